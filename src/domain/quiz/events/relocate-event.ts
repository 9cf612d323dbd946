import { assertNever } from '../../assert-never.ts';
import type { Draft } from '../draft/draft.ts';
import type { ItemPosition, QuizEvent } from './event.ts';
import { findActivityIndex, locateItem } from '../draft/locate.ts';

const clampIndex = (index: number, length: number): number => Math.max(0, Math.min(index, length));

function requireItemPosition(draft: Draft, at: ItemPosition): ItemPosition {
  const located = locateItem(draft, at.item);
  if (located === null) throw new Error(`the event does not fit the draft: ${at.item}`);
  return located.at;
}

function getTargetPosition(draft: Draft, at: ItemPosition, isSameActivity: boolean): ItemPosition {
  const activityIndex = findActivityIndex(draft.activities, at.activity, at.activityIndex);
  const length = draft.activities[activityIndex]?.items.length ?? 0;
  return {
    ...at,
    activityIndex,
    itemIndex: clampIndex(at.itemIndex, length - (isSameActivity ? 1 : 0)),
  };
}

/**
 * Returns the event with its positions in `draft`, so that its inverse restores exactly this draft.
 * Throws when its item is not in the draft.
 */
export function relocateEvent(draft: Draft, event: QuizEvent): QuizEvent {
  switch (event.type) {
    case 'detailChanged':
      return event;
    case 'activityAdded':
      return { ...event, index: clampIndex(event.index, draft.activities.length) };
    case 'activityRemoved':
      return {
        ...event,
        index: findActivityIndex(draft.activities, event.activity.key, event.index),
      };
    case 'activityRenamed':
      return {
        ...event,
        at: {
          ...event.at,
          activityIndex: findActivityIndex(
            draft.activities,
            event.at.activity,
            event.at.activityIndex,
          ),
        },
      };
    case 'activityMoved':
      return {
        ...event,
        from: findActivityIndex(draft.activities, event.activity, event.from),
        to: clampIndex(event.to, draft.activities.length - 1),
      };
    case 'itemAdded':
      return { ...event, at: getTargetPosition(draft, event.at, false) };
    case 'itemMoved': {
      const from = requireItemPosition(draft, event.from);
      return {
        ...event,
        from,
        to: getTargetPosition(draft, event.to, from.activity === event.to.activity),
      };
    }
    case 'optionAdded':
    case 'optionRemoved': {
      const at = requireItemPosition(draft, event.at);
      const options = draft.activities[at.activityIndex]?.items[at.itemIndex]?.options ?? [];
      const index =
        event.type === 'optionAdded'
          ? clampIndex(event.index, options.length)
          : options.findIndex(({ id }) => id === event.option.id);
      return { ...event, at, index };
    }
    case 'optionMoved': {
      const at = requireItemPosition(draft, event.at);
      const options = draft.activities[at.activityIndex]?.items[at.itemIndex]?.options ?? [];
      return {
        ...event,
        at,
        from: options.findIndex(({ id }) => id === event.option),
        to: clampIndex(event.to, options.length - 1),
      };
    }
    case 'itemRemoved':
    case 'questionTitleChanged':
    case 'questionImageChanged':
    case 'questionImageAltChanged':
    case 'questionMultipleChanged':
    case 'rightAnswerChanged':
    case 'optionTextChanged':
      return { ...event, at: requireItemPosition(draft, event.at) };
    default:
      return assertNever(event);
  }
}
