import type { Draft } from '../draft/draft.ts';
import type { QuizEvent } from '../events/event.ts';
import { findActivityIndex, locateItem } from '../draft/locate.ts';
import { relocateEvent } from '../events/relocate-event.ts';

function restoreActivity(draft: Draft, key: string, base: Draft): readonly QuizEvent[] {
  const index = findActivityIndex(base.activities, key);
  const activity = base.activities[index];
  if (activity === undefined || findActivityIndex(draft.activities, key) >= 0) return [];
  const existingKeys = new Set(
    draft.activities.flatMap(({ items }) => items.map((item) => item.key)),
  );
  return [
    relocateEvent(draft, {
      type: 'activityAdded',
      activity: {
        ...activity,
        items: activity.items.filter((item) => !existingKeys.has(item.key)),
      },
      index,
    }),
  ];
}

function restoreItem(draft: Draft, key: string, base: Draft): readonly QuizEvent[] {
  const found = locateItem(base, key);
  if (found === null || locateItem(draft, key) !== null || draft.activities.length === 0) return [];
  const activityIndex = Math.max(0, findActivityIndex(draft.activities, found.at.activity));
  const activity = draft.activities[activityIndex]?.key ?? found.at.activity;
  return [
    relocateEvent(draft, {
      type: 'itemAdded',
      at: { ...found.at, activity, activityIndex },
      item: found.item,
    }),
  ];
}

function restoreOption(draft: Draft, item: string, id: string, base: Draft): readonly QuizEvent[] {
  const [baseItem, currentItem] = [locateItem(base, item), locateItem(draft, item)];
  const index = baseItem?.item.options.findIndex((option) => option.id === id) ?? -1;
  const option = baseItem?.item.options[index];
  if (
    option === undefined ||
    currentItem === null ||
    currentItem.item.options.some((other) => other.id === id)
  )
    return [];
  return [relocateEvent(draft, { type: 'optionAdded', at: currentItem.at, option, index })];
}

/**
 * Returns the events that restore the part with the id of a dropped change as it was in `base`.
 * Returns none when it cannot be restored.
 */
export function restoreRemoved(draft: Draft, id: string, base: Draft): readonly QuizEvent[] {
  const [kind, key = '', ...option] = id.split(' ');
  if (kind === 'activity') return restoreActivity(draft, key, base);
  if (kind === 'item') return restoreItem(draft, key, base);
  return kind === 'option' ? restoreOption(draft, key, option.join(' '), base) : [];
}
