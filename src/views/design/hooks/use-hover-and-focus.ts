import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Somebody looks at an element, or stops: by pointer, and by focus anywhere inside. */
export interface HoverAndFocusHandlers {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocusEnter: () => void;
  readonly onFocusLeave: () => void;
}

const isFocusOutside = (element: HTMLElement, event: FocusEvent): boolean =>
  !(event.relatedTarget instanceof Node && element.contains(event.relatedTarget));

/** Tells when a pointer or the focus comes to an element or leaves it. */
export function useHoverAndFocus(
  ref: RefObject<HTMLElement | null>,
  interest: HoverAndFocusHandlers,
): void {
  const tell = useEffectEvent((what: keyof HoverAndFocusHandlers) => {
    interest[what]();
  });
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    element.addEventListener(
      'pointerenter',
      () => {
        tell('onPointerEnter');
      },
      { signal },
    );
    element.addEventListener(
      'pointerleave',
      () => {
        tell('onPointerLeave');
      },
      { signal },
    );
    element.addEventListener(
      'focusin',
      (event) => {
        if (isFocusOutside(element, event)) tell('onFocusEnter');
      },
      { signal },
    );
    element.addEventListener(
      'focusout',
      (event) => {
        if (isFocusOutside(element, event)) tell('onFocusLeave');
      },
      { signal },
    );
    return () => {
      ending.abort();
    };
  }, [ref]);
}
