import { type RefObject, useEffect, useRef, useState } from 'react';

/** The density of a table: buttons for actions, a menu button alone, or cards. */
export type TableDensity = 'buttons' | 'menu' | 'cards';

/** The width of the table at each density that did not fit, with these widths of its columns. */
interface Needs {
  readonly widths: string;
  readonly buttons: number;
  readonly menu: number;
}

/**
 * Selects the density of the table inside `ref`, so that it is never wider than its container. A
 * density that did not fit is tried again when there is more room, and with other `widths` of the
 * columns.
 */
export function useTableDensity(widths: string): {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly density: TableDensity;
} {
  const ref = useRef<HTMLDivElement>(null);
  const [density, setDensity] = useState<TableDensity>('buttons');
  const [triedWidths, setTriedWidths] = useState(widths);
  if (widths !== triedWidths) {
    setTriedWidths(widths);
    setDensity('buttons');
  }
  const needs = useRef<Needs>({ widths, buttons: 0, menu: 0 });
  useEffect(() => {
    const place = ref.current;
    if (place === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      const room = place.clientWidth;
      const table = place.querySelector('table');
      if (needs.current.widths !== widths) needs.current = { widths, buttons: 0, menu: 0 };
      if (table !== null && density !== 'cards' && table.offsetWidth > room)
        needs.current = { ...needs.current, [density]: table.offsetWidth };
      setDensity(
        room >= needs.current.buttons ? 'buttons' : room >= needs.current.menu ? 'menu' : 'cards',
      );
    });
    observer.observe(place);
    const table = place.querySelector('table');
    if (table !== null) observer.observe(table);
    return () => {
      observer.disconnect();
    };
  }, [density, widths]);
  return { ref, density };
}
