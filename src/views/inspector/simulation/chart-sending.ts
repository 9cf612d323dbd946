import type { AnyEventObject } from 'xstate';

import type { Chart, ChartTransition } from '../../../inspection/chart/chart.ts';
import type { MachineExamples } from '../../../inspection/simulation/machine-examples.ts';
import type {
  SimulationCommand,
  SimulationView,
} from '../../../inspection/simulation/simulation.ts';
import { listExamplesOf, type Composition } from './composer.ts';

/** What a press on a transition does: a command, or an event whose payload is written first. */
export type TransitionPress =
  | { readonly kind: 'run'; readonly command: SimulationCommand }
  | { readonly kind: 'compose'; readonly composition: Composition };

function toComposition({ event, kind }: ChartTransition): Composition | null {
  if (kind === 'event') return { kind: 'event', type: event };
  const [, outcome, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event) ?? [];
  if (actor === undefined) return null;
  return { kind: outcome === 'done' ? 'answer' : 'fail', actor };
}

const hasPayload = ({ type: _, ...payload }: AnyEventObject): boolean =>
  Object.keys(payload).length > 0;

function planDelay({ event }: ChartTransition, view: SimulationView): TransitionPress | null {
  const due = view.delays.find((delay) => delay.event.type === event);
  if (due === undefined) return null;
  return {
    kind: 'run',
    command: { kind: 'clock', milliseconds: Math.max(due.dueMs - view.clockMs, 0) },
  };
}

/**
 * Returns what a press on a transition does: a delay lets its time pass, an event without a payload
 * is sent, and any other is written first. Null when nothing can cause it now.
 */
function planPress(
  transition: ChartTransition,
  view: SimulationView,
  { events }: MachineExamples,
): TransitionPress | null {
  if (transition.kind === 'after') return planDelay(transition, view);
  const composition = toComposition(transition);
  if (composition === null) return null;
  if (composition.kind === 'event') {
    if (!view.possible.some(({ type }) => type === composition.type)) return null;
    const examples = listExamplesOf(composition, events);
    return examples.length > 0 && examples.every(({ event }) => !hasPayload(event))
      ? { kind: 'run', command: { kind: 'event', event: { type: composition.type } } }
      : { kind: 'compose', composition };
  }
  return view.actors.some(({ id }) => id === composition.actor)
    ? { kind: 'compose', composition }
    : null;
}

/** Returns what a press on each transition of the active states does now, by its id. */
export function planPresses(
  chart: Chart,
  view: SimulationView,
  examples: MachineExamples,
): ReadonlyMap<string, TransitionPress> {
  const step = view.steps[view.shown];
  if (step?.status !== 'active') return new Map();
  const active = new Set(step.states);
  return new Map(
    chart.transitions
      .filter(({ source }) => active.has(source))
      .flatMap((transition) => {
        const press = planPress(transition, view, examples);
        return press === null ? [] : [[transition.id, press] as const];
      }),
  );
}
