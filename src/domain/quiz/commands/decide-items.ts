import { assertNever } from '../../assert-never.ts';
import { decideAddItems, decideDuplicate } from './add-items.ts';
import type { QuizCommand } from './command.ts';
import { decideItem } from './decide-item.ts';
import { createMultipleEvents, decideQuestion } from './decide-question.ts';
import { accept, refuse, unchanged, type Decision } from './decision.ts';
import { toItemCounts } from './item-counts.ts';
import type { Draft, Key, QuestionItem } from '../draft/draft.ts';
import { toQuestion } from '../draft/item-type.ts';
import { findActivityIndex, locateItems, type LocatedItem } from '../draft/locate.ts';
import type { ItemPosition, QuizEvent } from '../events/event.ts';

/** A command about several items, in one step. */
export type ItemsCommand = Extract<QuizCommand, { readonly type: `items.${string}` }>;

/** Removes from the first item on: each position is the one after those before it are gone. */
function decideRemove(found: readonly LocatedItem[]): Decision {
  const removedCounts = new Map<Key, number>();
  const events = found.map(({ at, item }): QuizEvent => {
    const removedCount = removedCounts.get(at.activity) ?? 0;
    removedCounts.set(at.activity, removedCount + 1);
    return { type: 'itemRemoved', at: { ...at, itemIndex: at.itemIndex - removedCount }, item };
  });
  const items = found.map(({ item }) => item);
  return accept({ key: 'quiz.step.itemsRemoved', values: toItemCounts(items) }, ...events);
}

/** Returns the single moves that bring the items together at `to`, in their order. */
function createMoveEvents(
  draft: Draft,
  found: readonly LocatedItem[],
  activityIndex: number,
  to: number,
): readonly QuizEvent[] {
  const movedKeys = new Set(found.map(({ item }) => item.key));
  const lists = draft.activities.map(({ items }) => items.map(({ key }) => key));
  const target = lists[activityIndex] ?? [];
  const activity = draft.activities[activityIndex]?.key ?? '';
  const others = target.filter((key) => !movedKeys.has(key));
  let before = others[Math.min(to, others.length) - 1];
  const events: QuizEvent[] = [];
  for (const { at, item } of found) {
    const source = lists[at.activityIndex] ?? [];
    const from: ItemPosition = { ...at, itemIndex: source.indexOf(item.key) };
    source.splice(from.itemIndex, 1);
    const itemIndex = before === undefined ? 0 : target.indexOf(before) + 1;
    target.splice(itemIndex, 0, item.key);
    before = item.key;
    if (source !== target || itemIndex !== from.itemIndex)
      events.push({
        type: 'itemMoved',
        from,
        to: { activity, activityIndex, item: item.key, itemIndex },
      });
  }
  return events;
}

function decideMove(
  draft: Draft,
  found: readonly LocatedItem[],
  activity: Key,
  requestedIndex: number,
): Decision {
  const activityIndex = findActivityIndex(draft.activities, activity);
  const target = draft.activities[activityIndex];
  if (target === undefined) return refuse({ key: 'quiz.refusal.activityGone' });
  const events = createMoveEvents(draft, found, activityIndex, Math.max(0, requestedIndex));
  if (events.length === 0) return unchanged;
  const counts = toItemCounts(found.map(({ item }) => item));
  const isOtherActivity = found.some(({ at }) => at.activity !== activity);
  return accept(
    {
      key: isOtherActivity ? 'quiz.step.itemsMovedToActivity' : 'quiz.step.itemsMoved',
      values: { ...counts, activity: target.title },
    },
    ...events,
  );
}

interface LocatedQuestion {
  readonly at: ItemPosition;
  readonly question: QuestionItem;
}

const listQuestions = (found: readonly LocatedItem[]): readonly LocatedQuestion[] =>
  found.flatMap(({ at, item }) => {
    const question = toQuestion(item);
    return question === null ? [] : [{ at, question }];
  });

function decideMultiple(found: readonly LocatedItem[], isMultiple: boolean): Decision {
  const questions = listQuestions(found);
  if (questions.length === 0) return refuse({ key: 'quiz.refusal.notAQuestion' });
  const changed = questions.filter(({ question }) => question.isMultiple !== isMultiple);
  if (changed.length === 0) return unchanged;
  return accept(
    {
      key: isMultiple ? 'quiz.step.multipleAllowedIn' : 'quiz.step.multipleDisallowedIn',
      values: { count: changed.length },
    },
    ...changed.flatMap(({ at, question }) => createMultipleEvents(at, question, isMultiple)),
  );
}

/** Returns the decision for a single item, which its step names, or null for several. */
function decideOnly(draft: Draft, command: ItemsCommand, only: LocatedItem): Decision | null {
  const near = [only.at.activityIndex, only.at.itemIndex] as const;
  const item = only.item.key;
  switch (command.type) {
    case 'items.move':
      return decideItem(draft, { ...command, type: 'item.move', item }, near);
    case 'items.remove':
      return decideItem(draft, { type: 'item.remove', item }, near);
    case 'items.setMultiple':
      return decideQuestion(draft, { ...command, type: 'question.setMultiple', item }, near);
    default:
      return null;
  }
}

/**
 * Decides a command about several items. Items that are gone are left out; the others keep their
 * order. A single item is decided, and named in its step, as by the command for one.
 */
export function decideItems(draft: Draft, command: ItemsCommand): Decision {
  if (command.type === 'items.add') return decideAddItems(draft, command);
  const keys =
    command.type === 'items.duplicate' ? command.copies.map(({ of }) => of) : command.items;
  const found = locateItems(draft, new Set(keys));
  const [first] = found;
  if (first === undefined) return refuse({ key: 'quiz.refusal.itemGone' });
  const decision = found.length === 1 ? decideOnly(draft, command, first) : null;
  if (decision !== null) return decision;
  switch (command.type) {
    case 'items.duplicate':
      return decideDuplicate(draft, found, command.copies);
    case 'items.move':
      return decideMove(draft, found, command.activity, command.to);
    case 'items.remove':
      return decideRemove(found);
    case 'items.setMultiple':
      return decideMultiple(found, command.isMultiple);
    default:
      return assertNever(command);
  }
}
