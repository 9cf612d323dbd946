import type { Message } from '../notice.ts';
import { accepted, type Accepted } from './decision.ts';
import type { Draft } from './draft.ts';
import type { QuizEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { stepsOf, type History } from './history.ts';
import { inverses } from './inverse.ts';
import { refit } from './refit.ts';
import { refused, type Refusal } from './refusal.ts';
import type { Step } from './step.ts';
import { touched } from './touched.ts';

/** A step that cannot be taken back alone, with the later steps that depend on it. */
export interface TakeBackRefusal extends Refusal {
  readonly dependants: readonly Step[];
}

const factsOf = (step: Step, part: 'writes' | 'needs'): ReadonlySet<string> =>
  new Set(step.events.flatMap((event) => touched(event)[part]));

function dependants(step: Step, later: readonly Step[]): readonly Step[] {
  const [writes, needs] = [factsOf(step, 'writes'), factsOf(step, 'needs')];
  return later.filter((other) =>
    other.events.some((event) => {
      const facts = touched(event);
      return (
        facts.writes.some((fact) => writes.has(fact) || needs.has(fact)) ||
        facts.needs.some((fact) => writes.has(fact))
      );
    }),
  );
}

function refitAll(
  draft: Draft,
  events: readonly QuizEvent[],
): { readonly draft: Draft; readonly events: readonly QuizEvent[] } {
  let after = draft;
  const fitting = events.map((event) => {
    const fitted = refit(after, event);
    after = evolve(after, fitted);
    return fitted;
  });
  return { draft: after, events: fitting };
}

function undoAll(
  history: History,
  steps: readonly Step[],
  name: Message,
): Accepted | TakeBackRefusal {
  const { draft, events } = refitAll(
    history.draft,
    steps.toReversed().flatMap((step) => inverses(step.events)),
  );
  if (draft.activities.length === 0)
    return { ...refused({ key: 'quiz.refusal.lastActivity' }), dependants: [] };
  return accepted(name, ...events);
}

/** The step `id` and all later steps that build on it, directly or by others, oldest first; empty when it is not in the history. */
function withDependants(history: History, id: number): readonly Step[] {
  const steps = stepsOf(history);
  const index = steps.findIndex((step) => step.id === id);
  const first = steps[index];
  if (first === undefined) return [];
  const found = [first];
  for (const step of steps.slice(index + 1))
    if (found.some((one) => dependants(one, [step]).length > 0)) found.push(step);
  return found;
}

/** Takes the step `id` back together with every later step that builds on it, as one step. */
export function takeBackTogether(history: History, id: number): Accepted | TakeBackRefusal {
  const [first, ...others] = withDependants(history, id);
  if (first === undefined) return { ...refused({ key: 'quiz.refusal.stepGone' }), dependants: [] };
  return undoAll(history, [first, ...others], {
    key: 'quiz.step.takenBackTogether',
    values: { count: others.length },
    about: first.name,
  });
}

/** Takes the step `id` back and keeps every later one: its inverse as a new step, or a refusal that names the steps built on it. */
export function takeBack(history: History, id: number): Accepted | TakeBackRefusal {
  const steps = stepsOf(history);
  const index = steps.findIndex((step) => step.id === id);
  const step = steps[index];
  if (step === undefined) return { ...refused({ key: 'quiz.refusal.stepGone' }), dependants: [] };
  const later = dependants(step, steps.slice(index + 1));
  if (later.length > 0)
    return {
      ...refused({ key: 'quiz.refusal.stepNeeded', values: { count: later.length } }),
      dependants: later,
    };
  return undoAll(history, [step], { key: 'quiz.step.takenBack', about: step.name });
}
