import { assertNever } from '../../assert-never.ts';
import type {
  Details,
  DetailField,
  Draft,
  DraftActivity,
  DraftItem,
  DraftOption,
  Key,
} from '../draft/draft.ts';
import type { ActivityPosition, ItemPosition, QuizEvent } from './event.ts';
import { findActivityIndex, findItemIndex } from '../draft/locate.ts';
import { copyingWriter, type Mutable, type DraftWriter } from './draft-writer.ts';

/** The events of one question's texts, picture, options and right answers. */
type QuestionEvent = Extract<
  QuizEvent,
  { readonly type: `question${string}` | `option${string}` | 'rightAnswerChanged' }
>;

function requirePresent<T>(value: T | undefined, key: Key): T {
  if (value === undefined) throw new Error(`the event does not fit the draft: ${key}`);
  return value;
}

const setDetail = <F extends DetailField>(
  details: Mutable<Details>,
  field: F,
  value: Details[F],
): void => {
  details[field] = value;
};

function getWritableActivity(
  draft: Mutable<Draft>,
  at: ActivityPosition,
  writer: DraftWriter,
): Mutable<DraftActivity> {
  const activities = writer.list(draft.activities);
  draft.activities = activities;
  const index = findActivityIndex(activities, at.activity, at.activityIndex);
  const activity = writer.activity(requirePresent(activities[index], at.activity));
  activities[index] = activity;
  return activity;
}

function getWritableItems(
  draft: Mutable<Draft>,
  at: ActivityPosition,
  writer: DraftWriter,
): DraftItem[] {
  const activity = getWritableActivity(draft, at, writer);
  const items = writer.list(activity.items);
  activity.items = items;
  return items;
}

function getWritableItem(
  draft: Mutable<Draft>,
  at: ItemPosition,
  writer: DraftWriter,
): Mutable<DraftItem> {
  const items = getWritableItems(draft, at, writer);
  const index = findItemIndex(items, at.item, at.itemIndex);
  const item = writer.item(requirePresent(items[index], at.item));
  items[index] = item;
  return item;
}

function removeAt<T>(list: T[], index: number, key: Key): T {
  const removed = requirePresent(list[index], key);
  list.splice(index, 1);
  return removed;
}

function removeItem(draft: Mutable<Draft>, at: ItemPosition, writer: DraftWriter): DraftItem {
  const items = getWritableItems(draft, at, writer);
  return removeAt(items, findItemIndex(items, at.item, at.itemIndex), at.item);
}

const removeActivity = (activities: DraftActivity[], key: Key, hint: number): DraftActivity =>
  removeAt(activities, findActivityIndex(activities, key, hint), key);

function moveOption(
  options: readonly DraftOption[],
  id: string,
  to: number,
): readonly DraftOption[] {
  const option = requirePresent(
    options.find((other) => other.id === id),
    id,
  );
  return options.filter((other) => other !== option).toSpliced(to, 0, option);
}

/** Describes an image; an item without a description has no such field. */
function setImageAlt(item: Mutable<DraftItem>, alt: string | undefined): void {
  if (alt === undefined || alt === '') delete item.imageAlt;
  else item.imageAlt = alt;
}

/** Applies an event of one question to its writable copy. */
function changeQuestion(item: Mutable<DraftItem>, event: QuestionEvent): void {
  switch (event.type) {
    case 'questionTitleChanged':
      item.title = event.to;
      break;
    case 'questionImageChanged':
      item.image = event.to;
      setImageAlt(item, event.toAlt);
      break;
    case 'questionImageAltChanged':
      setImageAlt(item, event.to);
      break;
    case 'questionMultipleChanged':
      item.isMultiple = event.to;
      break;
    case 'rightAnswerChanged':
      item.rightAnswer = event.to;
      break;
    case 'optionAdded':
      item.options = item.options.toSpliced(event.index, 0, event.option);
      break;
    case 'optionRemoved':
      item.options = item.options.filter((option) => option.id !== event.option.id);
      break;
    case 'optionMoved':
      item.options = moveOption(item.options, event.option, event.to);
      break;
    case 'optionTextChanged':
      item.options = item.options.map((option) =>
        option.id === event.option ? { id: option.id, text: event.to } : option,
      );
      break;
    default:
      assertNever(event);
  }
}

/**
 * Returns the draft after `event`. Throws when the event does not fit the draft. Unchanged parts
 * are shared with the given draft.
 */
export function evolve(draft: Draft, event: QuizEvent, writer: DraftWriter = copyingWriter): Draft {
  const next = writer.draft(draft);
  switch (event.type) {
    case 'detailChanged':
      setDetail(next, event.field, event.to);
      break;
    case 'activityAdded':
      (next.activities = writer.list(next.activities)).splice(event.index, 0, event.activity);
      break;
    case 'activityRemoved':
      removeActivity(
        (next.activities = writer.list(next.activities)),
        event.activity.key,
        event.index,
      );
      break;
    case 'activityRenamed':
      getWritableActivity(next, event.at, writer).title = event.to;
      break;
    case 'activityMoved': {
      const activities = writer.list(next.activities);
      next.activities = activities;
      activities.splice(event.to, 0, removeActivity(activities, event.activity, event.from));
      break;
    }
    case 'itemAdded':
      getWritableItems(next, event.at, writer).splice(event.at.itemIndex, 0, event.item);
      break;
    case 'itemRemoved':
      removeItem(next, event.at, writer);
      break;
    case 'itemMoved': {
      const item = removeItem(next, event.from, writer);
      getWritableItems(next, event.to, writer).splice(event.to.itemIndex, 0, item);
      break;
    }
    case 'questionTitleChanged':
    case 'questionImageChanged':
    case 'questionImageAltChanged':
    case 'questionMultipleChanged':
    case 'rightAnswerChanged':
    case 'optionAdded':
    case 'optionRemoved':
    case 'optionMoved':
    case 'optionTextChanged':
      changeQuestion(getWritableItem(next, event.at, writer), event);
      break;
    default:
      return assertNever(event);
  }
  return next;
}

/**
 * Returns the draft after all `events`. Throws when one of them does not fit the draft before it.
 */
export function foldEvents(draft: Draft, events: Iterable<QuizEvent>, writer: DraftWriter): Draft {
  let folded = draft;
  for (const event of events) folded = evolve(folded, event, writer);
  return folded;
}
