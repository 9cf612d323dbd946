import { assertNever } from '../../assert-never.ts';
import type { DetailChanged, QuizEvent } from './event.ts';

/** Returns the inverse of `event`. */
function invertEvent(event: QuizEvent): QuizEvent {
  switch (event.type) {
    case 'detailChanged':
      return {
        type: event.type,
        field: event.field,
        from: event.to,
        to: event.from,
      } as DetailChanged;
    case 'activityAdded':
      return { type: 'activityRemoved', activity: event.activity, index: event.index };
    case 'activityRemoved':
      return { type: 'activityAdded', activity: event.activity, index: event.index };
    case 'activityRenamed':
      return { type: event.type, at: event.at, from: event.to, to: event.from };
    case 'activityMoved':
      return { type: event.type, activity: event.activity, from: event.to, to: event.from };
    case 'itemAdded':
      return { type: 'itemRemoved', at: event.at, item: event.item };
    case 'itemRemoved':
      return { type: 'itemAdded', at: event.at, item: event.item };
    case 'itemMoved':
      return { type: event.type, from: event.to, to: event.from };
    case 'questionTitleChanged':
      return { type: event.type, at: event.at, from: event.to, to: event.from };
    case 'questionImageChanged':
      return {
        type: event.type,
        at: event.at,
        from: event.to,
        to: event.from,
        ...(event.toAlt !== undefined && { fromAlt: event.toAlt }),
        ...(event.fromAlt !== undefined && { toAlt: event.fromAlt }),
      };
    case 'questionImageAltChanged':
      return {
        type: event.type,
        at: event.at,
        image: event.image,
        from: event.to,
        to: event.from,
      };
    case 'questionMultipleChanged':
      return { type: event.type, at: event.at, from: event.to, to: event.from };
    case 'rightAnswerChanged':
      return { type: event.type, at: event.at, from: event.to, to: event.from };
    case 'optionAdded':
      return { type: 'optionRemoved', at: event.at, option: event.option, index: event.index };
    case 'optionRemoved':
      return { type: 'optionAdded', at: event.at, option: event.option, index: event.index };
    case 'optionMoved':
      return {
        type: event.type,
        at: event.at,
        option: event.option,
        from: event.to,
        to: event.from,
      };
    case 'optionTextChanged':
      return {
        type: event.type,
        at: event.at,
        option: event.option,
        index: event.index,
        from: event.to,
        to: event.from,
      };
    default:
      return assertNever(event);
  }
}

/** Returns the inverses of `events`, last first. */
export const invertEvents = (events: readonly QuizEvent[]): readonly QuizEvent[] =>
  events.length === 1 && events[0] !== undefined
    ? [invertEvent(events[0])]
    : events.map(invertEvent).reverse();
