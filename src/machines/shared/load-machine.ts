import { assign, setup } from 'xstate';

import type { Failure, Outcome } from '../../domain/outcome.ts';
import { fromCall, type CallLogic } from './from-call.ts';
import { notProvided } from './not-provided.ts';
import { hasSucceeded, isNotFound } from './outcome-rules.ts';
import { withOutput } from './with-output.ts';

/** The context of a load. The value stays while a newer one loads; `failure` is of the last load. */
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

/** The events of a load. `load.refresh` loads a loaded value again. */
export type LoadEvent = { readonly type: 'load.retry' | 'load.refresh' };

/**
 * Creates the machine of something that is loaded: loading, loaded, or failed and can be retried. A
 * value that cannot be refreshed stays visible, unless it no longer exists for the caller. Provide
 * `load`.
 */
export function createLoadMachine<Subject, Value>(id: string) {
  const load: CallLogic<Value, { readonly subject: Subject }> = fromCall(notProvided('load'));
  return setup({
    types: {
      context: {} as LoadContext<Subject, Value>,
      events: {} as LoadEvent,
      input: {} as Subject,
    },
    actors: { load },
    guards: { hasSucceeded, isGone: isNotFound },
    actions: {
      setOutcome: assign((_, outcome: Outcome<Value>) =>
        outcome.ok ? { value: outcome.value, failure: null } : { failure: outcome.failure },
      ),
      forgetValue: assign({ value: null }),
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
        },
      },
      loaded: { on: { 'load.refresh': 'refreshing' } },
      refreshing: {
        on: { 'load.refresh': { target: 'refreshing', reenter: true } },
        invoke: {
          src: 'load',
          input: ({ context: { subject } }) => ({ subject }),
          onDone: [
            {
              guard: withOutput('isGone'),
              target: 'failed',
              actions: [withOutput('setOutcome'), 'forgetValue'],
            },
            { target: 'loaded', actions: withOutput('setOutcome') },
          ],
        },
      },
      failed: { on: { 'load.retry': 'loading' } },
    },
  });
}

/** Returns what a view shows of a load: the value, also while a newer one loads. */
export function selectLoad<Value>({
  context: { value, failure },
  value: state,
}: {
  readonly context: LoadContext<unknown, Value>;
  readonly value: 'loading' | 'loaded' | 'refreshing' | 'failed';
}): LoadView<Value> {
  if (state === 'failed' && failure !== null) return { state: 'failed', failure };
  return value === null ? { state: 'loading' } : { state: 'loaded', value };
}
