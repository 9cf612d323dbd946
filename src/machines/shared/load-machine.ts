import { assign, fromPromise, setup, type PromiseActorLogic } from 'xstate';

import type { Failure, Outcome } from '../../domain/outcome.ts';
import { notProvided } from './not-provided.ts';
import { hasSucceeded } from './outcome-rules.ts';
import { withOutput, withUnexpected } from './with-output.ts';

/** The context of a load: its subject and the value, or why it failed. */
export interface LoadContext<Subject, Value> {
  readonly subject: Subject;
  readonly value: Value | null;
  readonly failure: Failure | null;
}

/** What a view shows of a load; see `selectLoad`. */
export type LoadView<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly value: Value }
  | { readonly state: 'failed'; readonly failure: Failure };

/**
 * Creates the machine of something that is loaded once: loading, loaded, or failed and can be
 * retried. Provide `load`.
 */
export function createLoadMachine<Subject, Value>(id: string) {
  const load: PromiseActorLogic<Outcome<Value>, { readonly subject: Subject }> = fromPromise(
    notProvided('load'),
  );
  return setup({
    types: {
      context: {} as LoadContext<Subject, Value>,
      events: {} as { readonly type: 'load.retry' },
      input: {} as Subject,
    },
    actors: { load },
    guards: { hasSucceeded },
    actions: {
      setOutcome: assign((_, outcome: Outcome<Value>) =>
        outcome.ok
          ? { value: outcome.value, failure: null }
          : { value: null, failure: outcome.failure },
      ),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ subject: input, value: null, failure: null }),
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          src: 'load',
          input: ({ context: { subject } }) => ({ subject }),
          onDone: [
            {
              guard: withOutput('hasSucceeded'),
              target: 'loaded',
              actions: withOutput('setOutcome'),
            },
            { target: 'failed', actions: withOutput('setOutcome') },
          ],
          onError: {
            target: 'failed',
            actions: withUnexpected('setOutcome'),
          },
        },
      },
      loaded: {},
      failed: { on: { 'load.retry': 'loading' } },
    },
  });
}

/** Returns what a view shows of a load. */
export function selectLoad<Value>({
  context: { value, failure },
  value: state,
}: {
  readonly context: LoadContext<unknown, Value>;
  readonly value: 'loading' | 'loaded' | 'failed';
}): LoadView<Value> {
  if (state === 'failed' && failure !== null) return { state: 'failed', failure };
  return state === 'loaded' && value !== null ? { state: 'loaded', value } : { state: 'loading' };
}
