import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Tells which element inside of another has the focus: the element, or null when the focus is
 * elsewhere.
 */
export function useFocusInside(
  ref: RefObject<HTMLElement | null>,
  onFocus: (element: Element | null) => void,
): void {
  const tell = useEffectEvent((element: Element | null) => {
    onFocus(element);
  });
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const ending = new AbortController();
    element.addEventListener(
      'focusin',
      (event) => {
        tell(event.target instanceof Element ? event.target : null);
      },
      { signal: ending.signal },
    );
    element.addEventListener(
      'focusout',
      () => {
        tell(null);
      },
      { signal: ending.signal },
    );
    return () => {
      ending.abort();
    };
  }, [ref]);
}
