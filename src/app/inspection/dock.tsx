import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import { href } from '../../domain/access/href.ts';
import { firstMessages } from '../../domain/messages/first-messages.ts';
import { inspectorMessages } from '../../domain/messages/inspector-messages.ts';
import { DockFrame, type DockPlace } from '../../views/inspector/live/dock-frame.tsx';
import { TranslationContext } from '../../views/shared/format-message.tsx';
import { IntlMessagesProvider } from '../../views/shared/intl-messages-provider.tsx';
import { keepForReload, readSetting, saveSetting } from '../browser/local-settings.ts';
import { loadTranslation, useTranslation } from '../translation.ts';

const messages = { ...firstMessages, ...inspectorMessages };
const firstPlace: DockPlace = { side: 'end', size: 560 };

function readPlace(): DockPlace {
  const [side, size] = (readSetting('dock') ?? '').split(' ');
  const pixels = Number(size);
  return (side === 'end' || side === 'bottom') && pixels > 0 ? { side, size: pixels } : firstPlace;
}

/** Leaves room beside or below the app for a dock; none for null. */
function makeRoom(place: DockPlace | null): void {
  const { style } = document.documentElement;
  style.setProperty('--dock-end', place?.side === 'end' ? `${String(place.size)}px` : '0px');
  style.setProperty('--dock-bottom', place?.side === 'bottom' ? `${String(place.size)}px` : '0px');
}

interface DockProps {
  readonly address: string;
  readonly onClose: () => void;
}

function Dock(props: DockProps): ReactNode {
  const [place, setPlace] = useState(readPlace);
  useLayoutEffect(() => {
    makeRoom(place);
    void saveSetting('dock', `${place.side} ${String(place.size)}`).catch(() => undefined);
  }, [place]);
  return <DockFrame {...props} place={place} onPlace={setPlace} />;
}

const TranslatedDock = (props: DockProps): ReactNode => (
  <TranslationContext value={useTranslation()}>
    <IntlMessagesProvider messages={messages}>
      <Dock {...props} />
    </IntlMessagesProvider>
  </TranslationContext>
);

/**
 * Shows the inspector beside the app, also after the page is loaded again, until it is closed or
 * the returned function is called. It is a page of its own, which follows this one like any other
 * inspector, so it never reports itself.
 */
export function openDock(): () => void {
  const address = new URL(`.${href('inspector')}?live=chart`, document.baseURI);
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const keep = (): void => {
    keepForReload('dock', 'open');
  };
  const close = (): void => {
    window.removeEventListener('pagehide', keep);
    root.unmount();
    container.remove();
    makeRoom(null);
  };
  window.addEventListener('pagehide', keep);
  void loadTranslation('inspector');
  root.render(<TranslatedDock address={address.href} onClose={close} />);
  return close;
}
