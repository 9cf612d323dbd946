import type { ReactNode } from 'react';

import type { MenuItem } from './menu.tsx';

/** A row's id. */
export type RowId = string | number;

/** A column. `cell` renders its value; `card` says where the value goes when rows become cards on a phone. */
export interface Column<R> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: R) => ReactNode;
  /** How the value reads in a card, where no header stands over it: '12 questions' instead of 12. */
  readonly cardCell?: (row: R) => ReactNode;
  /** Dates and numbers align to the end. */
  readonly align?: 'end';
  readonly sortable?: boolean;
  /** Takes the room that is left; one column of a table. */
  readonly wide?: boolean;
  /** Shows from 1100 px on, where there is room for it. */
  readonly roomy?: boolean;
  readonly card?: 'title' | 'line' | 'badge';
}

/** The order rows are in. */
export interface Sort {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

/** What one can do with a row: a button that acts or a link, always in the tab order. */
export type RowAction =
  | {
      readonly label: string;
      readonly icon: ReactNode;
      readonly danger?: boolean;
      readonly whyDisabled?: string | undefined;
      readonly busy?: boolean;
      readonly onSelect: () => void;
    }
  | { readonly label: string; readonly icon: ReactNode; readonly to: string };

/** What the table says. */
export interface TableSentences {
  readonly actions: string;
  readonly actionsOf: (name: string) => string;
  readonly selectAll: string;
  readonly selectRow: (name: string) => string;
  readonly sortBy: string;
  readonly direction: Readonly<Record<Sort['direction'], string>>;
}

/** Which rows are chosen. */
export interface Selection {
  readonly chosen: ReadonlySet<RowId>;
  readonly onToggle: (id: RowId) => void;
  /** Chooses all rows of the page, or none. */
  readonly onToggleAll: (choose: boolean) => void;
}

/** Props of `DataTable`. */
export interface DataTableProps<R> {
  /** Accessible name. */
  readonly label: string;
  readonly columns: readonly Column<R>[];
  /** The rows, or null while they load: then ten grey rows show (LST-10). */
  readonly rows: readonly R[] | null;
  readonly idOf: (row: R) => RowId;
  /** A row's name, for its checkbox and its actions. */
  readonly nameOf: (row: R) => string;
  readonly sort?: Sort | undefined;
  readonly onSort?: ((column: string) => void) | undefined;
  readonly selection?: Selection | undefined;
  readonly actionsOf?: ((row: R) => readonly RowAction[]) | undefined;
  /** Rows that are there but not ready, shown quieter. */
  readonly isQuiet?: ((row: R) => boolean) | undefined;
  /** Shown in place of rows when there are none. */
  readonly empty: ReactNode;
  readonly sentences: TableSentences;
}

/** The actions of a row as a menu. */
export const menuOf = (actions: readonly RowAction[]): readonly MenuItem[] =>
  actions.map((action) =>
    'to' in action ? { kind: 'link', ...action } : { kind: 'action', ...action },
  );
