import type { ListPage } from '../../domain/lists/list-page.ts';
import type { ListDefaults, ListQuery } from '../../domain/lists/list-query.ts';
import type { Message } from '../../domain/notice.ts';
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
  readonly removing: Item | null;
  readonly removeFailure: Failure | null;
}

/** What a person does with a list; `address.changed` is the router's (Back, Forward, a shared link). */
export type ListEvent<Item> =
  | { readonly type: 'search.type'; readonly text: string }
  | { readonly type: 'search.submit' }
  | { readonly type: 'sort.click'; readonly field: string }
  | { readonly type: 'page.go'; readonly page: number }
  | { readonly type: 'filter.choose'; readonly name: string; readonly value: string }
  | { readonly type: 'list.refresh' }
  | { readonly type: 'address.changed'; readonly address: string }
  | { readonly type: 'item.remove'; readonly item: Item }
  | { readonly type: 'removal.confirm' }
  | { readonly type: 'removal.cancel' };

/** A list emits its new query string besides what every machine emits; the screen writes it into the address. */
export type ListEmitted = Emitted | { readonly type: 'address'; readonly query: string };

/** What differs between lists. `removed` is said after a removal; a list without it lets nothing be removed. */
export interface ListOptions {
  readonly id: string;
  readonly removed?: Message;
}
