import type { ReactNode } from 'react';

import { chunk } from './chunk.tsx';

const frame = chunk(async () => (await import('./dialog-frame.tsx')).DialogFrame);

/** Loads the code of dialogs ahead of their first opening: a screen with unsaved work calls it, so that it can ask even when the server is gone. */
export const preloadDialogs = frame.preload;

/** Props of `Dialog`. */
export interface DialogProps {
  readonly open: boolean;
  /** Escape, a press outside or the close button. Left out, the dialog can be left by its own buttons only. */
  readonly onClose?: (() => void) | undefined;
  readonly title: string;
  readonly description?: ReactNode;
  /** Accessible name of the close button. */
  readonly closeLabel?: string | undefined;
  readonly size?: 's' | 'm' | 'l' | 'full';
  /** `end` and `start` make it a drawer at that side of the screen; `top` leaves room below for a palette. */
  readonly place?: 'middle' | 'top' | 'start' | 'end';
  /** Hides the title from the eye, for places that say it themselves. */
  readonly hideTitle?: boolean;
  readonly tone?: 'paper' | 'rail';
  /** Buttons at the end of the footer; the primary one last. */
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}

/** A modal dialog or drawer: focus stays inside, the page behind is inert, focus returns where it was. Its code loads with its first opening. */
export const Dialog = (props: DialogProps): ReactNode =>
  props.open ? <frame.Part {...props} /> : null;
