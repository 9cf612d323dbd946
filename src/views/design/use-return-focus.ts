import { useEffect, useState } from 'react';

/**
 * Gives the focus back to what had it when the component appeared, or to the page's content when that has gone, unless something else has taken it by then. A page
 * that comes only afterwards is left alone; of a dialog and the question over it that go together, the dialog knows the place.
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
