import type { ListPage } from '../../domain/lists/list-page.ts';
import type { ListDefaults, ListQuery } from '../../domain/lists/list-query.ts';
import type { Notice } from '../../domain/notice.ts';
import type { Failure, Outcome } from '../../domain/outcome.ts';
import type { Emitted } from './emitted.ts';

/** How the searched words are meant in one request: a whole number as an id first, then as words of the title (decision 30). */
export type KeywordMeaning = 'id' | 'title';

/** What `loadPage` is asked for. */
export interface LoadPageInput {
  readonly query: ListQuery;
  readonly keyword: KeywordMeaning;
}

/** What a list machine starts with: the query string of its address and the list's defaults. */
export interface ListInput {
  readonly address: string;
  readonly defaults: ListDefaults;
}

/** What a list remembers. `searchText` is what stands in the field, `query.search` what is searched for. `answer` is the last one. */
export interface ListContext<Item> {
  readonly defaults: ListDefaults;
  readonly query: ListQuery;
  readonly searchText: string;
  readonly items: readonly Item[];
  readonly totalItems: number;
  readonly totalPages: number;
  readonly keyword: KeywordMeaning;
  readonly answer: Outcome<ListPage<Item>> | null;
  /** The ids of the chosen rows, all of them among `items`. */
  readonly chosen: readonly number[];
  /** What is asked about or being removed. */
  readonly removing: readonly Item[];
  /** What of it could not be removed, and why. */
  readonly unremoved: readonly FailedRemoval<Item>[];
  /** Nobody sees the page now, so nothing is looked up again. */
  readonly isOutOfSight: boolean;
  /** How often the page was looked up again since somebody asked for it. */
  readonly lookups: number;
}

/** What became of the removal of one item. */
export interface Removal<Item> {
  readonly item: Item;
  readonly outcome: Outcome<unknown>;
}

/** An item that could not be removed. */
export interface FailedRemoval<Item> {
  readonly item: Item;
  readonly failure: Failure;
}

/** What a person does with a list; `address.changed` is the router's (Back, Forward, a shared link), `sight` tells whether the browser shows the page. `row.choose` chooses a row or lets go of it. */
export type ListEvent<Item> =
  | { readonly type: 'search.type'; readonly text: string }
  | { readonly type: 'search.submit' }
  | { readonly type: 'sort.click'; readonly field: string }
  | { readonly type: 'page.go'; readonly page: number }
  | { readonly type: 'filter.choose'; readonly name: string; readonly value: string }
  | { readonly type: 'list.refresh' }
  | { readonly type: 'address.changed'; readonly address: string }
  | { readonly type: 'row.choose'; readonly id: number }
  | { readonly type: 'rows.choose'; readonly ids: readonly number[] }
  | { readonly type: 'sight.lost' }
  | { readonly type: 'sight.regained' }
  | { readonly type: 'item.remove'; readonly item: Item }
  | { readonly type: 'chosen.remove' }
  | { readonly type: 'removal.confirm' }
  | { readonly type: 'removal.cancel' };

/** A list emits its new query string besides what every machine emits, which the screen writes into the address (in place of the present one when `isReplace`), what was removed, and what was to be removed but was not there any more. */
export type ListEmitted<Item> =
  | Emitted
  | { readonly type: 'address'; readonly query: string; readonly isReplace?: true }
  | {
      readonly type: 'removed';
      readonly items: readonly Item[];
      readonly alreadyGone: readonly Item[];
    };

/** What differs between lists: whether rows can be removed, what is said of each that was or could not be, and which of them will change by themselves, so that the page is looked up again. */
export interface ListOptions<Item> {
  readonly id: string;
  readonly removes?: true;
  readonly announceRemoval?: (removal: Removal<Item>) => Notice;
  readonly isUnsettled?: (item: Item) => boolean;
}
