import { assertNever } from '../../assert-never.ts';
import type { DetailField, Draft, Key } from './draft.ts';
import type { ItemPosition, QuizEvent } from '../events/event.ts';
import { locateItem } from './locate.ts';

/**
 * A part of the editor that can be scrolled into view and focused. `isNeighbor` marks the neighbor
 * of a removed part: it is neither selected nor expanded. `part` names one control of the location.
 */
export type QuizLocation =
  | { readonly kind: 'detail'; readonly field: DetailField }
  | { readonly kind: 'activity'; readonly activity: Key; readonly isNeighbor?: true }
  | { readonly kind: 'activityTitle'; readonly activity: Key }
  | { readonly kind: 'items'; readonly activity: Key }
  | {
      readonly kind: 'item';
      readonly activity: Key;
      readonly item: Key;
      readonly isNeighbor?: true;
      readonly part?: 'image' | 'imageAlt' | 'multiple';
    }
  | {
      readonly kind: 'option';
      readonly activity: Key;
      readonly item: Key;
      readonly option: string;
      readonly part?: 'answer';
    };

const getNeighbor = <T>(list: readonly T[], index: number): T | undefined =>
  list[index] ?? list.at(-1);

/**
 * Returns the location to reveal after the item at `at` was removed: the item now at its index, the
 * last item, or the empty activity.
 */
export function getNeighborLocation(
  { activities }: Draft,
  { activity, itemIndex }: ItemPosition,
): QuizLocation {
  const next = getNeighbor(activities.find(({ key }) => key === activity)?.items ?? [], itemIndex);
  return next === undefined
    ? { kind: 'items', activity }
    : { kind: 'item', activity, item: next.key, isNeighbor: true };
}

function createOptionLocation(
  { activity, item }: ItemPosition,
  option: string | undefined,
  part?: 'answer',
): QuizLocation {
  if (option === undefined) return { kind: 'item', activity, item };
  return { kind: 'option', activity, item, option, ...(part !== undefined && { part }) };
}

/** Returns the location to reveal after `event`. `draft` is the draft after the event. */
export function getEventLocation(event: QuizEvent, draft: Draft): QuizLocation {
  switch (event.type) {
    case 'detailChanged':
      return { kind: 'detail', field: event.field };
    case 'activityAdded':
      return { kind: 'activity', activity: event.activity.key };
    case 'activityRemoved':
      return {
        kind: 'activity',
        activity: getNeighbor(draft.activities, event.index)?.key ?? event.activity.key,
        isNeighbor: true,
      };
    case 'activityMoved':
      return { kind: 'activity', activity: event.activity };
    case 'activityRenamed':
      return { kind: 'activityTitle', activity: event.at.activity };
    case 'itemRemoved':
      return getNeighborLocation(draft, event.at);
    case 'itemMoved':
      return { kind: 'item', activity: event.to.activity, item: event.to.item };
    case 'optionAdded':
      return createOptionLocation(event.at, event.option.id);
    case 'optionRemoved':
      return createOptionLocation(
        event.at,
        getNeighbor(locateItem(draft, event.at.item)?.item.options ?? [], event.index)?.id,
      );
    case 'optionMoved':
    case 'optionTextChanged':
      return createOptionLocation(event.at, event.option);
    case 'rightAnswerChanged':
      return createOptionLocation(
        event.at,
        event.to.find((option) => !event.from.includes(option)) ??
          event.from.find((option) => !event.to.includes(option)),
        'answer',
      );
    case 'questionImageChanged':
      return { kind: 'item', activity: event.at.activity, item: event.at.item, part: 'image' };
    case 'questionImageAltChanged':
      return { kind: 'item', activity: event.at.activity, item: event.at.item, part: 'imageAlt' };
    case 'questionMultipleChanged':
      return { kind: 'item', activity: event.at.activity, item: event.at.item, part: 'multiple' };
    case 'itemAdded':
    case 'questionTitleChanged':
      return { kind: 'item', activity: event.at.activity, item: event.at.item };
    default:
      return assertNever(event);
  }
}
