import { useEffect, useState } from 'react';

/**
 * Returns the focus, when the component is removed, to the element that had it before, or to the
 * page's content when that element is gone. Does nothing when another element has the focus by
 * then. When a dialog and a confirmation above it close together, the dialog decides.
 */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const content = document.querySelector('main');
      requestAnimationFrame(() => {
        if (!(opener instanceof HTMLElement) || document.activeElement !== document.body) return;
        if (opener.isConnected) opener.focus();
        else
          requestAnimationFrame(() => {
            if (document.activeElement === document.body) content?.focus();
          });
      });
    },
    [opener],
  );
}
