import { useRef, useState, type ReactNode } from 'react';

import { listViewMessages } from '../../../../domain/messages/list-view-messages.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { ColumnsIcon } from '../../../design/icons/columns-icon.tsx';
import { createLazyComponent } from '../../../design/lazy-component.tsx';
import { LazyPopoverPanel, preloadPopovers } from '../../../design/overlays/popover.tsx';
import { AddedMessages, useFormatMessage } from '../../format-message.tsx';
import type { ColumnsProps } from './columns-panel.tsx';

const panel = createLazyComponent(async () => (await import('./columns-panel.tsx')).ColumnsPanel);

/** Loads the code of what the button opens. */
export function preloadColumns(): void {
  panel.preload();
  preloadPopovers();
}

/** A button that opens the columns of a list. */
export const ColumnsButton = (props: ColumnsProps): ReactNode => (
  <AddedMessages messages={listViewMessages}>
    <PanelButton {...props} />
  </AddedMessages>
);

function PanelButton(props: ColumnsProps): ReactNode {
  const label = useFormatMessage()('listViews.columns');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        icon={<ColumnsIcon />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preloadColumns}
        onFocus={preloadColumns}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {label}
      </Button>
      {isOpen && (
        <LazyPopoverPanel
          name={{ 'aria-label': label }}
          triggerRef={button}
          placement="bottom end"
          onClose={() => {
            setOpen(false);
          }}
          className="w-80 lg:w-96 max-w-[calc(100vw-1rem)] p-2 text-sm"
        >
          <panel.Component {...props} />
        </LazyPopoverPanel>
      )}
    </>
  );
}
