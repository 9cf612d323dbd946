import type { Draft } from '../../domain/quiz/draft/draft.ts';
import { listChanges, toPlainChange, type ValueChange } from '../live/list-changes.ts';

/** Returns where the parts of a draft stand, from 1, by their keys. */
function listPlaces({ activities }: Draft): readonly (readonly [string, number])[] {
  return activities.flatMap((activity, index) => [
    [activity.key, index + 1] as const,
    ...activity.items.flatMap((item, itemIndex) => [
      [item.key, itemIndex + 1] as const,
      ...item.options.map(({ id }, optionIndex) => [id, optionIndex + 1] as const),
    ]),
  ]);
}

/** Returns a value without the keys of parts, or with their places in place of them. */
function replaceKeys(value: unknown, places: ReadonlyMap<unknown, number>): unknown {
  const place = places.get(value);
  if (place !== undefined) return place;
  if (Array.isArray(value)) return value.map((each) => replaceKeys(each, places));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, inner]) => !((name === 'key' || name === 'id') && places.has(inner)))
      .map(([name, inner]) => [name, replaceKeys(inner, places)]),
  );
}

/**
 * Returns how two drafts differ. Parts are named by their places from 1, as authors count them:
 * `activities[1].items[2].title`.
 */
export function describeDraftChanges(before: Draft, after: Draft): readonly ValueChange[] {
  const places = new Map<unknown, number>([...listPlaces(before), ...listPlaces(after)]);
  return listChanges(before, after).map(({ path, before: old, after: next, ...change }) => ({
    ...toPlainChange({
      ...change,
      path: path.replaceAll(/\[([^\]]+)\]/g, (found, key: string) =>
        places.has(key) ? `[${String(places.get(key))}]` : found,
      ),
      ...(old !== undefined && { before: replaceKeys(old, places) }),
      ...(next !== undefined && { after: replaceKeys(next, places) }),
    }),
  }));
}
