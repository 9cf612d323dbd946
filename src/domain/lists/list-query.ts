/** The direction of a sort. */
export type SortOrder = 'asc' | 'desc';

/** The sorted column and its direction. */
export interface Sort {
  readonly field: string;
  readonly order: SortOrder;
}

/**
 * The state of a list: page (from 1), search text, sort, and the selected value of each filter by
 * name. `searchIn` is there when a whole number is searched in the texts, not as an id first; other
 * texts have none.
 */
export interface ListQuery {
  readonly page: number;
  readonly search: string;
  readonly searchIn?: 'text' | undefined;
  readonly sort: Sort | null;
  readonly filters: Readonly<Record<string, string>>;
}

/**
 * The state of a list whose address has no query string. Only filters named here are read from an
 * address.
 */
export type ListDefaults = Pick<ListQuery, 'sort' | 'filters'>;

const sortPattern = /^(-?)([A-Za-z]\w*)$/;
const largestPage = 1_000_000;
const largestId = 2_147_483_647;

function parsePage(text: string | null): number {
  const page = Number(text ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= largestPage ? page : 1;
}

function parseSort(text: string | null): Sort | null {
  const found = sortPattern.exec(text ?? '');
  return found === null
    ? null
    : { field: found[2] ?? '', order: found[1] === '-' ? 'desc' : 'asc' };
}

const maxSearchLength = 200;

/**
 * Returns the search text without surrounding blanks, cut to the maximum length of a list request.
 */
export const normalizeSearch = (text: string): string =>
  text.trim().slice(0, maxSearchLength).trim();

/**
 * Parses a query string such as `?page=2&search=cell&sort=-title`. Invalid values become the
 * default (PD-31).
 */
export function parseListQuery(address: string, defaults: ListDefaults): ListQuery {
  const read = new URLSearchParams(address);
  const search = normalizeSearch(read.get('search') ?? '');
  return {
    page: parsePage(read.get('page')),
    search,
    ...(read.get('searchIn') === 'text' && isWholeNumber(search) && { searchIn: 'text' }),
    sort: parseSort(read.get('sort')) ?? defaults.sort,
    filters: Object.fromEntries(
      Object.entries(defaults.filters).map(([name, usual]) => [name, read.get(name) ?? usual]),
    ),
  };
}

const isSameSort = (a: Sort | null, b: Sort | null): boolean =>
  a?.field === b?.field && a?.order === b?.order;

/**
 * Returns the query string of a list without default values: '' or `?page=2`. `parseListQuery`
 * returns the same state from it.
 */
export function formatListQuery(query: ListQuery, defaults: ListDefaults): string {
  const written = new URLSearchParams();
  if (query.page > 1) written.set('page', String(query.page));
  if (query.search !== '') written.set('search', query.search);
  if (query.searchIn !== undefined) written.set('searchIn', query.searchIn);
  if (query.sort !== null && !isSameSort(query.sort, defaults.sort)) {
    written.set('sort', `${query.sort.order === 'desc' ? '-' : ''}${query.sort.field}`);
  }
  for (const [name, value] of Object.entries(query.filters)) {
    if (value !== defaults.filters[name]) written.set(name, value);
  }
  const text = written.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * Returns the sort after a click on a column header: the sorted column changes direction, another
 * column starts ascending (LST-04, LST-05).
 */
export const toggleSort = (sort: Sort | null, field: string): Sort => ({
  field,
  order: sort?.field === field && sort.order === 'asc' ? 'desc' : 'asc',
});

/**
 * Returns whether the search text is an integer that can be an id. The list is then searched by id
 * first (PD-30).
 */
export const isWholeNumber = (search: string): boolean =>
  /^\d{1,15}$/.test(search) && Number(search) >= 1 && Number(search) <= largestId;
