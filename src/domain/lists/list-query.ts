/** Which way a column is sorted. */
export type SortOrder = 'asc' | 'desc';

/** The sorted column and its direction. */
export interface Sort {
  readonly field: string;
  readonly order: SortOrder;
}

/** What a list shows: page (from 1), searched words, sort, and the chosen value of each toggle or tab by name. */
export interface ListQuery {
  readonly page: number;
  readonly search: string;
  readonly sort: Sort | null;
  readonly filters: Readonly<Record<string, string>>;
}

/** What a list shows when its address says nothing. Only filters named here are read from an address. */
export type ListDefaults = Pick<ListQuery, 'sort' | 'filters'>;

const sortPattern = /^(-?)([A-Za-z]\w*)$/;
const largestPage = 1_000_000;
const largestId = 2_147_483_647;

function pageIn(text: string | null): number {
  const page = Number(text ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= largestPage ? page : 1;
}

function sortIn(text: string | null): Sort | null {
  const found = sortPattern.exec(text ?? '');
  return found === null
    ? null
    : { field: found[2] ?? '', order: found[1] === '-' ? 'desc' : 'asc' };
}

const longestSearch = 200;

/** The words a search is made with: without blanks around them, cut to what a list request takes. */
export const searchedWords = (text: string): string => text.trim().slice(0, longestSearch).trim();

/** Reads a query string such as `?page=2&search=cell&sort=-title`; anything unreadable is the default (decision 31). */
export function parseListQuery(address: string, defaults: ListDefaults): ListQuery {
  const read = new URLSearchParams(address);
  return {
    page: pageIn(read.get('page')),
    search: searchedWords(read.get('search') ?? ''),
    sort: sortIn(read.get('sort')) ?? defaults.sort,
    filters: Object.fromEntries(
      Object.entries(defaults.filters).map(([name, usual]) => [name, read.get(name) ?? usual]),
    ),
  };
}

const isSameSort = (a: Sort | null, b: Sort | null): boolean =>
  a?.field === b?.field && a?.order === b?.order;

/** The query string of a list, without what is default: '' or `?page=2`. Reads back equal. */
export function formatListQuery(query: ListQuery, defaults: ListDefaults): string {
  const written = new URLSearchParams();
  if (query.page > 1) written.set('page', String(query.page));
  if (query.search !== '') written.set('search', query.search);
  if (query.sort !== null && !isSameSort(query.sort, defaults.sort)) {
    written.set('sort', `${query.sort.order === 'desc' ? '-' : ''}${query.sort.field}`);
  }
  for (const [name, value] of Object.entries(query.filters)) {
    if (value !== defaults.filters[name]) written.set(name, value);
  }
  const text = written.toString();
  return text === '' ? '' : `?${text}`;
}

/** The sort after a click on a column head: the sorted column flips, another one starts ascending (LST-04, LST-05). */
export const sortAfterClick = (sort: Sort | null, field: string): Sort => ({
  field,
  order: sort?.field === field && sort.order === 'asc' ? 'desc' : 'asc',
});

/** Whether the searched words are a whole number that an id can be, which is first looked for as an id (decision 30). */
export const isWholeNumber = (search: string): boolean =>
  /^\d{1,15}$/.test(search) && Number(search) >= 1 && Number(search) <= largestId;
