import type { Message } from '../../messages/message.ts';
import { decide } from '../commands/decide.ts';
import type { Draft, DraftActivity, DraftItem, DraftOption } from '../draft/draft.ts';
import type { QuizEvent } from '../events/event.ts';
import { applyEvents } from '../events/evolve.ts';
import { findActivityIndex, locateItem } from '../draft/locate.ts';
import type { EditContext } from '../draft/quiz-kind.ts';
import { relocateEvent } from '../events/relocate-event.ts';
import { refuse, type Refusal } from '../commands/decision.ts';
import type { Step } from '../history/history-entry.ts';
import { chooseAnswer } from '../commands/right-answers.ts';
import { getIntents, type Intent } from './intents.ts';

/**
 * The parts removed while steps are decided again, by key. When a part is added again, it has the
 * content of the remote version.
 */
export interface RemovedParts {
  readonly activities: Map<string, DraftActivity>;
  readonly items: Map<string, DraftItem>;
  readonly options: Map<string, DraftOption>;
}

/** Creates an empty record of removed parts. */
export const createRemovedParts = (): RemovedParts => ({
  activities: new Map(),
  items: new Map(),
  options: new Map(),
});

/**
 * A step decided again: the resulting draft and events, and the events that were refused, with the
 * reasons.
 */
export interface RedecidedStep {
  readonly draft: Draft;
  readonly events: readonly QuizEvent[];
  readonly name: Message;
  readonly refusals: readonly { readonly event: QuizEvent; readonly reason: Message }[];
}

type IntentDecision =
  | Refusal
  | { readonly accepted: true; readonly events: readonly QuizEvent[]; readonly name?: Message };

const acceptEvents = (...events: readonly QuizEvent[]): IntentDecision => ({
  accepted: true,
  events,
});

const getOptionKey = (item: string, option: string): string => `${item} ${option}`;

function redecideAdd(
  draft: Draft,
  { event }: Extract<Intent, { readonly kind: 'add' }>,
  removedParts: RemovedParts,
): IntentDecision {
  if (event.type === 'activityAdded') {
    if (findActivityIndex(draft.activities, event.activity.key) >= 0) return acceptEvents();
    const activity = removedParts.activities.get(event.activity.key) ?? event.activity;
    const existingKeys = new Set(
      draft.activities.flatMap(({ items }) => items.map(({ key }) => key)),
    );
    return acceptEvents(
      relocateEvent(draft, {
        ...event,
        activity: {
          ...activity,
          items: activity.items.filter(({ key }) => !existingKeys.has(key)),
        },
      }),
    );
  }
  if (event.type === 'itemAdded') {
    if (locateItem(draft, event.item.key) !== null) return acceptEvents();
    if (findActivityIndex(draft.activities, event.at.activity) < 0)
      return refuse({ key: 'quiz.refusal.activityGone' });
    return acceptEvents(
      relocateEvent(draft, {
        ...event,
        item: removedParts.items.get(event.item.key) ?? event.item,
      }),
    );
  }
  const found = locateItem(draft, event.at.item);
  if (found === null) return refuse({ key: 'quiz.refusal.itemGone' });
  if (found.item.options.some(({ id }) => id === event.option.id)) return acceptEvents();
  return acceptEvents(
    relocateEvent(draft, {
      ...event,
      option:
        removedParts.options.get(getOptionKey(event.at.item, event.option.id)) ?? event.option,
    }),
  );
}

/** Whether two lists without repetitions hold the same ids, in any order. */
const hasSameIds = (ids: readonly string[], others: readonly string[]): boolean =>
  ids.length === others.length && ids.every((id) => others.includes(id));

function redecideAnswers(
  draft: Draft,
  { item: key, right, wrong, to }: Extract<Intent, { readonly kind: 'answers' }>,
): IntentDecision {
  const found = locateItem(draft, key);
  if (found === null) return refuse({ key: 'quiz.refusal.itemGone' });
  const { at, item } = found;
  const existingRight = right.filter((id) => item.options.some((option) => option.id === id));
  if (right.length > 0 && existingRight.length === 0)
    return refuse({ key: 'quiz.refusal.optionGone' });
  let answers = item.rightAnswer;
  for (const id of item.isMultiple ? existingRight : existingRight.slice(-1))
    if (!answers.includes(id)) answers = chooseAnswer({ ...item, rightAnswer: answers }, id);
  if (item.isMultiple) {
    const remaining = answers.filter((id) => !wrong.includes(id));
    if (remaining.length === 0) return refuse({ key: 'quiz.refusal.lastRightAnswer' });
    answers = remaining;
  }
  if (hasSameIds(answers, item.rightAnswer)) return acceptEvents();
  return acceptEvents({
    type: 'rightAnswerChanged',
    at,
    from: item.rightAnswer,
    to: hasSameIds(answers, to) ? to : answers,
  });
}

const removeCommands = new Set(['activity.remove', 'item.remove', 'option.remove']);
const goneReasons = new Set([
  'quiz.refusal.activityGone',
  'quiz.refusal.itemGone',
  'quiz.refusal.optionGone',
]);

function decideIntent(
  draft: Draft,
  intent: Intent,
  context: EditContext,
  removedParts: RemovedParts,
): IntentDecision {
  if (intent.kind === 'add') return redecideAdd(draft, intent, removedParts);
  if (intent.kind === 'answers') return redecideAnswers(draft, intent);
  const decision = decide(draft, intent.command, context, intent.near);
  const isGone =
    !decision.accepted && 'key' in decision.reason && goneReasons.has(decision.reason.key);
  return isGone && removeCommands.has(intent.command.type) ? acceptEvents() : decision;
}

function rememberRemoved(removedParts: RemovedParts, event: QuizEvent): void {
  if (event.type === 'activityRemoved') {
    removedParts.activities.set(event.activity.key, event.activity);
    for (const item of event.activity.items) removedParts.items.set(item.key, item);
  }
  if (event.type === 'itemRemoved') removedParts.items.set(event.item.key, event.item);
  if (event.type === 'optionRemoved')
    removedParts.options.set(getOptionKey(event.at.item, event.option.id), event.option);
}

/**
 * Decides the intents of `step` again on `draft`. A part that already exists, or is already
 * removed, changes nothing and is not refused.
 */
export function redecideStep(
  draft: Draft,
  step: Step,
  context: EditContext,
  removedParts: RemovedParts,
): RedecidedStep {
  let after = draft;
  const events: QuizEvent[] = [];
  const refusals: { event: QuizEvent; reason: Message }[] = [];
  const intents = getIntents(step.events);
  let name = step.name;
  for (const [event, intent] of intents) {
    const decision = decideIntent(after, intent, context, removedParts);
    if (!decision.accepted) {
      refusals.push({ event, reason: decision.reason });
      continue;
    }
    if (
      decision.name !== undefined &&
      intents.length === 1 &&
      'key' in step.name &&
      step.name.about === undefined
    )
      name = decision.name;
    for (const newEvent of decision.events) rememberRemoved(removedParts, newEvent);
    after = applyEvents(after, decision.events);
    events.push(...decision.events);
  }
  return { draft: after, events, name, refusals };
}
