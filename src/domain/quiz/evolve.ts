import { assertNever } from '../assert-never.ts';
import type { Details, DetailField, Draft, DraftActivity, DraftItem, Key } from './draft.ts';
import type { ActivityPlace, ItemPlace, QuizEvent } from './event.ts';
import { activityIndexOf, itemIndexOf } from './locate.ts';
import { copyingWriter, type Mutable, type Writer } from './writer.ts';

function present<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the event does not fit the draft: ${what}`);
  return value;
}

const setDetail = <F extends DetailField>(
  details: Mutable<Details>,
  field: F,
  value: Details[F],
): void => {
  details[field] = value;
};

function writableActivity(
  draft: Mutable<Draft>,
  at: ActivityPlace,
  writer: Writer,
): Mutable<DraftActivity> {
  const activities = writer.list(draft.activities);
  draft.activities = activities;
  const index = activityIndexOf(activities, at.activity, at.activityIndex);
  const activity = writer.activity(present(activities[index], at.activity));
  activities[index] = activity;
  return activity;
}

function writableItems(draft: Mutable<Draft>, at: ActivityPlace, writer: Writer): DraftItem[] {
  const activity = writableActivity(draft, at, writer);
  const items = writer.list(activity.items);
  activity.items = items;
  return items;
}

function writableItem(draft: Mutable<Draft>, at: ItemPlace, writer: Writer): Mutable<DraftItem> {
  const items = writableItems(draft, at, writer);
  const index = itemIndexOf(items, at.item, at.itemIndex);
  const item = writer.item(present(items[index], at.item));
  items[index] = item;
  return item;
}

function takeAt<T>(list: T[], index: number, key: Key): T {
  const taken = present(list[index], key);
  list.splice(index, 1);
  return taken;
}

function takeItem(draft: Mutable<Draft>, at: ItemPlace, writer: Writer): DraftItem {
  const items = writableItems(draft, at, writer);
  return takeAt(items, itemIndexOf(items, at.item, at.itemIndex), at.item);
}

const takeActivity = (activities: DraftActivity[], key: Key, hint: number): DraftActivity =>
  takeAt(activities, activityIndexOf(activities, key, hint), key);

/** The draft after `event`. Everything the event does not touch is shared with the draft before. */
export function evolve(draft: Draft, event: QuizEvent, writer: Writer = copyingWriter): Draft {
  const next = writer.draft(draft);
  switch (event.type) {
    case 'detailChanged':
      setDetail(next, event.field, event.to);
      break;
    case 'activityAdded':
      (next.activities = writer.list(next.activities)).splice(event.index, 0, event.activity);
      break;
    case 'activityRemoved':
      takeActivity(
        (next.activities = writer.list(next.activities)),
        event.activity.key,
        event.index,
      );
      break;
    case 'activityRenamed':
      writableActivity(next, event.at, writer).title = event.to;
      break;
    case 'activityMoved': {
      const activities = writer.list(next.activities);
      next.activities = activities;
      activities.splice(event.to, 0, takeActivity(activities, event.activity, event.from));
      break;
    }
    case 'itemAdded':
      writableItems(next, event.at, writer).splice(event.at.itemIndex, 0, event.item);
      break;
    case 'itemRemoved':
      takeItem(next, event.at, writer);
      break;
    case 'itemMoved': {
      const item = takeItem(next, event.from, writer);
      writableItems(next, event.to, writer).splice(event.to.itemIndex, 0, item);
      break;
    }
    case 'questionTitleChanged':
      writableItem(next, event.at, writer).title = event.to;
      break;
    case 'questionImageChanged':
      writableItem(next, event.at, writer).image = event.to;
      break;
    case 'questionMultipleChanged':
      writableItem(next, event.at, writer).isMultiple = event.to;
      break;
    case 'rightAnswerChanged':
      writableItem(next, event.at, writer).rightAnswer = event.to;
      break;
    case 'optionAdded': {
      const item = writableItem(next, event.at, writer);
      item.options = item.options.toSpliced(event.index, 0, event.option);
      break;
    }
    case 'optionRemoved': {
      const item = writableItem(next, event.at, writer);
      item.options = item.options.filter((option) => option.id !== event.option.id);
      break;
    }
    case 'optionTextChanged': {
      const item = writableItem(next, event.at, writer);
      item.options = item.options.map((option) =>
        option.id === event.option ? { id: option.id, text: event.to } : option,
      );
      break;
    }
    default:
      return assertNever(event);
  }
  return next;
}

/** The draft after all `events`, each part copied at most once however often it is written. */
export function fold(draft: Draft, events: Iterable<QuizEvent>, writer: Writer): Draft {
  let folded = draft;
  for (const event of events) folded = evolve(folded, event, writer);
  return folded;
}
