import type { Draft } from '../draft.ts';
import type { QuizEvent } from '../event.ts';
import { activityIndexOf, locateItem } from '../locate.ts';
import { refit } from '../refit.ts';

function activityBack(draft: Draft, key: string, base: Draft): readonly QuizEvent[] {
  const index = activityIndexOf(base.activities, key);
  const activity = base.activities[index];
  if (activity === undefined || activityIndexOf(draft.activities, key) >= 0) return [];
  const here = new Set(draft.activities.flatMap(({ items }) => items.map((item) => item.key)));
  return [
    refit(draft, {
      type: 'activityAdded',
      activity: { ...activity, items: activity.items.filter((item) => !here.has(item.key)) },
      index,
    }),
  ];
}

function itemBack(draft: Draft, key: string, base: Draft): readonly QuizEvent[] {
  const found = locateItem(base, key);
  if (found === null || locateItem(draft, key) !== null || draft.activities.length === 0) return [];
  const activityIndex = Math.max(0, activityIndexOf(draft.activities, found.at.activity));
  const activity = draft.activities[activityIndex]?.key ?? found.at.activity;
  return [
    refit(draft, {
      type: 'itemAdded',
      at: { ...found.at, activity, activityIndex },
      item: found.item,
    }),
  ];
}

function optionBack(draft: Draft, item: string, id: string, base: Draft): readonly QuizEvent[] {
  const [was, now] = [locateItem(base, item), locateItem(draft, item)];
  const index = was?.item.options.findIndex((option) => option.id === id) ?? -1;
  const option = was?.item.options[index];
  if (option === undefined || now === null || now.item.options.some((other) => other.id === id))
    return [];
  return [refit(draft, { type: 'optionAdded', at: now.at, option, index })];
}

/** The events that put back what others have taken away, named by the id it was lost under, as it was in `base`; none when it cannot be. */
export function bringBack(draft: Draft, id: string, base: Draft): readonly QuizEvent[] {
  const [kind, key = '', ...option] = id.split(' ');
  if (kind === 'activity') return activityBack(draft, key, base);
  if (kind === 'item') return itemBack(draft, key, base);
  return kind === 'option' ? optionBack(draft, key, option.join(' '), base) : [];
}
