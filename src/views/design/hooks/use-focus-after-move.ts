import { useEffect, useRef, type RefObject } from 'react';

/**
 * After a move to another `place` within the page, gives the focus that went away with the former
 * screen to `target`, or to the page's content; where something has it, it stays.
 */
export function useFocusAfterMove(place: string, target?: RefObject<HTMLElement | null>): void {
  const former = useRef(place);
  useEffect(() => {
    if (former.current === place) return undefined;
    former.current = place;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        (target?.current ?? document.querySelector('main'))?.focus({ preventScroll: true });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [place, target]);
}
