import type { Draft, DraftActivity, DraftItem, Key } from './draft.ts';
import type { ItemPlace } from './event.ts';
import type { Near } from './command.ts';

/** The index of the activity with `key`, looked for at `hint` first; -1 when there is none. */
export function activityIndexOf(activities: readonly DraftActivity[], key: Key, hint = 0): number {
  return activities[hint]?.key === key
    ? hint
    : activities.findIndex((activity) => activity.key === key);
}

/** The index of the item with `key`, looked for at `hint` first; -1 when there is none. */
export function itemIndexOf(items: readonly DraftItem[], key: Key, hint = 0): number {
  return items[hint]?.key === key ? hint : items.findIndex((item) => item.key === key);
}

/** An item with the place where it was found. */
export interface LocatedItem {
  readonly at: ItemPlace;
  readonly activity: DraftActivity;
  readonly item: DraftItem;
}

function locatedAt(draft: Draft, activityIndex: number, itemIndex: number): LocatedItem | null {
  const activity = draft.activities[activityIndex];
  const item = activity?.items[itemIndex];
  return activity === undefined || item === undefined
    ? null
    : { at: { activity: activity.key, activityIndex, item: item.key, itemIndex }, activity, item };
}

/** The item with `key`, wherever it stands; a right `near` saves the search. Null when it is gone. */
export function locateItem(draft: Draft, key: Key, near?: Near): LocatedItem | null {
  if (near !== undefined && draft.activities[near[0]]?.items[near[1]]?.key === key)
    return locatedAt(draft, near[0], near[1]);
  for (let activityIndex = 0; activityIndex < draft.activities.length; activityIndex += 1) {
    const itemIndex = itemIndexOf(draft.activities[activityIndex]?.items ?? [], key);
    if (itemIndex >= 0) return locatedAt(draft, activityIndex, itemIndex);
  }
  return null;
}
