import { useEffect, useState } from 'react';

/** Gives the focus back to what had it when the component appeared, unless something else has taken it by the time it is gone. */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => () => {
    requestAnimationFrame(() => {
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
    });
  }, [opener]);
}
