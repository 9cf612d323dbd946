import type { DraftItem } from './draft.ts';

/**
 * Returns a copy of `item` with a new key and new option ids. The right answers name the new
 * options; those that name no option are left out. `createKey` returns a new key.
 */
export function copyItem(item: DraftItem, createKey: () => string): DraftItem {
  const key = createKey();
  const idsByOriginal = new Map(item.options.map(({ id }) => [id, createKey()]));
  const getNewId = (id: string): string => idsByOriginal.get(id) ?? id;
  return {
    ...item,
    key,
    rightAnswer: item.rightAnswer.filter((id) => idsByOriginal.has(id)).map(getNewId),
    options: item.options.map(({ id, text }) => ({ id: getNewId(id), text })),
  };
}
