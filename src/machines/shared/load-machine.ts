import { assign, fromPromise, setup, type PromiseActorLogic } from 'xstate';

import { failed, type Failure, type Outcome } from '../../domain/outcome.ts';
import { notSupplied } from './not-supplied.ts';

/** What a load remembers: what it is about, and the answer or why there is none. */
export interface LoadContext<Subject, Value> {
  readonly subject: Subject;
  readonly value: Value | null;
  readonly failure: Failure | null;
}

/** What a load's part of a screen shows; `selectLoad` makes it of a snapshot. */
export type LoadView<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly value: Value }
  | { readonly state: 'failed'; readonly failure: Failure };

/** Something that is loaded once to be looked at: loading, loaded, or failed with the way to try again. Supply `load`. */
export function createLoadMachine<Subject, Value>(id: string) {
  const load: PromiseActorLogic<Outcome<Value>, { readonly subject: Subject }> = fromPromise(
    notSupplied('load'),
  );
  return setup({
    types: {
      context: {} as LoadContext<Subject, Value>,
      events: {} as { readonly type: 'load.retry' },
      input: {} as Subject,
    },
    actors: { load },
    guards: { hasSucceeded: (_, outcome: Outcome<Value>) => outcome.ok },
    actions: {
      take: assign((_, outcome: Outcome<Value>) =>
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
              guard: { type: 'hasSucceeded', params: ({ event }) => event.output },
              target: 'loaded',
              actions: { type: 'take', params: ({ event }) => event.output },
            },
            { target: 'failed', actions: { type: 'take', params: ({ event }) => event.output } },
          ],
          onError: {
            target: 'failed',
            actions: { type: 'take', params: () => failed({ kind: 'unexpected' }) },
          },
        },
      },
      loaded: {},
      failed: { on: { 'load.retry': 'loading' } },
    },
  });
}

/** What to show of a load. */
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
