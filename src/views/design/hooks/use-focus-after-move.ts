import { useEffect, useRef } from 'react';

/**
 * After a move to another `place` within the page, gives the focus that went away with the former
 * screen to the page's content; where something has it, it stays.
 */
export function useFocusAfterMove(place: string): void {
  const former = useRef(place);
  useEffect(() => {
    if (former.current === place) return undefined;
    former.current = place;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.querySelector('main')?.focus({ preventScroll: true });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [place]);
}
