import type { ListDefaults, ListQuery } from '../../domain/lists/list-query.ts';
import type { Failure, Outcome } from '../../domain/outcome.ts';
import type { GridPages, SeenRows } from '../../domain/translations/grid-pages.ts';
import type {
  CellPlace,
  TranslationCell,
  TranslationRow,
} from '../../domain/translations/translation-rows.ts';

/** One page of keys. */
export interface GridPage {
  readonly page: number;
  readonly rows: readonly TranslationRow[];
  readonly totalRows: number;
}

/** What `loadRows` is asked for. */
export interface LoadRowsInput {
  readonly query: ListQuery;
  readonly page: number;
}

/** What the grid starts with: the query string of its address and its defaults. */
export interface GridInput {
  readonly address: string;
  readonly defaults: ListDefaults;
}

/** What the grid remembers. `reveal` is the row to bring into view; its count rises when the same row is meant again. */
export interface GridContext {
  readonly defaults: ListDefaults;
  readonly query: ListQuery;
  readonly searchText: string;
  readonly pages: GridPages;
  readonly totalRows: number;
  readonly seen: SeenRows;
  readonly reveal: { readonly index: number; readonly count: number };
  readonly answer: Outcome<GridPage> | null;
  readonly failure: Failure | null;
}

/** What a person does with the grid, and what its dialogs tell it: `cell.stored` what a cell now holds, null when it is empty. */
export type GridEvent =
  | { readonly type: 'search.type'; readonly text: string }
  | { readonly type: 'sort.click'; readonly field: string }
  | { readonly type: 'filter.choose'; readonly name: string; readonly value: string }
  | { readonly type: 'rows.seen'; readonly seen: SeenRows }
  | { readonly type: 'rows.retry' }
  | { readonly type: 'grid.refresh' }
  | { readonly type: 'address.changed'; readonly address: string }
  | {
      readonly type: 'cell.stored';
      readonly place: CellPlace;
      readonly cell: TranslationCell | null;
    };
