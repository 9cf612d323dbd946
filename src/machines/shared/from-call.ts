import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';

import { mapConcurrently } from '../../domain/map-concurrently.ts';
import { failed, type Outcome } from '../../domain/outcome.ts';

/** The logic of calls. Machines take no other, so that no chart has to handle their errors. */
type NeverFailing<Output, Input> = PromiseActorLogic<Output, Input> & {
  readonly neverFails: true;
};

/** The logic of a call. */
export type CallLogic<Value, Input = NonReducibleUnknown> = NeverFailing<Outcome<Value>, Input>;

/** What the call for one of several items returned. */
export interface ItemOutcome<Item, Value = unknown> {
  readonly item: Item;
  readonly outcome: Outcome<Value>;
}

/** The logic of the same call for several items. */
export type ItemCallsLogic<Item, Value = unknown> = NeverFailing<
  readonly ItemOutcome<Item, Value>[],
  { readonly items: readonly Item[] }
>;

/**
 * Returns the outcome of a call. What it throws is a defect: it is printed, unless the call was
 * stopped, and becomes the failure `unexpected`.
 */
async function settle<Value>(
  call: () => Outcome<Value> | PromiseLike<Outcome<Value>>,
  signal: AbortSignal,
): Promise<Outcome<Value>> {
  try {
    return await call();
  } catch (error) {
    if (!signal.aborted) console.error(error);
    return failed({ kind: 'unexpected' });
  }
}

/**
 * Creates the logic of a call, whose failures are part of what it returns. What it throws is the
 * failure `unexpected`.
 */
export const fromCall = <Value, Input = NonReducibleUnknown>(
  call: Parameters<typeof fromPromise<Outcome<Value>, Input>>[0],
): CallLogic<Value, Input> => ({
  ...fromPromise<Outcome<Value>, Input>((given) => settle(() => call(given), given.signal)),
  neverFails: true,
});

/** Makes the same call for several items. Returns an outcome of each, as `fromCall` does of one. */
export const callForItems = <Item, Value>(
  items: readonly Item[],
  call: (item: Item) => Promise<Outcome<Value>>,
  signal: AbortSignal,
): Promise<readonly ItemOutcome<Item, Value>[]> =>
  mapConcurrently(items, async (item) => ({
    item,
    outcome: await settle(() => call(item), signal),
  }));

/** Creates the logic of the same call for several items, each with an outcome of its own. */
export const fromItemCalls = <Item, Value = unknown>(
  call: (item: Item) => Promise<Outcome<Value>>,
): ItemCallsLogic<Item, Value> => ({
  ...fromPromise<readonly ItemOutcome<Item, Value>[], { readonly items: readonly Item[] }>(
    ({ input: { items }, signal }) => callForItems(items, call, signal),
  ),
  neverFails: true,
});
