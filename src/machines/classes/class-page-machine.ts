import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';

import type { ClassDetail } from '../../api/contract/entities/classroom.ts';
import type { Failure, Outcome } from '../../domain/outcome.ts';
import type { LoadView } from '../shared/load-machine.ts';
import { notProvided } from '../shared/not-provided.ts';
import { hasSucceeded, isNotFound } from '../shared/outcome-rules.ts';
import { withOutput, withUnexpected } from '../shared/with-output.ts';

/** A class as the screens show it. */
export type ClassData = ClassDetail;

/** A class with the version of its name (ETag). */
export interface LoadedClass {
  readonly detail: ClassDetail;
  readonly version: string | undefined;
}

/** The context of the page. The loaded class stays while a newer one loads. */
export interface ClassPageContext {
  readonly id: number;
  readonly loaded: LoadedClass | null;
  readonly failure: Failure | null;
}

/** The events of the page. `class.refresh` loads the class again. */
export type ClassPageEvent = { readonly type: 'class.refresh' | 'class.retry' };

/**
 * Loads a class for its page and again after each change. A class that cannot be refreshed stays
 * visible, unless it no longer exists for the caller. Provide `load`.
 */
export const classPageMachine = setup({
  types: {
    context: {} as ClassPageContext,
    events: {} as ClassPageEvent,
    input: {} as { readonly id: number },
  },
  actors: { load: fromPromise<Outcome<LoadedClass>, { readonly id: number }>(notProvided('load')) },
  guards: {
    hasSucceeded,
    isGone: isNotFound,
  },
  actions: {
    setOutcome: assign((_, outcome: Outcome<LoadedClass>) =>
      outcome.ok ? { loaded: outcome.value, failure: null } : { failure: outcome.failure },
    ),
  },
}).createMachine({
  id: 'classPage',
  context: ({ input: { id } }) => ({ id, loaded: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        input: ({ context: { id } }) => ({ id }),
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
    loaded: { on: { 'class.refresh': 'refreshing' } },
    refreshing: {
      on: { 'class.refresh': { target: 'refreshing', reenter: true } },
      invoke: {
        src: 'load',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          { guard: withOutput('isGone'), target: 'failed', actions: withOutput('setOutcome') },
          { target: 'loaded', actions: withOutput('setOutcome') },
        ],
        onError: {
          target: 'loaded',
          actions: withUnexpected('setOutcome'),
        },
      },
    },
    failed: { on: { 'class.retry': 'loading' } },
  },
});

/** Returns what the page shows: the class, also while a newer one loads, or why there is none. */
export function selectClass({
  context: { loaded, failure },
  value: state,
}: Pick<SnapshotFrom<typeof classPageMachine>, 'context' | 'value'>): LoadView<LoadedClass> {
  if (state === 'failed' && failure !== null) return { state: 'failed', failure };
  return loaded === null ? { state: 'loading' } : { state: 'loaded', value: loaded };
}
