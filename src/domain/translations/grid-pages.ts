import type { TranslationRow } from './translation-rows.ts';

/** The number of keys in a response of the list call (LIM-04). */
export const rowsPerPage = 20;

/** The loaded pages of a long list by their number, from 1. */
export type GridPages = Readonly<Record<number, readonly TranslationRow[]>>;

/** The range of visible rows of a grid, counted from 0. */
export interface VisibleRows {
  readonly first: number;
  readonly last: number;
}

/** Returns the page that contains the row `index`. */
export const getPageOfRow = (index: number): number => Math.floor(index / rowsPerPage) + 1;

/** Returns the row `index`, or undefined while it is not loaded. */
export const getRow = (pages: GridPages, index: number): TranslationRow | undefined =>
  pages[getPageOfRow(index)]?.[index % rowsPerPage];

/** Returns the first visible page that is not loaded, or null. */
export function findMissingPage(
  pages: GridPages,
  { first, last }: VisibleRows,
  totalRows: number,
): number | null {
  for (
    let page = getPageOfRow(first);
    page <= getPageOfRow(Math.min(last, totalRows - 1));
    page += 1
  )
    if (pages[page] === undefined) return page;
  return null;
}

/** Returns the loaded page that is the fewest pages away from `page`, or null when none is loaded. */
export function findNearestPage(pages: GridPages, page: number): number | null {
  const [nearest = null] = Object.keys(pages)
    .map(Number)
    .sort((a, b) => Math.abs(a - page) - Math.abs(b - page));
  return nearest;
}

/** Returns the pages with the row of `key` replaced by the result of `change`. */
export const replaceRow = (
  pages: GridPages,
  key: string,
  change: (row: TranslationRow) => TranslationRow,
): GridPages =>
  Object.fromEntries(
    Object.entries(pages).map(([page, rows]) => [
      page,
      rows.map((row) => (row.key === key ? change(row) : row)),
    ]),
  );
