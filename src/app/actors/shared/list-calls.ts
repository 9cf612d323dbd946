import type { ListPage } from '../../../domain/lists/list-page.ts';
import type { ListQuery } from '../../../domain/lists/list-query.ts';
import { getRowsOnPage } from '../../../domain/lists/list-settings.ts';
import { succeeded, type Outcome } from '../../../domain/outcome.ts';
import type { LoadPageInput } from '../../../machines/shared/list/list-types.ts';

/** The usual number of rows on a page of a list (QLST-58). */
export const rowsPerPage = 20;

/**
 * Returns the sort of a list request. `properties` holds the wire's name of each column; any other
 * column keeps the server's own order.
 */
const toSort = <Property extends string>(
  sort: ListQuery['sort'],
  properties: Readonly<Record<string, Property>>,
): [Property, 'asc' | 'desc'][] => {
  const property =
    sort !== null && Object.hasOwn(properties, sort.field) ? properties[sort.field] : undefined;
  return sort === null || property === undefined ? [] : [[property, sort.order]];
};

/** Returns the body of a list request; `sortProperties` holds the wire's name of each column. */
export const toListBody = <Filter, Property extends string = never>(
  { query: { page, sort, filters } }: Pick<LoadPageInput, 'query'>,
  filter: Filter,
  sortProperties: Readonly<Record<string, Property>> = {},
) => ({
  navigation: { page, itemsOnPage: getRowsOnPage(filters) },
  filter,
  sort: toSort(sort, sortProperties),
});

type SearchInput = Pick<LoadPageInput, 'searchBy'> & {
  readonly query: { readonly search: string };
};

/**
 * Returns conditions that one of the properties contains the search text; none without a search
 * text.
 */
export const toSearchConditions = <const Property extends string>(
  { query: { search } }: SearchInput,
  ...properties: readonly Property[]
) =>
  search === ''
    ? []
    : properties.map((property, index) => ({
        bool_operator: index === 0 ? ('and' as const) : ('or' as const),
        property,
        operator: 'contains' as const,
        value: search,
      }));

/**
 * Returns conditions on the id or on texts, by the kind of search (PD-30); none without a
 * search text.
 */
export const toIdOrTextConditions = <const Id extends string, const Property extends string>(
  input: SearchInput,
  id: Id,
  ...texts: readonly Property[]
) =>
  input.query.search !== '' && input.searchBy === 'id'
    ? [{ property: id, operator: 'equals' as const, value: Number(input.query.search) }]
    : toSearchConditions(input, ...texts);

type ListResponse<Row> = Outcome<{
  readonly content: {
    readonly result: readonly Row[];
    readonly navigation: { readonly totalItems: number; readonly totalPages: number };
    readonly counts?: Readonly<Record<string, number>>;
  };
}>;

/** Returns the page of a list that a response holds, each row as `toItem` converts it. */
export function toListPage<Row, Item>(
  response: ListResponse<Row>,
  toItem: (row: Row) => Item,
): Outcome<ListPage<Item>> {
  if (!response.ok) return response;
  const {
    result,
    navigation: { totalItems, totalPages },
    counts,
  } = response.value.content;
  return succeeded({
    items: result.map(toItem),
    totalItems,
    totalPages,
    ...(counts && { counts }),
  });
}
