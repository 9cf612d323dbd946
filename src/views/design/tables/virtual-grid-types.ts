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
  /**
   * Icon buttons of the cell, shown while it is hovered or focused. They are not in the tab order,
   * because the keys of the cell do the same.
   */
  readonly actions?: (row: R) => ReactNode;
}

/** The actions of the cell's keys: Enter and F2 open it, Delete removes its content. */
export interface GridKeys<R> {
  readonly onOpen: (row: R, column: string) => void;
  readonly onRemove: (row: R, column: string) => void;
}

/** Where the focus goes when the editor of a cell closes. `next` and `previous` are cells to edit. */
export type LeaveTo = 'stay' | 'down' | 'next' | 'previous';

/**
 * Editing in the cells of a grid. Typing opens the editor with what was typed, Enter, F2 and a double
 * press with the value; Alt and Enter open the cell's dialog.
 */
export interface GridEditing<R> {
  readonly canEdit: (column: string) => boolean;
  readonly isOpen: (row: R, column: string) => boolean;
  /** Renders the editor of the open cell, which calls `leave` after it has closed. */
  readonly renderEditor: (leave: (to: LeaveTo) => void) => ReactNode;
  readonly onStart: (row: R, column: string, text?: string) => void;
  /** Called with text that was pasted at a cell. */
  readonly onPaste: (rowIndex: number, column: string, text: string) => void;
  /** Returns the text that is copied from a cell. */
  readonly getText: (row: R, column: string) => string;
}

/** The position of a cell; row -1 is the header row. */
export interface GridCell {
  readonly row: number;
  readonly column: number;
}

/** Props of `VirtualGrid`. */
export interface VirtualGridProps<R> extends GridKeys<R> {
  /** Accessible name. */
  readonly label: string;
  /** Help about its keys. */
  readonly help: string;
  /** The columns. The first one names its rows and stays visible. */
  readonly columns: readonly GridColumn<R>[];
  readonly rowCount: number;
  /** Returns a row, or undefined while it is not loaded. */
  readonly getRow: (index: number) => R | undefined;
  /** Height of every row in pixels. */
  readonly rowHeight: number;
  readonly sort: Sort | null;
  readonly onSort: (column: string) => void;
  /** A row to scroll to the top; a new `count` scrolls to the same row again. */
  readonly reveal: { readonly index: number; readonly count: number };
  /** Without it, cells are edited in dialogs only. */
  readonly editing?: GridEditing<R>;
  /** Called with the first and last visible row each time they change. */
  readonly onVisibleRangeChange: (first: number, last: number) => void;
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

const clamp = (value: number, min: number, max: number): number =>
  Math.max(min, Math.min(value, max));

/** Returns the cell to focus after the editor of a cell has closed; the same one at the end. */
export function findCellToLeaveTo(
  { row, column }: GridCell,
  to: LeaveTo,
  rows: number,
  editableColumns: readonly number[],
): GridCell {
  if (to === 'stay') return { row, column };
  if (to === 'down') return { row: clamp(row + 1, 0, rows - 1), column };
  const step = to === 'next' ? 1 : -1;
  const at = editableColumns.indexOf(column) + step;
  const beside = editableColumns[at];
  if (at >= 0 && beside !== undefined) return { row, column: beside };
  const wrapped = editableColumns.at(to === 'next' ? 0 : -1);
  const nextRow = row + step;
  return wrapped === undefined || nextRow < 0 || nextRow >= rows
    ? { row, column }
    : { row: nextRow, column: wrapped };
}

/**
 * Returns the cell that a key moves the focus to (ARIA practices, data grid); with Control, Home
 * and End go to the first and last row. Null for keys that do not move.
 */
export function findCellAfterKey(
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
  return { row: clamp(movedRow, -1, rows - 1), column: clamp(column + along, 0, columns - 1) };
}
