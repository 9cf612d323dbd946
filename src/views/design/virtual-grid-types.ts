import type { ReactNode } from 'react';

import type { Sort } from './table-types.ts';

/** A column of a virtual grid. */
export interface GridColumn<R> {
  readonly id: string;
  readonly header: ReactNode;
  /** In pixels. */
  readonly width: number;
  readonly sortable?: boolean;
  readonly cell: (row: R) => ReactNode;
  /** Icons that act on the cell; they show while it is hovered or focused and are out of the order of Tab, because the cell's keys do the same. */
  readonly actions?: (row: R) => ReactNode;
}

/** What the keys of a cell do: Enter or F2 opens it, Delete removes what is in it. */
export interface GridKeys<R> {
  readonly onOpen: (row: R, column: string) => void;
  readonly onRemove: (row: R, column: string) => void;
}

/** A cell's place: row -1 is the heads. */
export interface GridCell {
  readonly row: number;
  readonly column: number;
}

/** Props of `VirtualGrid`. */
export interface VirtualGridProps<R> extends GridKeys<R> {
  /** Accessible name. */
  readonly label: string;
  /** How its keys work. */
  readonly help: string;
  /** The first column names its rows and stays in view. */
  readonly columns: readonly GridColumn<R>[];
  readonly totalRows: number;
  /** A row, or undefined while it has not come. */
  readonly rowAt: (index: number) => R | undefined;
  /** Height of every row in pixels. */
  readonly rowHeight: number;
  readonly sort: Sort | null;
  readonly onSort: (column: string) => void;
  /** A row to bring to the top; a new `count` asks for the same one again. */
  readonly reveal: { readonly index: number; readonly count: number };
  /** The first and last row in view, each time they change. */
  readonly onSeen: (first: number, last: number) => void;
}

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  PageDown: [10, 0],
  PageUp: [-10, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
};

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** Where a key leads from a cell (ARIA practices, data grid); with Control, Home and End go to the first and last row as well. Null for a key that moves nowhere. */
export function cellAfterKey(
  { row, column }: GridCell,
  key: string,
  isControl: boolean,
  rows: number,
  columns: number,
): GridCell | null {
  const step = steps[key];
  if (step === undefined) return null;
  const [down, along] = step;
  const toEnd = isControl && (key === 'Home' || key === 'End');
  const movedRow = toEnd ? (key === 'Home' ? 0 : rows - 1) : row + down;
  return { row: within(movedRow, -1, rows - 1), column: within(column + along, 0, columns - 1) };
}
