import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

import { MachineComputer } from '../simulation/compute-step.ts';
import { hasFunction, replaceFunctions } from './recorded-functions.ts';

/** An event that a machine processed, with its snapshots before and after. */
export interface ProcessedEvent {
  readonly event: AnyEventObject;
  readonly before: AnyMachineSnapshot;
  readonly after: AnyMachineSnapshot;
}

const mark = 'created key ';

/** Returns what two values of the same form hold, in pairs. */
function pairParts(left: object, right: object): readonly (readonly [unknown, unknown])[] {
  if (left instanceof Map && right instanceof Map) {
    const others = [...(right as ReadonlyMap<unknown, unknown>)];
    return [...(left as ReadonlyMap<unknown, unknown>)].flatMap(([key, value], index) => [
      [key, others[index]?.[0]],
      [value, others[index]?.[1]],
    ]);
  }
  const others = Object.entries<unknown>({ ...right });
  return Object.entries<unknown>({ ...left }).flatMap(([key, value], index) => [
    [key, others[index]?.[0]],
    [value, others[index]?.[1]],
  ]);
}

/** Collects what stands in `real` where `computed` has a marked key. */
function collectKeys(computed: unknown, real: unknown, keys: Map<string, string>): void {
  const waiting: (readonly [unknown, unknown])[] = [[computed, real]];
  const seen = new Set<unknown>();
  for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
    const [left, right] = pair;
    if (left === right || seen.has(left)) continue;
    if (typeof left === 'string' && typeof right === 'string' && left.startsWith(mark))
      keys.set(left, right);
    if (typeof left !== 'object' || typeof right !== 'object') continue;
    if (left === null || right === null) continue;
    seen.add(left);
    waiting.push(...pairParts(left, right));
  }
}

/**
 * Returns the keys that a machine created by its `createKey` while it processed events, in their
 * order. It computes each event again with marked keys and looks what the real ones were.
 */
export function findCreatedKeys(
  machine: AnyStateMachine,
  events: readonly ProcessedEvent[],
): readonly string[] {
  const created: string[] = [];
  const keys = new Map<string, string>();
  const createKey = (): string => {
    const key = `${mark}${String(created.length)}`;
    created.push(key);
    return key;
  };
  for (const { event, before, after } of events) {
    if (!hasFunction(before.context, 'createKey')) continue;
    const context = replaceFunctions(before.context, { createKey });
    try {
      const computer = new MachineComputer(machine);
      const { snapshot } = computer.take({ ...before, context } as AnyMachineSnapshot, event);
      collectKeys(snapshot.context, after.context, keys);
    } catch {
      // The replay fails at this event too, and says so.
    }
  }
  return created.map((key) => keys.get(key) ?? key);
}
