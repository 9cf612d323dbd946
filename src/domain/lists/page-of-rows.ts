import type { ListPage } from './list-page.ts';
import type { ListQuery } from './list-query.ts';

/** What a list that came whole is searched and sorted by. */
export interface RowKeys<Item> {
  readonly id: (item: Item) => number;
  readonly words: (item: Item) => string;
  readonly sortKeys: Readonly<Record<string, (item: Item) => string | number | null>>;
}

const isBefore = (a: string | number, b: string | number): number =>
  typeof a === 'string' && typeof b === 'string'
    ? a.localeCompare(b, 'en', { sensitivity: 'base' })
    : Number(a) - Number(b);

/** Compares two keys; what has none comes last, whichever way the list is sorted. */
function compared(a: string | number | null, b: string | number | null, direction: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return isBefore(a, b) * direction;
}

/** One page of a list that the server answers whole: searched by id or by words in any case, sorted, cut (API-053). */
export function pageOfRows<Item>(
  items: readonly Item[],
  { search, sort, page }: ListQuery,
  meaning: 'id' | 'title',
  itemsOnPage: number,
  { id, words, sortKeys }: RowKeys<Item>,
): ListPage<Item> {
  const wanted = search.toLowerCase();
  const found = items.filter((item) =>
    meaning === 'id' ? id(item) === Number(search) : words(item).toLowerCase().includes(wanted),
  );
  const keyOf =
    sort !== null && Object.hasOwn(sortKeys, sort.field) ? sortKeys[sort.field] : undefined;
  const sorted =
    keyOf === undefined
      ? found
      : found.toSorted((a, b) => compared(keyOf(a), keyOf(b), sort?.order === 'desc' ? -1 : 1));
  return {
    items: sorted.slice((page - 1) * itemsOnPage, page * itemsOnPage),
    totalItems: found.length,
    totalPages: Math.ceil(found.length / itemsOnPage),
  };
}
