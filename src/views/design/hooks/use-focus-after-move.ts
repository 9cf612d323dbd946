import { useEffect, useRef, type RefObject } from 'react';

/**
 * After a move to another `place` within the page, gives the focus that went away with the former
 * screen to `target`, or to the page's content; where something has it, it stays. A dialog that
 * closed before may have left it on the page's content, because what opened it is gone.
 */
export function useFocusAfterMove(place: string, target?: RefObject<HTMLElement | null>): void {
  const former = useRef(place);
  useEffect(() => {
    if (former.current === place) return undefined;
    former.current = place;
    const frame = requestAnimationFrame(() => {
      const content = document.querySelector('main');
      if ([document.body, content].includes(document.activeElement as HTMLElement | null))
        (target?.current ?? content)?.focus({ preventScroll: true });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [place, target]);
}
