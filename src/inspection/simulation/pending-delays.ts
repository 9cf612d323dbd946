import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode } from 'xstate';

import type { PlannedAction } from './compute-step.ts';

/** An event that the machine raises after a delay, at `dueMs` of the simulated clock. */
export interface PendingDelay {
  readonly id: string;
  readonly event: AnyEventObject;
  readonly dueMs: number;
}

interface PlannedParams {
  readonly id?: string;
  readonly delay?: number;
  readonly event?: AnyEventObject;
  readonly sendId?: string;
}

interface AfterDefinition {
  readonly eventType: string;
  readonly delay: unknown;
}

const byDueTime = (a: PendingDelay, b: PendingDelay): number => a.dueMs - b.dueMs;

/** Returns the delays that wait after the actions of a step. */
export function applyDelays(
  delays: readonly PendingDelay[],
  planned: readonly PlannedAction[],
  timeMs: number,
): readonly PendingDelay[] {
  return planned.reduce<readonly PendingDelay[]>((pending, { type, params }) => {
    const { id, delay, event, sendId } = (params ?? {}) as PlannedParams;
    if (type === 'xstate.cancel') return pending.filter((each) => each.id !== sendId);
    if (type !== 'xstate.raise' || delay === undefined || event === undefined) return pending;
    const added = { id: id ?? event.type, event, dueMs: timeMs + delay };
    return [...pending.filter((each) => each.id !== added.id), added].sort(byDueTime);
  }, delays);
}

/** Returns the other delays. */
export const dropDelay = (
  delays: readonly PendingDelay[],
  due: PendingDelay,
): readonly PendingDelay[] => delays.filter((delay) => delay !== due);

function resolveDelay(snapshot: AnyMachineSnapshot, delay: unknown): number {
  const named = snapshot.machine.implementations.delays as Readonly<Record<string, unknown>>;
  const resolved = typeof delay === 'string' ? (named[delay] ?? Number(delay)) : delay;
  return typeof resolved === 'function'
    ? (resolved as (args: { readonly context: unknown }) => number)({
        context: snapshot.context as unknown,
      })
    : Number(resolved);
}

/** Returns the delays of the active states, as if they had been entered at time 0. */
export const listStartedDelays = (snapshot: AnyMachineSnapshot): readonly PendingDelay[] =>
  (snapshot._nodes as readonly AnyStateNode[])
    .flatMap(({ after }) =>
      (after as readonly AfterDefinition[]).map(({ eventType, delay }) => ({
        id: eventType,
        event: { type: eventType },
        dueMs: resolveDelay(snapshot, delay),
      })),
    )
    .filter(({ id }, index, all) => all.findIndex((each) => each.id === id) === index)
    .sort(byDueTime);
