import { assertNever } from '../../assert-never.ts';
import type { Near, QuizCommand } from '../command.ts';
import type { ItemPlace, QuizEvent } from '../event.ts';

type Added = Extract<QuizEvent, { readonly type: 'activityAdded' | 'itemAdded' | 'optionAdded' }>;

/** What an event was meant to do: a command to decide again, something to put in again, or right answers to be as they were made. */
export type Intent =
  | { readonly kind: 'command'; readonly command: QuizCommand; readonly near?: Near }
  | { readonly kind: 'add'; readonly event: Added }
  | {
      readonly kind: 'answers';
      readonly item: string;
      readonly right: readonly string[];
      readonly wrong: readonly string[];
    };

const nearOf = ({ activityIndex, itemIndex }: ItemPlace): Near => [activityIndex, itemIndex];

const asked = (command: QuizCommand, at?: ItemPlace): Intent => ({
  kind: 'command',
  command,
  ...(at !== undefined && { near: nearOf(at) }),
});

function intentOf(event: QuizEvent): Intent {
  switch (event.type) {
    case 'detailChanged':
      return asked({ type: 'detail.set', field: event.field, value: event.to } as QuizCommand);
    case 'activityAdded':
    case 'itemAdded':
    case 'optionAdded':
      return { kind: 'add', event };
    case 'activityRemoved':
      return asked({ type: 'activity.remove', activity: event.activity.key });
    case 'activityRenamed':
      return asked({ type: 'activity.rename', activity: event.at.activity, title: event.to });
    case 'activityMoved':
      return asked({ type: 'activity.move', activity: event.activity, to: event.to });
    case 'itemRemoved':
      return asked({ type: 'item.remove', item: event.item.key }, event.at);
    case 'itemMoved':
      return asked(
        {
          type: 'item.move',
          item: event.to.item,
          activity: event.to.activity,
          to: event.to.itemIndex,
        },
        event.from,
      );
    case 'questionTitleChanged':
      return asked({ type: 'question.setTitle', item: event.at.item, title: event.to }, event.at);
    case 'questionImageChanged':
      return asked({ type: 'question.setImage', item: event.at.item, image: event.to }, event.at);
    case 'questionMultipleChanged':
      return asked(
        { type: 'question.setMultiple', item: event.at.item, isMultiple: event.to },
        event.at,
      );
    case 'rightAnswerChanged':
      return {
        kind: 'answers',
        item: event.at.item,
        right: event.to.filter((id) => !event.from.includes(id)),
        wrong: event.from.filter((id) => !event.to.includes(id)),
      };
    case 'optionRemoved':
      return asked(
        { type: 'option.remove', item: event.at.item, option: event.option.id },
        event.at,
      );
    case 'optionTextChanged':
      return asked(
        { type: 'option.setText', item: event.at.item, option: event.option, text: event.to },
        event.at,
      );
    default:
      return assertNever(event);
  }
}

/** Right answers that changed because an option went or only one is allowed follow from that again, and are not meant by themselves. */
const followsFrom = (event: QuizEvent, events: readonly QuizEvent[]): boolean =>
  event.type === 'rightAnswerChanged' &&
  events.length === 2 &&
  events.some(
    (other) =>
      other.type === 'optionRemoved' || (other.type === 'questionMultipleChanged' && !other.to),
  );

/** What the events of one step were meant to do, each with the event it was read from; right answers last, when their options are there. */
export function intentsOf(events: readonly QuizEvent[]): readonly (readonly [QuizEvent, Intent])[] {
  const meant = events
    .filter((event) => !followsFrom(event, events))
    .map((event) => [event, intentOf(event)] as const);
  return [
    ...meant.filter(([, { kind }]) => kind !== 'answers'),
    ...meant.filter(([, { kind }]) => kind === 'answers'),
  ];
}
