import { castDraft, type Draft as Writable } from 'immer';

import { assertNever } from '../../assert-never.ts';
import { findOpenIndex, foldEvents } from '../../history/history-model.ts';
import type { DetailField, Details, Draft, DraftActivity, DraftItem, Key } from '../draft/draft.ts';
import type { ActivityPosition, ItemPosition, QuizEvent } from './event.ts';

/** The events of one question's texts, picture, options and right answers. */
type QuestionEvent = Extract<
  QuizEvent,
  { readonly type: `question${string}` | `option${string}` | 'rightAnswerChanged' }
>;

function requirePresent<T>(value: T | undefined, key: Key): T {
  if (value === undefined) throw new Error(`the event does not fit the draft: ${key}`);
  return value;
}

/** Takes an element out of a list of the draft. Read before, it stays a part of the draft. */
function removeAt<T>(list: T[], index: number, key: Key): T {
  const removed = requirePresent(list[index], key);
  list.splice(index, 1);
  return removed;
}

const setDetail = <F extends DetailField>(
  details: Writable<Details>,
  field: F,
  value: Writable<Details>[F],
): void => {
  details[field] = value;
};

const getActivity = (draft: Writable<Draft>, at: ActivityPosition): Writable<DraftActivity> =>
  requirePresent(
    draft.activities[findOpenIndex(draft.activities, at.activity, at.activityIndex)],
    at.activity,
  );

function getItem(draft: Writable<Draft>, at: ItemPosition): Writable<DraftItem> {
  const { items } = getActivity(draft, at);
  return requirePresent(items[findOpenIndex(items, at.item, at.itemIndex)], at.item);
}

function removeActivity(draft: Writable<Draft>, key: Key, hint: number): Writable<DraftActivity> {
  return removeAt(draft.activities, findOpenIndex(draft.activities, key, hint), key);
}

function removeItem(draft: Writable<Draft>, at: ItemPosition): Writable<DraftItem> {
  const { items } = getActivity(draft, at);
  return removeAt(items, findOpenIndex(items, at.item, at.itemIndex), at.item);
}

/** Describes an image; an item without a description has no such field. */
function setImageAlt(item: Writable<DraftItem>, alt: string | undefined): void {
  if (alt === undefined || alt === '') delete item.imageAlt;
  else item.imageAlt = alt;
}

function changeQuestion(item: Writable<DraftItem>, event: QuestionEvent): void {
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
      item.rightAnswer = [...event.to];
      break;
    case 'optionAdded':
      item.options.splice(event.index, 0, { ...event.option });
      break;
    case 'optionRemoved':
      item.options = item.options.filter(({ id }) => id !== event.option.id);
      break;
    case 'optionMoved': {
      const from = item.options.findIndex(({ id }) => id === event.option);
      item.options.splice(event.to, 0, removeAt(item.options, from, event.option));
      break;
    }
    case 'optionTextChanged': {
      const option = item.options.find(({ id }) => id === event.option);
      if (option !== undefined) option.text = event.to;
      break;
    }
    default:
      assertNever(event);
  }
}

/**
 * Changes the draft by `event`. Throws when the event does not fit the draft. What it adds is a copy,
 * since a later event may change it.
 */
export function evolve(draft: Writable<Draft>, event: QuizEvent): void {
  switch (event.type) {
    case 'detailChanged':
      setDetail(draft, event.field, castDraft(event.to));
      break;
    case 'activityAdded':
      draft.activities.splice(
        event.index,
        0,
        structuredClone(event.activity) as Writable<DraftActivity>,
      );
      break;
    case 'activityRemoved':
      removeActivity(draft, event.activity.key, event.index);
      break;
    case 'activityRenamed':
      getActivity(draft, event.at).title = event.to;
      break;
    case 'activityMoved':
      draft.activities.splice(event.to, 0, removeActivity(draft, event.activity, event.from));
      break;
    case 'itemAdded':
      getActivity(draft, event.at).items.splice(
        event.at.itemIndex,
        0,
        structuredClone(event.item) as Writable<DraftItem>,
      );
      break;
    case 'itemRemoved':
      removeItem(draft, event.at);
      break;
    case 'itemMoved': {
      const item = removeItem(draft, event.from);
      getActivity(draft, event.to).items.splice(event.to.itemIndex, 0, item);
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
      changeQuestion(getItem(draft, event.at), event);
      break;
    default:
      assertNever(event);
  }
}

/** Returns the draft after all `events`. Throws when one of them does not fit. */
export const applyEvents = (draft: Draft, events: Iterable<QuizEvent>): Draft =>
  foldEvents({ evolve }, draft, events);
