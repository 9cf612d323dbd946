import type { ListPage } from './list-page.ts';
import type { ListQuery } from './list-query.ts';

/** The fields by which a list that is loaded completely is searched and sorted. */
export interface RowFields<Item> {
  readonly id: (item: Item) => number;
  readonly text: (item: Item) => string;
  readonly sortKeys: Readonly<Record<string, (item: Item) => string | number | null>>;
}

/** Compares two sort keys. Missing keys come last in both directions. */
function compareKeys(
  a: string | number | null,
  b: string | number | null,
  direction: number,
  tag: string,
): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const order =
    typeof a === 'string' && typeof b === 'string'
      ? a.localeCompare(b, tag, { sensitivity: 'base' })
      : Number(a) - Number(b);
  return order * direction;
}

/**
 * Returns one page of a list that the server returns completely: rows that match the id or contain
 * the text in any case, sorted as in the language with the tag `tag` (API-053).
 */
export function getPageOfRows<Item>(
  items: readonly Item[],
  { search, sort, page }: ListQuery,
  meaning: 'id' | 'title',
  itemsOnPage: number,
  { id, text, sortKeys }: RowFields<Item>,
  tag: string,
): ListPage<Item> {
  const wanted = search.toLowerCase();
  const found = items.filter((item) =>
    meaning === 'id' ? id(item) === Number(search) : text(item).toLowerCase().includes(wanted),
  );
  const keyOf =
    sort !== null && Object.hasOwn(sortKeys, sort.field) ? sortKeys[sort.field] : undefined;
  const direction = sort?.order === 'desc' ? -1 : 1;
  const sorted =
    keyOf === undefined
      ? found
      : found.toSorted((a, b) => compareKeys(keyOf(a), keyOf(b), direction, tag));
  return {
    items: sorted.slice((page - 1) * itemsOnPage, page * itemsOnPage),
    totalItems: found.length,
    totalPages: Math.ceil(found.length / itemsOnPage),
  };
}
