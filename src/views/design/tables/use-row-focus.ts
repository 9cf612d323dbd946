import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** The position of the focus in a list: the row, counted from 0, and the control. */
interface FocusedRow {
  readonly place: number;
  readonly element: Element;
}

const listRows = (list: Element): readonly Element[] => [...list.querySelectorAll('[data-row]')];

/**
 * Keeps the focus in a list whose rows change. When the focused row is removed, the row in its
 * place gets the focus, or the list itself. Spread `onFocus` on the element that contains the rows;
 * it needs `tabIndex` -1.
 */
export function useRowFocus<E extends HTMLElement>(
  rows: readonly unknown[] | null,
): { readonly ref: RefObject<E | null>; readonly onFocus: (event: FocusEvent) => void } {
  const ref = useRef<E>(null);
  const last = useRef<FocusedRow | null>(null);
  useLayoutEffect(() => {
    if (
      last.current === null ||
      rows === null ||
      ref.current === null ||
      last.current.element.isConnected ||
      document.activeElement !== document.body
    )
      return;
    const now = listRows(ref.current);
    const row = now[Math.min(last.current.place, now.length - 1)];
    (row?.querySelector<HTMLElement>('a, button, input') ?? ref.current).focus();
  }, [rows]);
  return {
    ref,
    onFocus: ({ target }) => {
      const row = target.closest('[data-row]');
      last.current =
        row === null || ref.current === null
          ? null
          : { place: listRows(ref.current).indexOf(row), element: target };
    },
  };
}
