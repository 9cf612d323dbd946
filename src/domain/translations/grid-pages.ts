import type { TranslationRow } from './translation-rows.ts';

/** How many keys the list call answers at once (LIM-04). */
export const rowsOnPage = 20;

/** The pages of a long list that have come so far, by their number from 1. */
export type GridPages = Readonly<Record<number, readonly TranslationRow[]>>;

/** Which rows a grid shows now, counted from 0. */
export interface SeenRows {
  readonly first: number;
  readonly last: number;
}

/** The page that the row `index` is on. */
export const pageOfRow = (index: number): number => Math.floor(index / rowsOnPage) + 1;

/** The row `index`, or undefined while it has not come. */
export const rowAt = (pages: GridPages, index: number): TranslationRow | undefined =>
  pages[pageOfRow(index)]?.[index % rowsOnPage];

/** The first page that is seen but has not come; null when all have. */
export function missingPage(
  pages: GridPages,
  { first, last }: SeenRows,
  totalRows: number,
): number | null {
  for (let page = pageOfRow(first); page <= pageOfRow(Math.min(last, totalRows - 1)); page += 1)
    if (pages[page] === undefined) return page;
  return null;
}

/** The pages with the row of `key` replaced by what `change` makes of it. */
export const withRow = (
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
