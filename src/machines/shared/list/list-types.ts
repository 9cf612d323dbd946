import type { ListPage } from '../../../domain/lists/list-page.ts';
import type { ListDefaults, ListQuery } from '../../../domain/lists/list-query.ts';
import type { PageSize } from '../../../domain/lists/list-settings.ts';
import type { Notice } from '../../../domain/messages/notice.ts';
import type { Failure, Outcome } from '../../../domain/outcome.ts';
import type { Emitted } from '../emitted.ts';
import type { ItemOutcome } from '../from-call.ts';
import type { QueryContext } from './query-context.ts';

/** Whether a search looks for an id or for a title. */
export type SearchBy = 'id' | 'title';

/** The input of `loadPage`. */
export interface LoadPageInput {
  readonly query: ListQuery;
  readonly searchBy: SearchBy;
}

/** The input of a list machine: the query string of its address and the list's defaults. */
export interface ListInput {
  readonly address: string;
  readonly defaults: ListDefaults;
}

/**
 * The context of a list. `searchText` is the text in the field, `query.search` the text of the
 * request, `response` the latest one.
 */
export interface ListContext<Item> extends QueryContext {
  readonly items: readonly Item[];
  readonly totalItems: number;
  readonly totalPages: number;
  readonly searchBy: SearchBy;
  readonly response: Outcome<ListPage<Item>> | null;
  /** The ids of the selected rows, all of them among `items`. */
  readonly selectedIds: readonly number[];
  /** The items that are being removed, or whose removal waits for confirmation. */
  readonly removing: readonly Item[];
  /** The items whose removal failed. */
  readonly failedRemovals: readonly FailedRemoval<Item>[];
  /** The browser hides the page, so it is not polled. */
  readonly isPageHidden: boolean;
  /** How often the page was polled since the last request of the person. */
  readonly pollCount: number;
}

/** An item that could not be removed. */
export interface FailedRemoval<Item> {
  readonly item: Item;
  readonly failure: Failure;
}

/**
 * The events of a list. The router sends `address.changed` (Back, Forward, a shared link), the
 * browser `page.hidden` and `page.visible`.
 */
export type ListEvent<Item> =
  | { readonly type: 'search.type'; readonly text: string }
  | { readonly type: 'search.switch' }
  | { readonly type: 'sort.click'; readonly field: string }
  | { readonly type: 'page.go'; readonly page: number }
  | { readonly type: 'filter.choose'; readonly name: string; readonly value: string }
  | { readonly type: 'filters.choose'; readonly filters: Readonly<Record<string, string>> }
  | { readonly type: 'pageSize.choose'; readonly rowsOnPage: PageSize }
  | { readonly type: 'query.open'; readonly address: string }
  | { readonly type: 'list.refresh' }
  | { readonly type: 'address.changed'; readonly address: string }
  | { readonly type: 'row.toggle'; readonly id: number }
  | { readonly type: 'rows.select'; readonly ids: readonly number[] }
  | { readonly type: 'page.hidden' }
  | { readonly type: 'page.visible' }
  | { readonly type: 'item.remove'; readonly item: Item }
  | { readonly type: 'selection.remove' }
  | { readonly type: 'removal.confirm' }
  | { readonly type: 'removal.cancel' };

/**
 * The emitted events of a list: its new query string, which the screen writes into the address (it
 * replaces the history entry when `isReplace`), and the items that were removed, with those that
 * another person had removed before.
 */
export type ListEmitted<Item> =
  | Emitted
  | { readonly type: 'address'; readonly query: string; readonly isReplace?: true }
  | {
      readonly type: 'removed';
      readonly items: readonly Item[];
      readonly alreadyGone: readonly Item[];
    };

/** What differs between lists. */
export interface ListOptions<Item> {
  readonly id: string;
  /** False where a whole number is searched like any text, not as an id first (PD-30). */
  readonly searchesIds?: false;
  /** Whether rows can be selected. */
  readonly canSelect?: true;
  /** Whether rows can be removed, after a confirmation. */
  readonly canRemove?: true;
  /** The notice of a removal. */
  readonly announceRemoval?: (removal: ItemOutcome<Item>) => Notice;
  /** Whether an item is being processed. A page with such items is polled. */
  readonly isPending?: (item: Item) => boolean;
  /** Whether rows stay while the server cannot be reached; they are loaded again by themselves. */
  readonly keepsRows?: true;
}
