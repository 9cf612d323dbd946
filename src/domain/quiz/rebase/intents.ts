import { assertNever } from '../../assert-never.ts';
import type { LocationHint, QuizCommand } from '../commands/command.ts';
import type { ItemPosition, QuizEvent } from '../events/event.ts';

type AddedEvent = Extract<
  QuizEvent,
  { readonly type: 'activityAdded' | 'itemAdded' | 'optionAdded' }
>;

/** The events that change one question, other than by adding an option. */
type QuestionEvent = Extract<
  QuizEvent,
  {
    readonly type:
      | `question${string}`
      | 'rightAnswerChanged'
      | 'optionRemoved'
      | 'optionMoved'
      | 'optionTextChanged';
  }
>;

/**
 * The intent of an event: a command to decide again, a part to add again, or changes of the right
 * answers.
 */
export type Intent =
  | { readonly kind: 'command'; readonly command: QuizCommand; readonly near?: LocationHint }
  | { readonly kind: 'add'; readonly event: AddedEvent }
  | {
      readonly kind: 'answers';
      readonly item: string;
      readonly right: readonly string[];
      readonly wrong: readonly string[];
      /** The right answers after the event, in their order. */
      readonly to: readonly string[];
    };

const toLocationHint = ({ activityIndex, itemIndex }: ItemPosition): LocationHint => [
  activityIndex,
  itemIndex,
];

const createCommandIntent = (command: QuizCommand, at?: ItemPosition): Intent => ({
  kind: 'command',
  command,
  ...(at !== undefined && { near: toLocationHint(at) }),
});

function getQuestionIntent(event: QuestionEvent): Intent {
  switch (event.type) {
    case 'questionTitleChanged':
      return createCommandIntent(
        { type: 'question.setTitle', item: event.at.item, title: event.to },
        event.at,
      );
    case 'questionImageChanged':
      return createCommandIntent(
        { type: 'question.setImage', item: event.at.item, image: event.to, alt: event.toAlt ?? '' },
        event.at,
      );
    case 'questionImageAltChanged':
      return createCommandIntent(
        { type: 'question.setImage', item: event.at.item, image: event.image, alt: event.to },
        event.at,
      );
    case 'questionMultipleChanged':
      return createCommandIntent(
        { type: 'question.setMultiple', item: event.at.item, isMultiple: event.to },
        event.at,
      );
    case 'rightAnswerChanged':
      return {
        kind: 'answers',
        item: event.at.item,
        right: event.to.filter((id) => !event.from.includes(id)),
        wrong: event.from.filter((id) => !event.to.includes(id)),
        to: event.to,
      };
    case 'optionRemoved':
      return createCommandIntent(
        { type: 'option.remove', item: event.at.item, option: event.option.id },
        event.at,
      );
    case 'optionMoved':
      return createCommandIntent(
        { type: 'option.move', item: event.at.item, option: event.option, to: event.to },
        event.at,
      );
    case 'optionTextChanged':
      return createCommandIntent(
        { type: 'option.setText', item: event.at.item, option: event.option, text: event.to },
        event.at,
      );
    default:
      return assertNever(event);
  }
}

function getIntent(event: QuizEvent): Intent {
  switch (event.type) {
    case 'detailChanged':
      return createCommandIntent({
        type: 'detail.set',
        field: event.field,
        value: event.to,
      } as QuizCommand);
    case 'activityAdded':
    case 'itemAdded':
    case 'optionAdded':
      return { kind: 'add', event };
    case 'activityRemoved':
      return createCommandIntent({ type: 'activity.remove', activity: event.activity.key });
    case 'activityRenamed':
      return createCommandIntent({
        type: 'activity.rename',
        activity: event.at.activity,
        title: event.to,
      });
    case 'activityMoved':
      return createCommandIntent({ type: 'activity.move', activity: event.activity, to: event.to });
    case 'itemRemoved':
      return createCommandIntent({ type: 'item.remove', item: event.item.key }, event.at);
    case 'itemMoved':
      return createCommandIntent(
        {
          type: 'item.move',
          item: event.to.item,
          activity: event.to.activity,
          to: event.to.itemIndex,
        },
        event.from,
      );
    case 'questionTitleChanged':
    case 'questionImageChanged':
    case 'questionImageAltChanged':
    case 'questionMultipleChanged':
    case 'rightAnswerChanged':
    case 'optionRemoved':
    case 'optionMoved':
    case 'optionTextChanged':
      return getQuestionIntent(event);
    default:
      return assertNever(event);
  }
}

type MultipleEvent = Extract<QuizEvent, { readonly type: 'questionMultipleChanged' }>;

const endsSeveralAnswers = (event: QuizEvent): event is MultipleEvent =>
  event.type === 'questionMultipleChanged' && !event.to;

/**
 * Returns the intent of an event of a step. Allowing a single answer chooses another one where
 * several are right, so that the step's own answer is chosen again, even if it was right before.
 */
function getIntentInStep(event: QuizEvent, events: readonly QuizEvent[]): Intent {
  const intent = getIntent(event);
  const isChosenAgain =
    intent.kind === 'answers' &&
    events.some((other) => endsSeveralAnswers(other) && other.at.item === intent.item);
  return isChosenAgain ? { ...intent, right: intent.to } : intent;
}

/** Whether a step allows a single answer in several questions, and changes nothing else. */
const isSingleAnswerStep = (events: readonly QuizEvent[]): boolean =>
  events.every(
    (event, i) =>
      endsSeveralAnswers(event) ||
      (event.type === 'rightAnswerChanged' && events[i - 1]?.type === 'questionMultipleChanged'),
  );

/**
 * Returns whether changed right answers only follow from a removed option or from allowing a single
 * answer. Such an event has no intent of its own.
 */
const isConsequence = (event: QuizEvent, events: readonly QuizEvent[]): boolean =>
  event.type === 'rightAnswerChanged' &&
  (events.length === 2
    ? events.some((other) => other.type === 'optionRemoved' || endsSeveralAnswers(other))
    : isSingleAnswerStep(events));

/**
 * Returns the intents of a step's events, each with its event. Right answers come after the options
 * they need and before options are removed, which could be the last right ones.
 */
export function getIntents(
  events: readonly QuizEvent[],
): readonly (readonly [QuizEvent, Intent])[] {
  const intents = events
    .filter((event) => !isConsequence(event, events))
    .map((event) => [event, getIntentInStep(event, events)] as const);
  const isAnswer = ([{ type }]: readonly [QuizEvent, Intent]): boolean =>
    type === 'rightAnswerChanged';
  const isRemovedOption = ([{ type }]: readonly [QuizEvent, Intent]): boolean =>
    type === 'optionRemoved';
  return [
    ...intents.filter((each) => !isAnswer(each) && !isRemovedOption(each)),
    ...intents.filter(isAnswer),
    ...intents.filter(isRemovedOption),
  ];
}
