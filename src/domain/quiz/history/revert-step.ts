import { assertNever } from '../../assert-never.ts';
import type { QuizEvent } from '../events/event.ts';
import type { Message } from '../../messages/message.ts';
import { accept, refuse, type Accepted, type Refusal } from '../commands/decision.ts';
import type { Draft } from '../draft/draft.ts';
import { evolve } from '../events/evolve.ts';
import { listSteps, type History } from './history.ts';
import { invertEvents } from '../events/invert-event.ts';
import { relocateEvent } from '../events/relocate-event.ts';
import type { Step } from './step.ts';

/** The facts of a draft that an event writes, and those it needs to exist, by name. */
interface EventFacts {
  readonly writes: readonly string[];
  readonly needs: readonly string[];
}

const formatActivityFact = (key: string): string => `activity ${key}`;
const formatItemFact = (key: string): string => `item ${key}`;
const formatOptionFact = (item: string, option: string): string => `option ${item} ${option}`;

const writesActivity = (key: string, field: string): EventFacts => ({
  writes: [`${formatActivityFact(key)} ${field}`],
  needs: [formatActivityFact(key)],
});

const writesItem = (
  key: string,
  field: string,
  otherNeeds: readonly string[] = [],
): EventFacts => ({
  writes: [`${formatItemFact(key)} ${field}`],
  needs: [formatItemFact(key), ...otherNeeds],
});

/** Returns the facts that `event` writes and needs. Its inverse has the same facts. */
function listEventFacts(event: QuizEvent): EventFacts {
  switch (event.type) {
    case 'detailChanged':
      return { writes: [`detail ${event.field}`], needs: [] };
    case 'activityAdded':
    case 'activityRemoved': {
      const { key, items } = event.activity;
      const itemFacts = items.map((item) => formatItemFact(item.key));
      return { writes: [formatActivityFact(key), ...itemFacts], needs: [] };
    }
    case 'activityRenamed':
      return writesActivity(event.at.activity, 'title');
    case 'activityMoved':
      return writesActivity(event.activity, 'position');
    case 'itemAdded':
    case 'itemRemoved':
      return {
        writes: [formatItemFact(event.item.key)],
        needs: [formatActivityFact(event.at.activity)],
      };
    case 'itemMoved': {
      const activities = [event.from.activity, event.to.activity].map(formatActivityFact);
      return writesItem(event.to.item, 'position', activities);
    }
    case 'questionTitleChanged':
      return writesItem(event.at.item, 'title');
    case 'questionImageChanged':
      return writesItem(event.at.item, 'image');
    case 'questionMultipleChanged':
      return writesItem(event.at.item, 'answer');
    case 'rightAnswerChanged': {
      const { item } = event.at;
      const options = [...event.from, ...event.to].map((option) => formatOptionFact(item, option));
      return writesItem(item, 'answer', options);
    }
    case 'optionAdded':
    case 'optionRemoved':
      return {
        writes: [formatOptionFact(event.at.item, event.option.id)],
        needs: [formatItemFact(event.at.item)],
      };
    case 'optionTextChanged': {
      const option = formatOptionFact(event.at.item, event.option);
      return { writes: [`${option} text`], needs: [formatItemFact(event.at.item), option] };
    }
    default:
      return assertNever(event);
  }
}

/** The refusal to revert a step, with the later steps that depend on it. */
export interface RevertRefusal extends Refusal {
  readonly dependents: readonly Step[];
}

const collectFacts = (step: Step, part: 'writes' | 'needs'): ReadonlySet<string> =>
  new Set(step.events.flatMap((event) => listEventFacts(event)[part]));

function findDependents(step: Step, later: readonly Step[]): readonly Step[] {
  const [writes, needs] = [collectFacts(step, 'writes'), collectFacts(step, 'needs')];
  return later.filter((other) =>
    other.events.some((event) => {
      const facts = listEventFacts(event);
      return (
        facts.writes.some((fact) => writes.has(fact) || needs.has(fact)) ||
        facts.needs.some((fact) => writes.has(fact))
      );
    }),
  );
}

function relocateEvents(
  draft: Draft,
  events: readonly QuizEvent[],
): { readonly draft: Draft; readonly events: readonly QuizEvent[] } {
  let after = draft;
  const relocatedEvents = events.map((event) => {
    const relocated = relocateEvent(after, event);
    after = evolve(after, relocated);
    return relocated;
  });
  return { draft: after, events: relocatedEvents };
}

function revertSteps(
  history: History,
  steps: readonly Step[],
  name: Message,
): Accepted | RevertRefusal {
  const { draft, events } = relocateEvents(
    history.draft,
    steps.toReversed().flatMap((step) => invertEvents(step.events)),
  );
  if (draft.activities.length === 0)
    return { ...refuse({ key: 'quiz.refusal.lastActivity' }), dependents: [] };
  return accept(name, ...events);
}

/**
 * Returns the step `id` and all later steps that depend on it, directly or indirectly, oldest
 * first. Returns an empty list when the step is not in the history.
 */
function listStepWithDependents(history: History, id: number): readonly Step[] {
  const steps = listSteps(history);
  const index = steps.findIndex((step) => step.id === id);
  const first = steps[index];
  if (first === undefined) return [];
  const found = [first];
  for (const step of steps.slice(index + 1))
    if (found.some((earlier) => findDependents(earlier, [step]).length > 0)) found.push(step);
  return found;
}

/** Reverts the step `id` and all later steps that depend on it, as one step. */
export function revertStepWithDependents(history: History, id: number): Accepted | RevertRefusal {
  const [first, ...dependents] = listStepWithDependents(history, id);
  if (first === undefined) return { ...refuse({ key: 'quiz.refusal.stepGone' }), dependents: [] };
  return revertSteps(history, [first, ...dependents], {
    key: 'quiz.step.revertedTogether',
    values: { count: dependents.length },
    about: first.name,
  });
}

/**
 * Reverts the step `id` as a new step that keeps all later ones. Returns a refusal that lists the
 * dependent steps when there are any.
 */
export function revertStep(history: History, id: number): Accepted | RevertRefusal {
  const steps = listSteps(history);
  const index = steps.findIndex((step) => step.id === id);
  const step = steps[index];
  if (step === undefined) return { ...refuse({ key: 'quiz.refusal.stepGone' }), dependents: [] };
  const later = findDependents(step, steps.slice(index + 1));
  if (later.length > 0)
    return {
      ...refuse({ key: 'quiz.refusal.stepNeeded', values: { count: later.length } }),
      dependents: later,
    };
  return revertSteps(history, [step], { key: 'quiz.step.reverted', about: step.name });
}
