import type { ListDefaults, ListQuery } from '../../domain/lists/list-query.ts';
import type { Failure, Outcome } from '../../domain/outcome.ts';
import type { GridPages, VisibleRows } from '../../domain/translations/grid-pages.ts';
import type { QueryContext } from '../shared/list/query-context.ts';
import type {
  CellLocation,
  TranslationCell,
  TranslationRow,
} from '../../domain/translations/translation-rows.ts';

/** One page of keys. */
export interface GridPage {
  readonly page: number;
  readonly rows: readonly TranslationRow[];
  readonly totalRows: number;
}

/** The input of `loadRows`. */
export interface LoadRowsInput {
  readonly query: ListQuery;
  readonly page: number;
}

/** The input of the grid: the query string of its address and its defaults. */
export interface GridInput {
  readonly address: string;
  readonly defaults: ListDefaults;
}

/**
 * The context of the grid. `reveal` is the row to scroll to; its count rises when the same row is
 * revealed again. `isOutdated` is set when a cell was stored since the rows are being refreshed.
 */
export interface GridContext extends QueryContext {
  readonly pages: GridPages;
  readonly totalRows: number;
  readonly visible: VisibleRows;
  readonly reveal: { readonly index: number; readonly count: number };
  readonly isOutdated: boolean;
  readonly response: Outcome<GridPage> | null;
  readonly failure: Failure | null;
}

/**
 * The events of the grid. Its dialogs send `cell.stored` with the new cell, null when it is empty.
 */
export type GridEvent =
  | { readonly type: 'search.type'; readonly text: string }
  | { readonly type: 'sort.click'; readonly field: string }
  | { readonly type: 'filter.choose'; readonly name: string; readonly value: string }
  | { readonly type: 'rows.visible'; readonly visible: VisibleRows }
  | { readonly type: 'rows.retry' }
  | { readonly type: 'grid.refresh' }
  | { readonly type: 'address.changed'; readonly address: string }
  | {
      readonly type: 'cell.stored';
      readonly place: CellLocation;
      readonly cell: TranslationCell | null;
    };
