import type { MessageKey } from '../messages/en.ts';
import type { Message } from '../messages/message.ts';
import { foldEvents, type AcceptedEvents, type HistoryModel } from './history-model.ts';
import { listSteps, type History } from './history.ts';
import type { Step } from './step.ts';

/** The facts of a draft that an event writes, and those it needs to exist, by name. */
export interface EventFacts {
  readonly writes: readonly string[];
  readonly needs: readonly string[];
}

/** What reverting a step needs to know about its drafts. */
export interface RevertModel<Draft, Event> extends Pick<
  HistoryModel<Draft, Event>,
  'evolve' | 'invertEvents'
> {
  /** Returns the facts that `event` writes and needs. Its inverse has the same facts. */
  readonly listEventFacts: (event: Event) => EventFacts;
  /** Returns `event` with the positions that its parts have in `draft`. */
  readonly relocateEvent: (draft: Draft, event: Event) => Event;
  /** Returns why a draft is not allowed, or null. */
  readonly checkDraft: (draft: Draft) => Message | null;
  readonly messages: Readonly<
    Record<'reverted' | 'revertedTogether' | 'stepGone' | 'stepNeeded', MessageKey>
  >;
}

/** The refusal to revert a step, with the later steps that depend on it. */
export interface RevertRefusal<Event> {
  readonly accepted: false;
  readonly reason: Message;
  readonly dependents: readonly Step<Event>[];
}

type Reverted<Event> = RevertRefusal<Event> | (AcceptedEvents<Event> & { readonly accepted: true });

const refuse = <Event>(
  reason: Message,
  dependents: readonly Step<Event>[] = [],
): RevertRefusal<Event> => ({ accepted: false, reason, dependents });

const collectFacts = <Draft, Event>(
  { listEventFacts }: RevertModel<Draft, Event>,
  step: Step<Event>,
  part: 'writes' | 'needs',
): ReadonlySet<string> => new Set(step.events.flatMap((event) => listEventFacts(event)[part]));

function findDependents<Draft, Event>(
  model: RevertModel<Draft, Event>,
  step: Step<Event>,
  later: readonly Step<Event>[],
): readonly Step<Event>[] {
  const writes = collectFacts(model, step, 'writes');
  const needs = collectFacts(model, step, 'needs');
  return later.filter((other) =>
    other.events.some((event) => {
      const facts = model.listEventFacts(event);
      return (
        facts.writes.some((fact) => writes.has(fact) || needs.has(fact)) ||
        facts.needs.some((fact) => writes.has(fact))
      );
    }),
  );
}

function revertSteps<Draft, Event>(
  model: RevertModel<Draft, Event>,
  history: History<Draft, Event>,
  steps: readonly Step<Event>[],
  name: Message,
): Reverted<Event> {
  let draft = history.draft;
  const inverse = steps.toReversed().flatMap((step) => model.invertEvents(step.events));
  const events = inverse.map((event) => {
    const relocated = model.relocateEvent(draft, event);
    draft = foldEvents(model, draft, [relocated]);
    return relocated;
  });
  const reason = model.checkDraft(draft);
  return reason === null ? { accepted: true, name, events } : refuse(reason);
}

/**
 * Returns the step `id` and all later steps that depend on it, directly or indirectly, oldest
 * first. Returns an empty list when the step is not in the history.
 */
function listStepWithDependents<Draft, Event>(
  model: RevertModel<Draft, Event>,
  history: History<Draft, Event>,
  id: number,
): readonly Step<Event>[] {
  const steps = listSteps(history);
  const index = steps.findIndex((step) => step.id === id);
  const first = steps[index];
  if (first === undefined) return [];
  const found = [first];
  for (const step of steps.slice(index + 1))
    if (found.some((earlier) => findDependents(model, earlier, [step]).length > 0))
      found.push(step);
  return found;
}

/** Reverts the step `id` and all later steps that depend on it, as one step. */
export function revertStepWithDependentsByModel<Draft, Event>(
  model: RevertModel<Draft, Event>,
  history: History<Draft, Event>,
  id: number,
): Reverted<Event> {
  const [first, ...dependents] = listStepWithDependents(model, history, id);
  if (first === undefined) return refuse({ key: model.messages.stepGone });
  return revertSteps(model, history, [first, ...dependents], {
    key: model.messages.revertedTogether,
    values: { count: dependents.length },
    about: first.name,
  });
}

/**
 * Reverts the step `id` as a new step that keeps all later ones. Returns a refusal that lists the
 * dependent steps when there are any.
 */
export function revertStepByModel<Draft, Event>(
  model: RevertModel<Draft, Event>,
  history: History<Draft, Event>,
  id: number,
): Reverted<Event> {
  const steps = listSteps(history);
  const index = steps.findIndex((step) => step.id === id);
  const step = steps[index];
  if (step === undefined) return refuse({ key: model.messages.stepGone });
  const later = findDependents(model, step, steps.slice(index + 1));
  if (later.length > 0)
    return refuse({ key: model.messages.stepNeeded, values: { count: later.length } }, later);
  return revertSteps(model, history, [step], { key: model.messages.reverted, about: step.name });
}
