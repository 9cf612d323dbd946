import type { QuizContext } from '../access/routes.ts';

/** The lists with settings of a person. */
export const listNames = [
  'templateQuizzes',
  'libraryQuizzes',
  'adminQuizzes',
  'sharedQuizzes',
  'customerQuizzes',
  'userQuizzes',
] as const;

/** A list with settings of a person. */
export type ListName = (typeof listNames)[number];

/** Returns the name under which the settings of a quiz list are kept. */
export const getListName = (context: QuizContext): ListName => `${context}Quizzes`;

/**
 * A view that a person saved under a name: the query string of the list's address, without the
 * page. Its id is in the address while it is chosen.
 */
export interface ListView {
  readonly id: string;
  readonly name: string;
  readonly query: string;
}

/** A column as a person arranged it; a width in pixels, or null for the usual one. */
export interface ColumnSetting {
  readonly id: string;
  readonly isShown: boolean;
  readonly width: number | null;
}

/** The least and the largest width of a column, in pixels. */
export const columnWidths = { least: 40, largest: 2000 } as const;

/** The numbers of rows that a page may have, the usual one first. */
export const pageSizes = [20, 50, 100] as const;

/** A number of rows that a page may have. */
export type PageSize = (typeof pageSizes)[number];

/**
 * What a person saved about a list. Columns that are not named follow in their usual order; null
 * stands for the usual number of rows, or no view of one's own at first.
 */
export interface ListSettings {
  readonly views: readonly ListView[];
  readonly defaultView: string | null;
  readonly columns: readonly ColumnSetting[];
  readonly rowsOnPage: number | null;
}

/** The settings of a list that nobody changed. */
export const usualListSettings: ListSettings = {
  views: [],
  defaultView: null,
  columns: [],
  rowsOnPage: null,
};

/** The filter of the address with the number of rows on a page. */
export const rowsFilter = 'rows';

/** Returns the number of rows on a page of a list with these filters. */
export const getRowsOnPage = (filters: Readonly<Record<string, string>>): PageSize =>
  pageSizes.find((size) => String(size) === filters[rowsFilter]) ?? pageSizes[0];

/**
 * Returns whether people choose how many rows a page has: where the usual number leaves some for
 * another page, or is not the current one.
 */
export const canChoosePageSize = (total: number, rowsOnPage: number): boolean =>
  total > pageSizes[0] || rowsOnPage !== pageSizes[0];

/** The filter of the address that names the chosen view; `allRows` where it is none of them. */
export const viewFilter = 'view';
/** The value of `viewFilter` for the list without a view, where a view is the default. */
export const allRows = 'all';

/** Returns the query string of a list without page and view, which a view saves. */
export function getViewQuery(address: string): string {
  const query = new URLSearchParams(address);
  query.delete('page');
  query.delete(viewFilter);
  query.sort();
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Returns the query string of the address that shows a view. */
export function getViewAddress({ id, query }: Pick<ListView, 'id' | 'query'>): string {
  const address = new URLSearchParams(query);
  address.set(viewFilter, id);
  return `?${address.toString()}`;
}

/** Returns the query string a list opens with: the default view for an address without one. */
export function getFirstAddress({ views, defaultView }: ListSettings, address: string): string {
  const view = views.find(({ id }) => id === defaultView);
  return address === '' && view !== undefined ? getViewAddress(view) : address;
}
