import type { ItemCopy, QuizCommand } from './command.ts';
import { accept, refuse, unchanged, type Decision } from './decision.ts';
import type { Draft, DraftItem, Key } from '../draft/draft.ts';
import { matchItem } from '../draft/item-type.ts';
import { findActivityIndex, type LocatedItem } from '../draft/locate.ts';
import { countItems, getQuestionNumber } from '../draft/question-number.ts';
import type { QuizEvent } from '../events/event.ts';
import { decideAdd } from './decide-item.ts';
import { toItemCounts } from './item-counts.ts';
import { collectVideoIds } from './videos.ts';

const getKey = ({ key }: DraftItem): Key => key;

/** Leaves out the items whose key the quiz has or that come twice. */
function listNewItems(draft: Draft, items: readonly DraftItem[]): readonly DraftItem[] {
  const knownKeys = new Set(draft.activities.flatMap((activity) => activity.items.map(getKey)));
  return items.filter(({ key }) => {
    const isNew = !knownKeys.has(key);
    knownKeys.add(key);
    return isNew;
  });
}

/** Leaves out the videos that the quiz has or that come twice (QED-47). */
export function leaveOutKnownVideos(
  draft: Draft,
  items: readonly DraftItem[],
): readonly DraftItem[] {
  const knownIds = new Set(collectVideoIds(draft));
  const isNew = (id: number): boolean => {
    if (knownIds.has(id)) return false;
    knownIds.add(id);
    return true;
  };
  return items.filter((item) =>
    matchItem(item, {
      question: () => true,
      video: ({ article }) => article === null || isNew(article.id),
    }),
  );
}

const createAddEvents = (
  activity: Key,
  activityIndex: number,
  start: number,
  items: readonly DraftItem[],
): readonly QuizEvent[] =>
  items.map((item, i) => ({
    type: 'itemAdded',
    at: { activity, activityIndex, item: item.key, itemIndex: start + i },
    item,
  }));

/** Decides to add items to an activity, one after the other from an index on, or at the end. */
export function decideAddItems(
  draft: Draft,
  command: Extract<QuizCommand, { readonly type: 'items.add' }>,
): Decision {
  const { activities } = draft;
  const activityIndex = findActivityIndex(activities, command.activity);
  const activity = activities[activityIndex];
  if (activity === undefined) return refuse({ key: 'quiz.refusal.activityGone' });
  const newItems = listNewItems(draft, command.items);
  const items = leaveOutKnownVideos(draft, newItems);
  const [first] = items;
  if (first === undefined)
    return newItems.length === 0 ? unchanged : refuse({ key: 'quizDialogs.video.added' });
  if (items.length === 1) return decideAdd(draft, command.activity, first, command.index);
  const { length } = activity.items;
  const start = Math.max(0, Math.min(command.index ?? length, length));
  return accept(
    { key: 'quiz.step.itemsAdded', values: toItemCounts(items) },
    ...createAddEvents(activity.key, activityIndex, start, items),
  );
}

/**
 * Decides to add copies of `found` right after the last of them. A video can be in a quiz only
 * once, so videos are not copied (QED-47).
 */
export function decideDuplicate(
  draft: Draft,
  found: readonly LocatedItem[],
  copies: readonly ItemCopy[],
): Decision {
  const foundKeys = new Set(found.map(({ item }) => item.key));
  const wanted = copies.filter(({ of }) => foundKeys.has(of)).map(({ item }) => item);
  const items = leaveOutKnownVideos(draft, listNewItems(draft, wanted));
  const { questions } = countItems(items);
  const last = found.at(-1);
  if (last === undefined || questions === 0) return refuse({ key: 'quiz.refusal.videoOnce' });
  const { activity, at } = last;
  const number = getQuestionNumber(activity.items, at.itemIndex);
  return accept(
    questions === 1 && found.length === 1
      ? { key: 'quiz.step.questionDuplicated', values: { number } }
      : { key: 'quiz.step.itemsDuplicated', values: { questions } },
    ...createAddEvents(activity.key, at.activityIndex, at.itemIndex + 1, items),
  );
}
