import type { Draft, DraftActivity, DraftItem, Key } from './draft.ts';
import type { ItemPosition } from '../events/event.ts';
import type { LocationHint } from '../commands/command.ts';

/**
 * Returns the index of the activity with `key`, or -1 when there is none. Checks the index `hint`
 * first.
 */
export function findActivityIndex(
  activities: readonly DraftActivity[],
  key: Key,
  hint = 0,
): number {
  return activities[hint]?.key === key
    ? hint
    : activities.findIndex((activity) => activity.key === key);
}

/**
 * Returns the index of the item with `key`, or -1 when there is none. Checks the index `hint`
 * first.
 */
export function findItemIndex(items: readonly DraftItem[], key: Key, hint = 0): number {
  return items[hint]?.key === key ? hint : items.findIndex((item) => item.key === key);
}

/** An item with its activity and position. */
export interface LocatedItem {
  readonly at: ItemPosition;
  readonly activity: DraftActivity;
  readonly item: DraftItem;
}

function getItemAt(draft: Draft, activityIndex: number, itemIndex: number): LocatedItem | null {
  const activity = draft.activities[activityIndex];
  const item = activity?.items[itemIndex];
  return activity === undefined || item === undefined
    ? null
    : { at: { activity: activity.key, activityIndex, item: item.key, itemIndex }, activity, item };
}

/**
 * Returns the item with `key` in any activity, or null when there is none. Checks the position
 * `near` first.
 */
export function locateItem(draft: Draft, key: Key, near?: LocationHint): LocatedItem | null {
  if (near !== undefined && draft.activities[near[0]]?.items[near[1]]?.key === key)
    return getItemAt(draft, near[0], near[1]);
  for (let activityIndex = 0; activityIndex < draft.activities.length; activityIndex += 1) {
    const itemIndex = findItemIndex(draft.activities[activityIndex]?.items ?? [], key);
    if (itemIndex >= 0) return getItemAt(draft, activityIndex, itemIndex);
  }
  return null;
}

/** Returns the items with `keys`, in the order of the draft. */
export const locateItems = (draft: Draft, keys: ReadonlySet<Key>): readonly LocatedItem[] =>
  draft.activities.flatMap((activity, activityIndex) =>
    activity.items.flatMap((item, itemIndex) =>
      keys.has(item.key)
        ? [
            {
              at: { activity: activity.key, activityIndex, item: item.key, itemIndex },
              activity,
              item,
            },
          ]
        : [],
    ),
  );

/**
 * Returns the activity with the key `selected`, or the first activity when there is none (QED-18,
 * QED-19). Throws when the draft has no activities.
 */
export function getSelectedActivity(draft: Draft, selected: Key | null): DraftActivity {
  const index = selected === null ? 0 : findActivityIndex(draft.activities, selected);
  const activity = draft.activities[index] ?? draft.activities[0];
  if (activity === undefined) throw new Error('a quiz has at least one activity');
  return activity;
}
