import { fromCallback, fromPromise, type AnyActorLogic, type EventObject } from 'xstate';

import type { ItemOutcome, ItemCallsLogic } from '../../src/machines/shared/from-call.ts';

interface Held {
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/** Actors that wait until a test answers for them, by the id of their invocation. */
export interface HeldActors {
  /** Logic for an invoked promise (or for a child machine that is only waited for). */
  readonly promise: () => never;
  /** Logic for an invoked callback; `tell` speaks for it. */
  readonly callback: () => never;
  /** Whether the actor runs and can be answered for. */
  readonly holds: (id: string) => boolean;
  readonly resolve: (id: string, output: unknown) => void;
  readonly reject: (id: string, reason: unknown) => void;
}

/**
 * Makes actors for `.provide` whose answers a test gives. Answering one that does not run throws.
 */
export function holdActors(): HeldActors {
  const running = new Map<string, Held>();
  const take = (id: string): Held => {
    const held = running.get(id);
    if (held === undefined)
      throw new Error(
        `no actor ${id} is running; there are ${[...running.keys()].join(', ') || 'none'}`,
      );
    running.delete(id);
    return held;
  };
  return {
    promise: () =>
      fromPromise(
        ({ self }) =>
          new Promise((resolve, reject) => {
            running.set(self.id, { resolve, reject });
          }),
      ) satisfies AnyActorLogic as never,
    callback: () => fromCallback<EventObject>(() => undefined) satisfies AnyActorLogic as never,
    holds: (id) => running.has(id),
    resolve: (id, output) => {
      take(id).resolve(output);
    },
    reject: (id, reason) => {
      take(id).reject(reason);
    },
  };
}

/**
 * Makes the logic of a call for several items whose outcomes a test gives all at once. The promise
 * must not reject.
 */
export const answerItems = <Item, Value = unknown>(
  answer: (items: readonly Item[]) => Promise<readonly ItemOutcome<Item, Value>[]>,
): ItemCallsLogic<Item, Value> => ({
  ...fromPromise<readonly ItemOutcome<Item, Value>[], { readonly items: readonly Item[] }>(
    ({ input: { items } }) => answer(items),
  ),
  neverFails: true,
});
