import { useEffect, useState } from 'react';

/** The control that gets the focus when the dialog that is closing is gone. */
let awaiting: HTMLElement | null = null;

/** How long a control waits for a dialog to close. */
const maxWaitMs = 300;

const isInDialog = (element: Element | null): boolean =>
  element?.closest('[role="dialog"]') != null;

/** Whether a control of the page has the focus, and not a dialog, which may be closing. */
export const isPageFocused = (): boolean =>
  document.activeElement !== document.body && !isInDialog(document.activeElement);

/**
 * Focuses a control of the page. A dialog that closes at the same time returns the focus to what had
 * it before, some time after it is gone, so the control gets it again then.
 */
export function focusOutsideDialog(control: HTMLElement): void {
  const isDialogClosing = awaiting !== null || !isPageFocused();
  control.focus({ preventScroll: true });
  awaiting = null;
  if (!isDialogClosing || isInDialog(control)) return;
  awaiting = control;
  setTimeout(() => {
    if (awaiting === control) awaiting = null;
  }, maxWaitMs);
}

/** Focuses the control that waits for the focus; returns whether there is one. */
function focusAwaiting(): boolean {
  const control = awaiting;
  awaiting = null;
  control?.focus({ preventScroll: true });
  return control !== null;
}

/**
 * Returns the focus, when the component is removed, to the element that had it before, or to the
 * page's content when that element is gone; a control that `focusOutsideDialog` was asked for comes
 * first. Does nothing when another element has the focus by then. When a dialog and a confirmation
 * above it close together, the dialog decides.
 */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    // What waited for another dialog has the focus by now, or lost it to this one.
    awaiting = null;
    return () => {
      const content = document.querySelector('main');
      requestAnimationFrame(() => {
        requestAnimationFrame(() => {
          if (focusAwaiting() || !(opener instanceof HTMLElement) || opener.isConnected) return;
          if (document.activeElement === document.body) content?.focus();
        });
        if (awaiting !== null || !(opener instanceof HTMLElement)) return;
        if (document.activeElement === document.body && opener.isConnected) opener.focus();
      });
    };
  }, [opener]);
}
