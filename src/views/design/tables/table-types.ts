import type { ReactNode } from 'react';

import type { MenuItem } from '../menus/menu-panel.tsx';

/** A row's id. */
export type RowId = string | number;

/**
 * A column. `cell` renders its value; `card` says where the value goes when rows become cards on a
 * phone.
 */
export interface Column<R> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: R) => ReactNode;
  /** The value in a card, which has no column headers: '12 questions' instead of 12. */
  readonly cardCell?: (row: R) => ReactNode;
  /** Whether a card leaves the value out, with its header for screen readers. */
  readonly isCardEmpty?: (row: R) => boolean;
  /** Aligns dates and numbers to the end. */
  readonly align?: 'end';
  readonly sortable?: boolean;
  /** Fills the remaining width; for one column of a table. */
  readonly fillsWidth?: boolean;
  /** A chosen width in pixels, which windows with room use; content that is wider is cut. */
  readonly width?: number | null;
  /** Wraps a long header and cuts it after two lines; its tooltip has the whole text. */
  readonly narrowHeader?: boolean;
  /** Shows the column from 1100 px on only. */
  readonly wideScreenOnly?: boolean;
  readonly card?: 'title' | 'line' | 'badge';
  /** Content that takes the place of this cell and the following ones of a row; null for none. */
  readonly spanned?: (row: R) => { readonly columns: number; readonly content: ReactNode } | null;
}

/** The sort order of the rows. */
export interface Sort {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

/** An action of a row: a button or a link, always in the tab order. */
export type RowAction =
  | {
      readonly label: string;
      readonly icon: ReactNode;
      readonly danger?: boolean;
      readonly disabledReason?: string | undefined;
      readonly busy?: boolean;
      readonly onSelect: () => void;
    }
  | { readonly label: string; readonly icon: ReactNode; readonly to: string };

/** The texts of a table. */
export interface TableLabels {
  readonly actions: string;
  readonly rowActions: (name: string) => string;
  readonly selectAll: string;
  readonly selectRow: (name: string) => string;
  readonly sortBy: string;
  readonly formatSorted: (column: string, direction: Sort['direction']) => string;
}

/** The selected rows. */
export interface Selection {
  readonly selectedIds: ReadonlySet<RowId>;
  readonly onToggle: (id: RowId) => void;
  /** Selects all rows of the page, or none. */
  readonly onToggleAll: (choose: boolean) => void;
}

/** Props of `DataTable`. */
export interface DataTableProps<R> {
  /** Accessible name. */
  readonly label: string;
  readonly columns: readonly Column<R>[];
  /** The rows, or null while they load: then ten grey rows show (LST-10). */
  readonly rows: readonly R[] | null;
  readonly getRowId: (row: R) => RowId;
  /** Returns the name of a row, for its checkbox and its actions. */
  readonly getRowName: (row: R) => string;
  readonly sort?: Sort | undefined;
  readonly onSort?: ((column: string) => void) | undefined;
  /** Gets the width in pixels that a column was dragged to, or null for its usual width. */
  readonly onResize?: ((column: string, width: number | null) => void) | undefined;
  readonly selection?: Selection | undefined;
  readonly getRowActions?: ((row: R) => readonly RowAction[]) | undefined;
  /** Returns whether a row is dimmed because it is not ready. */
  readonly isRowMuted?: ((row: R) => boolean) | undefined;
  /** The row whose details are shown beside the table. */
  readonly isRowChosen?: ((row: R) => boolean) | undefined;
  /** Shows one menu button a row and no other buttons. */
  readonly actionsInMenu?: boolean | undefined;
  /** Shown in place of rows when there are none. */
  readonly empty: ReactNode;
  readonly labels: TableLabels;
}

/** Returns the menu items for the actions of a row. */
export const toMenuItems = (actions: readonly RowAction[]): readonly MenuItem[] =>
  actions.map((action) =>
    'to' in action ? { kind: 'link', ...action } : { kind: 'action', ...action },
  );
