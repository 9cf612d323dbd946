import {
  formatListQuery,
  parseListQuery,
  normalizeSearch,
  toggleSort,
  type ListDefaults,
  type ListQuery,
} from '../../../domain/lists/list-query.ts';

/** The part of a list's context that its address holds, and the text of its search field. */
export interface QueryContext {
  readonly defaults: ListDefaults;
  readonly query: ListQuery;
  readonly searchText: string;
}

/** Returns the query string of a list's address. */
export const formatAddress = ({ query, defaults }: Pick<QueryContext, 'query' | 'defaults'>) =>
  formatListQuery(query, defaults);

/** Returns the query of an address, and the text of the search field that shows it. */
export function readAddress(
  { defaults }: Pick<QueryContext, 'defaults'>,
  address: string,
): Pick<QueryContext, 'query' | 'searchText'> {
  const query = parseListQuery(address, defaults);
  return { query, searchText: query.search };
}

/** Returns whether an address stands for another query than the current one. */
export const isOtherAddress = (context: QueryContext, address: string): boolean =>
  formatAddress({ ...context, ...readAddress(context, address) }) !== formatAddress(context);

/** Returns whether the search field holds what is already searched for. */
export const isSearchUnchanged = ({ query, searchText }: QueryContext): boolean =>
  normalizeSearch(searchText) === query.search;

/** The changes of a query; each shows the first page of the new result. */
export const queryChanges = {
  search: ({ searchText }: QueryContext): Partial<ListQuery> => ({
    search: normalizeSearch(searchText),
    searchIn: undefined,
    page: 1,
  }),
  sort: ({ query }: QueryContext, field: string): Partial<ListQuery> => ({
    sort: toggleSort(query.sort, field),
    page: 1,
  }),
  filter: (
    { query }: QueryContext,
    filters: Readonly<Record<string, string>>,
  ): Partial<ListQuery> => ({ filters: { ...query.filters, ...filters }, page: 1 }),
};
