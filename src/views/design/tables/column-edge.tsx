import { useRef, type ReactNode } from 'react';

import type { Column } from './table-types.ts';
import { isRightToLeft } from '../keyboard.ts';

const leastWidth = 64;
/** The width that the column that fills the table keeps, in pixels. */
const leastRest = 160;

const getVariable = (id: string): `--${string}` => `--width-of-${id}`;

/** Returns the style of a table with the chosen widths of its columns. */
export const getTableStyle = <R,>(
  columns: readonly Column<R>[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    columns.flatMap(({ id, width }) =>
      typeof width === 'number' ? [[getVariable(id), `${String(width)}px`]] : [],
    ),
  );

/** Returns the props of a cell whose column has a chosen width; longer content is cut. */
export function getSizedCell(id: string) {
  const width = `var(${getVariable(id)})`;
  return { 'data-sized': '', style: { width, minWidth: width, maxWidth: width } };
}

/**
 * Returns the width of a column's head in pixels, and a function that returns the nearest width for
 * which the table has room.
 */
export function measureColumn(head: HTMLElement): {
  readonly width: number;
  readonly fitWidth: (width: number) => number;
} {
  const width = head.offsetWidth;
  const filling = head.parentElement?.querySelector<HTMLElement>('[data-fills]');
  const most = width + Math.max(0, (filling?.offsetWidth ?? 0) - leastRest);
  return { width, fitWidth: (next) => Math.min(Math.max(leastWidth, next), most) };
}

interface Drag extends ReturnType<typeof measureColumn> {
  readonly table: HTMLTableElement;
  readonly from: number;
  dragged: number | null;
}

function startDrag(edge: HTMLElement, from: number): Drag | null {
  const head = edge.closest('th');
  const table = edge.closest('table');
  return head === null || table === null
    ? null
    : { ...measureColumn(head), table, from, dragged: null };
}

interface ColumnEdgeProps {
  readonly id: string;
  /** The side of the column that moves: the one towards the column that fills the table. */
  readonly side: 'start' | 'end';
  /** Is called when the first move begins to change the width. */
  readonly onStart: () => void;
  readonly onResize: (width: number | null) => void;
}

/**
 * The edge of a column, which is dragged to resize the column; a double click gives it its usual
 * width. While it is dragged only a style of the table changes.
 */
export function ColumnEdge({ id, side, onStart, onResize }: ColumnEdgeProps): ReactNode {
  const drag = useRef<Drag | null>(null);
  return (
    <span
      data-edge={side}
      className="absolute inset-y-0 w-2 cursor-col-resize touch-none border-line-strong select-none data-[edge=end]:end-0 data-[edge=end]:hover:border-e-2 data-[edge=start]:start-0 data-[edge=start]:hover:border-s-2"
      onPointerDown={({ currentTarget, pointerId, clientX, button }) => {
        if (button !== 0) return;
        currentTarget.setPointerCapture(pointerId);
        drag.current = startDrag(currentTarget, clientX);
      }}
      onPointerMove={({ clientX }) => {
        const { current } = drag;
        if (current === null || (clientX === current.from && current.dragged === null)) return;
        if (current.dragged === null) onStart();
        const moved = (clientX - current.from) * ((side === 'end') === isRightToLeft() ? -1 : 1);
        current.dragged = current.fitWidth(current.width + moved);
        current.table.style.setProperty(getVariable(id), `${String(current.dragged)}px`);
      }}
      onLostPointerCapture={() => {
        const dragged = drag.current?.dragged ?? null;
        drag.current = null;
        if (dragged !== null) onResize(dragged);
      }}
      onDoubleClick={() => {
        onResize(null);
      }}
    />
  );
}
