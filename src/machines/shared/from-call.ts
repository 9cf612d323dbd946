import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';

import { failed, type Outcome } from '../../domain/outcome.ts';

/** The logic of a call. Only `fromCall` makes it, so that no chart has to take its errors. */
export type CallLogic<Value, Input = NonReducibleUnknown> = PromiseActorLogic<
  Outcome<Value>,
  Input
> & { readonly neverFails: true };

/**
 * Creates the logic of a call, whose failures are part of what it returns. What it throws is a
 * defect: it is printed, and returned as the failure `unexpected`.
 */
export const fromCall = <Value, Input = NonReducibleUnknown>(
  call: Parameters<typeof fromPromise<Outcome<Value>, Input>>[0],
): CallLogic<Value, Input> => ({
  ...fromPromise<Outcome<Value>, Input>(async (given) => {
    try {
      return await call(given);
    } catch (error) {
      if (!given.signal.aborted) console.error(error);
      return failed({ kind: 'unexpected' });
    }
  }),
  neverFails: true,
});
