import { assertNever } from '../assert-never.ts';
import type { DetailField, Key } from './draft.ts';
import type { QuizEvent } from './event.ts';

/** A spot of the editor that can be brought into view and given the focus. */
export type Place =
  | { readonly kind: 'detail'; readonly field: DetailField }
  | { readonly kind: 'activity'; readonly activity: Key }
  | { readonly kind: 'activityTitle'; readonly activity: Key }
  | { readonly kind: 'items'; readonly activity: Key }
  | { readonly kind: 'item'; readonly activity: Key; readonly item: Key }
  | { readonly kind: 'option'; readonly activity: Key; readonly item: Key; readonly option: string };

/** Where to look after `event` happened. */
export function placeOf(event: QuizEvent): Place {
  switch (event.type) {
    case 'detailChanged':
      return { kind: 'detail', field: event.field };
    case 'activityAdded':
    case 'activityRemoved':
      return { kind: 'activity', activity: event.activity.key };
    case 'activityMoved':
      return { kind: 'activity', activity: event.activity };
    case 'activityRenamed':
      return { kind: 'activityTitle', activity: event.at.activity };
    case 'itemRemoved':
      return { kind: 'items', activity: event.at.activity };
    case 'itemMoved':
      return { kind: 'item', activity: event.to.activity, item: event.to.item };
    case 'optionAdded':
      return { kind: 'option', activity: event.at.activity, item: event.at.item, option: event.option.id };
    case 'optionTextChanged':
      return { kind: 'option', activity: event.at.activity, item: event.at.item, option: event.option };
    case 'itemAdded':
    case 'questionTitleChanged':
    case 'questionImageChanged':
    case 'questionMultipleChanged':
    case 'rightAnswerChanged':
    case 'optionRemoved':
      return { kind: 'item', activity: event.at.activity, item: event.at.item };
    default:
      return assertNever(event);
  }
}
