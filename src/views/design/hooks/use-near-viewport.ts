import { useEffect, useEffectEvent, type RefObject } from 'react';

const margin = '400px';

/** Tells once when an element has come near the window; where the browser cannot watch, never. */
export function useNearViewport(ref: RefObject<Element | null>, onNear: () => void): void {
  const tell = useEffectEvent(onNear);
  useEffect(() => {
    const element = ref.current;
    if (element === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        tell();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [ref]);
}
