import { type RefObject, useEffect, useRef, useState } from 'react';

/** How much of a table there is room for: all of it, its actions behind a button, or cards. */
export type Density = 'icons' | 'menu' | 'cards';

/** How wide the table was where there was not enough room for it. */
interface Needs {
  readonly icons: number;
  readonly menu: number;
}

/** Chooses how a table inside `ref` is drawn so that it never is wider than its place: what did not fit is tried again only when there is more room. */
export function useDensity(): {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly density: Density;
} {
  const ref = useRef<HTMLDivElement>(null);
  const [density, setDensity] = useState<Density>('icons');
  const needs = useRef<Needs>({ icons: 0, menu: 0 });
  useEffect(() => {
    const place = ref.current;
    if (place === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      const room = place.clientWidth;
      const table = place.querySelector('table');
      if (table !== null && density !== 'cards' && table.offsetWidth > room)
        needs.current = { ...needs.current, [density]: table.offsetWidth };
      setDensity(
        room >= needs.current.icons ? 'icons' : room >= needs.current.menu ? 'menu' : 'cards',
      );
    });
    observer.observe(place);
    const table = place.querySelector('table');
    if (table !== null) observer.observe(table);
    return () => {
      observer.disconnect();
    };
  }, [density]);
  return { ref, density };
}
