import { assertNever } from '../assert-never.ts';
import type { Draft } from './draft.ts';
import type { ItemPlace, QuizEvent } from './event.ts';
import { activityIndexOf, locateItem } from './locate.ts';

const within = (index: number, length: number): number => Math.max(0, Math.min(index, length));

function found(draft: Draft, at: ItemPlace): ItemPlace {
  const located = locateItem(draft, at.item);
  if (located === null) throw new Error(`the event does not fit the draft: ${at.item}`);
  return located.at;
}

function target(draft: Draft, at: ItemPlace, staysInside: boolean): ItemPlace {
  const activityIndex = activityIndexOf(draft.activities, at.activity, at.activityIndex);
  const length = draft.activities[activityIndex]?.items.length ?? 0;
  return { ...at, activityIndex, itemIndex: within(at.itemIndex, length - (staysInside ? 1 : 0)) };
}

/** The same event with its places as they are in `draft`, so that its own inverse restores exactly this draft. */
export function refit(draft: Draft, event: QuizEvent): QuizEvent {
  switch (event.type) {
    case 'detailChanged':
      return event;
    case 'activityAdded':
      return { ...event, index: within(event.index, draft.activities.length) };
    case 'activityRemoved':
      return {
        ...event,
        index: activityIndexOf(draft.activities, event.activity.key, event.index),
      };
    case 'activityRenamed':
      return {
        ...event,
        at: {
          ...event.at,
          activityIndex: activityIndexOf(
            draft.activities,
            event.at.activity,
            event.at.activityIndex,
          ),
        },
      };
    case 'activityMoved':
      return {
        ...event,
        from: activityIndexOf(draft.activities, event.activity, event.from),
        to: within(event.to, draft.activities.length - 1),
      };
    case 'itemAdded':
      return { ...event, at: target(draft, event.at, false) };
    case 'itemMoved': {
      const from = found(draft, event.from);
      return { ...event, from, to: target(draft, event.to, from.activity === event.to.activity) };
    }
    case 'optionAdded':
    case 'optionRemoved': {
      const at = found(draft, event.at);
      const options = draft.activities[at.activityIndex]?.items[at.itemIndex]?.options ?? [];
      const index =
        event.type === 'optionAdded'
          ? within(event.index, options.length)
          : options.findIndex(({ id }) => id === event.option.id);
      return { ...event, at, index };
    }
    case 'itemRemoved':
    case 'questionTitleChanged':
    case 'questionImageChanged':
    case 'questionMultipleChanged':
    case 'rightAnswerChanged':
    case 'optionTextChanged':
      return { ...event, at: found(draft, event.at) };
    default:
      return assertNever(event);
  }
}
