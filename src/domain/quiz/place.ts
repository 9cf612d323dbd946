import { assertNever } from '../assert-never.ts';
import type { DetailField, Draft, Key } from './draft.ts';
import type { ItemPlace, QuizEvent } from './event.ts';
import { locateItem } from './locate.ts';

/**
 * A spot of the editor that can be brought into view and given the focus. `beside` says that it only stands next to something that went
 * away, so it is neither selected nor opened; `part` names one control of it.
 */
export type Place =
  | { readonly kind: 'detail'; readonly field: DetailField }
  | { readonly kind: 'activity'; readonly activity: Key; readonly beside?: true }
  | { readonly kind: 'activityTitle'; readonly activity: Key }
  | { readonly kind: 'items'; readonly activity: Key }
  | {
      readonly kind: 'item';
      readonly activity: Key;
      readonly item: Key;
      readonly beside?: true;
      readonly part?: 'image' | 'multiple';
    }
  | {
      readonly kind: 'option';
      readonly activity: Key;
      readonly item: Key;
      readonly option: string;
      readonly part?: 'answer';
    };

const neighbour = <T>(list: readonly T[], index: number): T | undefined =>
  list[index] ?? list.at(-1);

/** Where to look after an item went from `at`: what now stands there, the last item, or the empty activity. */
export function besideItem({ activities }: Draft, { activity, itemIndex }: ItemPlace): Place {
  const next = neighbour(activities.find(({ key }) => key === activity)?.items ?? [], itemIndex);
  return next === undefined
    ? { kind: 'items', activity }
    : { kind: 'item', activity, item: next.key, beside: true };
}

function optionPlace(
  { activity, item }: ItemPlace,
  option: string | undefined,
  part?: 'answer',
): Place {
  if (option === undefined) return { kind: 'item', activity, item };
  return { kind: 'option', activity, item, option, ...(part !== undefined && { part }) };
}

/** Where to look after `event` happened; `draft` is as it is then. */
export function placeOf(event: QuizEvent, draft: Draft): Place {
  switch (event.type) {
    case 'detailChanged':
      return { kind: 'detail', field: event.field };
    case 'activityAdded':
      return { kind: 'activity', activity: event.activity.key };
    case 'activityRemoved':
      return {
        kind: 'activity',
        activity: neighbour(draft.activities, event.index)?.key ?? event.activity.key,
        beside: true,
      };
    case 'activityMoved':
      return { kind: 'activity', activity: event.activity };
    case 'activityRenamed':
      return { kind: 'activityTitle', activity: event.at.activity };
    case 'itemRemoved':
      return besideItem(draft, event.at);
    case 'itemMoved':
      return { kind: 'item', activity: event.to.activity, item: event.to.item };
    case 'optionAdded':
      return optionPlace(event.at, event.option.id);
    case 'optionRemoved':
      return optionPlace(
        event.at,
        neighbour(locateItem(draft, event.at.item)?.item.options ?? [], event.index)?.id,
      );
    case 'optionTextChanged':
      return optionPlace(event.at, event.option);
    case 'rightAnswerChanged':
      return optionPlace(
        event.at,
        event.to.find((option) => !event.from.includes(option)) ??
          event.from.find((option) => !event.to.includes(option)),
        'answer',
      );
    case 'questionImageChanged':
      return { kind: 'item', activity: event.at.activity, item: event.at.item, part: 'image' };
    case 'questionMultipleChanged':
      return { kind: 'item', activity: event.at.activity, item: event.at.item, part: 'multiple' };
    case 'itemAdded':
    case 'questionTitleChanged':
      return { kind: 'item', activity: event.at.activity, item: event.at.item };
    default:
      return assertNever(event);
  }
}
