import type { Message } from '../../notice.ts';
import { decide } from '../decide.ts';
import type { Draft, DraftActivity, DraftItem, DraftOption } from '../draft.ts';
import type { QuizEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import { activityIndexOf, locateItem } from '../locate.ts';
import type { EditContext } from '../mode.ts';
import { refit } from '../refit.ts';
import { refused, type Refusal } from '../refusal.ts';
import type { Step } from '../step.ts';
import { answersAfterChoosing } from '../rules/right-answers.ts';
import { intentsOf, type Intent } from './intents.ts';

/** What was taken out while steps were decided again, by key: put in again it is as it was in that version, not as in mine. */
export interface TakenOut {
  readonly activities: Map<string, DraftActivity>;
  readonly items: Map<string, DraftItem>;
  readonly options: Map<string, DraftOption>;
}

/** Nothing taken out yet. */
export const nothingTakenOut = (): TakenOut => ({
  activities: new Map(),
  items: new Map(),
  options: new Map(),
});

/** A step decided again: what it does there, and the events of mine that cannot be done, with the reason. */
export interface DecidedAgain {
  readonly draft: Draft;
  readonly events: readonly QuizEvent[];
  readonly name: Message;
  readonly refusals: readonly { readonly event: QuizEvent; readonly reason: Message }[];
}

type Decided =
  | Refusal
  | { readonly accepted: true; readonly events: readonly QuizEvent[]; readonly name?: Message };

const done = (...events: readonly QuizEvent[]): Decided => ({ accepted: true, events });

const optionKey = (item: string, option: string): string => `${item} ${option}`;

function addAgain(
  draft: Draft,
  { event }: Extract<Intent, { readonly kind: 'add' }>,
  out: TakenOut,
): Decided {
  if (event.type === 'activityAdded') {
    if (activityIndexOf(draft.activities, event.activity.key) >= 0) return done();
    const activity = out.activities.get(event.activity.key) ?? event.activity;
    const here = new Set(draft.activities.flatMap(({ items }) => items.map(({ key }) => key)));
    return done(
      refit(draft, {
        ...event,
        activity: { ...activity, items: activity.items.filter(({ key }) => !here.has(key)) },
      }),
    );
  }
  if (event.type === 'itemAdded') {
    if (locateItem(draft, event.item.key) !== null) return done();
    if (activityIndexOf(draft.activities, event.at.activity) < 0)
      return refused({ key: 'quiz.refusal.activityGone' });
    return done(refit(draft, { ...event, item: out.items.get(event.item.key) ?? event.item }));
  }
  const found = locateItem(draft, event.at.item);
  if (found === null) return refused({ key: 'quiz.refusal.itemGone' });
  if (found.item.options.some(({ id }) => id === event.option.id)) return done();
  return done(
    refit(draft, {
      ...event,
      option: out.options.get(optionKey(event.at.item, event.option.id)) ?? event.option,
    }),
  );
}

function answersAgain(
  draft: Draft,
  { item: key, right, wrong }: Extract<Intent, { readonly kind: 'answers' }>,
): Decided {
  const found = locateItem(draft, key);
  if (found === null) return refused({ key: 'quiz.refusal.itemGone' });
  const { at, item } = found;
  const wanted = right.filter((id) => item.options.some((option) => option.id === id));
  if (right.length > 0 && wanted.length === 0) return refused({ key: 'quiz.refusal.optionGone' });
  let answers = item.rightAnswer;
  for (const id of item.isMultiple ? wanted : wanted.slice(-1))
    if (!answers.includes(id))
      answers = answersAfterChoosing({ ...item, rightAnswer: answers }, id);
  if (item.isMultiple) {
    const left = answers.filter((id) => !wrong.includes(id));
    if (left.length === 0) return refused({ key: 'quiz.refusal.lastRightAnswer' });
    answers = left;
  }
  return JSON.stringify(answers) === JSON.stringify(item.rightAnswer)
    ? done()
    : done({ type: 'rightAnswerChanged', at, from: item.rightAnswer, to: answers });
}

const removals = new Set(['activity.remove', 'item.remove', 'option.remove']);
const gone = new Set([
  'quiz.refusal.activityGone',
  'quiz.refusal.itemGone',
  'quiz.refusal.optionGone',
]);

function decideIntent(draft: Draft, intent: Intent, context: EditContext, out: TakenOut): Decided {
  if (intent.kind === 'add') return addAgain(draft, intent, out);
  if (intent.kind === 'answers') return answersAgain(draft, intent);
  const decision = decide(draft, intent.command, context, intent.near);
  const isGone = !decision.accepted && 'key' in decision.reason && gone.has(decision.reason.key);
  return isGone && removals.has(intent.command.type) ? done() : decision;
}

function remember(out: TakenOut, event: QuizEvent): void {
  if (event.type === 'activityRemoved') {
    out.activities.set(event.activity.key, event.activity);
    for (const item of event.activity.items) out.items.set(item.key, item);
  }
  if (event.type === 'itemRemoved') out.items.set(event.item.key, event.item);
  if (event.type === 'optionRemoved')
    out.options.set(optionKey(event.at.item, event.option.id), event.option);
}

/** Decides what `step` meant again on `draft`. What is there already, or gone already, changes nothing and is no refusal. */
export function decideAgain(
  draft: Draft,
  step: Step,
  context: EditContext,
  out: TakenOut,
): DecidedAgain {
  let after = draft;
  const events: QuizEvent[] = [];
  const refusals: { event: QuizEvent; reason: Message }[] = [];
  const intents = intentsOf(step.events);
  let name = step.name;
  for (const [event, intent] of intents) {
    const decided = decideIntent(after, intent, context, out);
    if (!decided.accepted) {
      refusals.push({ event, reason: decided.reason });
      continue;
    }
    if (
      decided.name !== undefined &&
      intents.length === 1 &&
      'key' in step.name &&
      step.name.about === undefined
    )
      name = decided.name;
    for (const happened of decided.events) {
      remember(out, happened);
      after = evolve(after, happened);
      events.push(happened);
    }
  }
  return { draft: after, events, name, refusals };
}
