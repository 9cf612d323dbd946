import type { ReactNode } from 'react';

import { createLazyComponent } from '../lazy-component.tsx';
import type { DialogProps } from './dialog-frame.tsx';

const frame = createLazyComponent(async () => (await import('./dialog-frame.tsx')).DialogFrame);

/**
 * Loads the code of dialogs before the first one opens. A screen with unsaved work calls it, so
 * that it can ask even when the server is unreachable.
 */
export const preloadDialogs = frame.preload;

/**
 * A modal dialog or drawer: the focus stays inside, the page behind is inert, and the focus returns
 * on close. Its code loads when it first opens.
 */
export const Dialog = (props: DialogProps): ReactNode =>
  props.open ? <frame.Component {...props} /> : null;
