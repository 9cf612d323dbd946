import {
  assertEvent,
  assign,
  emit,
  enqueueActions,
  fromPromise,
  setup,
  type ActorRefFrom,
} from 'xstate';

import type { RebuildBatch } from '../../../api/contract/quiz-rebuild.ts';
import { failureMessage } from '../../../domain/failure-message.ts';
import { failed, type Outcome } from '../../../domain/outcome.ts';
import { endedOf, isRebuilding } from '../../../domain/quiz/rebuild.ts';
import type { Emitted } from '../../shared/emitted.ts';
import { notSupplied } from '../../shared/not-supplied.ts';

/** The queued requests as last heard of, newest first (null before that), and the one that is being cancelled. */
export interface RebuildProgressContext {
  readonly isAsked: boolean;
  readonly batches: readonly RebuildBatch[] | null;
  readonly cancelling: number | null;
}

/** `progress.look` asks anew, for example after a request was queued. */
export type RebuildProgressEvent =
  { readonly type: 'progress.look' } | { readonly type: 'progress.cancel'; readonly batch: number };

type Batches = Outcome<readonly RebuildBatch[]>;

const endOf = ({ done, failed: notDone, cancelled }: RebuildBatch): Emitted => ({
  type: 'notice',
  notice: {
    severity: notDone > 0 ? 'warning' : 'success',
    message: { key: 'quizRebuild.ended', values: { done, failed: notDone, cancelled } },
  },
});

/**
 * How far queued rebuilds have come (QIO-20): asks again as long as one runs, tells when one has ended, and cancels. Emits `progressed` whenever a request
 * or its count is new since it last heard. Off where nobody asks (`isAsked`); a server that cannot tell, or does not answer, shows nothing. Supply `loadRebuilds` and `cancelRebuild`.
 */
export const rebuildProgressMachine = setup({
  types: {
    context: {} as RebuildProgressContext,
    events: {} as RebuildProgressEvent,
    input: {} as { readonly isAsked: boolean },
    emitted: {} as Emitted | { readonly type: 'progressed' },
  },
  actors: {
    loadRebuilds: fromPromise<Batches>(notSupplied('loadRebuilds')),
    cancelRebuild: fromPromise<Outcome<unknown>, { readonly batch: number }>(
      notSupplied('cancelRebuild'),
    ),
  },
  delays: { pause: 1500 },
  guards: {
    isAsked: ({ context }) => context.isAsked,
    isAnyRunning: ({ context }) => context.batches?.some(isRebuilding) === true,
  },
  actions: {
    take: enqueueActions(({ context, enqueue }, answer: Batches) => {
      if (!answer.ok) return;
      const before = new Map(context.batches?.map((batch) => [batch.id, endedOf(batch)]));
      const moved =
        context.batches === null
          ? []
          : answer.value.filter((batch) => before.get(batch.id) !== endedOf(batch));
      enqueue.assign({ batches: answer.value });
      for (const batch of moved) if (!isRebuilding(batch)) enqueue.emit(endOf(batch));
      if (moved.length > 0) enqueue.emit({ type: 'progressed' });
    }),
    choose: assign(({ event }) => {
      assertEvent(event, 'progress.cancel');
      return { cancelling: event.batch };
    }),
    endCancelling: assign({ cancelling: null }),
    tellFailure: enqueueActions(({ enqueue }, outcome: Outcome<unknown>) => {
      if (!outcome.ok)
        enqueue.emit({
          type: 'notice',
          notice: { severity: 'error', message: failureMessage(outcome.failure) },
        });
    }),
    tellProgressed: emit({ type: 'progressed' }),
  },
}).createMachine({
  id: 'rebuildProgress',
  context: ({ input: { isAsked } }) => ({ isAsked, batches: null, cancelling: null }),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'isAsked', target: 'looking' }, { target: 'off' }] },
    off: {},
    looking: {
      on: {
        'progress.look': { target: 'looking', reenter: true },
        'progress.cancel': { target: 'cancelling', actions: 'choose' },
      },
      invoke: {
        src: 'loadRebuilds',
        onDone: {
          target: 'judging',
          actions: { type: 'take', params: ({ event }) => event.output },
        },
        onError: 'judging',
      },
    },
    judging: { always: [{ guard: 'isAnyRunning', target: 'pausing' }, { target: 'quiet' }] },
    pausing: {
      after: { pause: 'looking' },
      on: {
        'progress.look': 'looking',
        'progress.cancel': { target: 'cancelling', actions: 'choose' },
      },
    },
    cancelling: {
      invoke: {
        src: 'cancelRebuild',
        input: ({ context }) => ({ batch: context.cancelling ?? 0 }),
        onDone: {
          target: 'looking',
          actions: [
            'endCancelling',
            { type: 'tellFailure', params: ({ event }) => event.output },
            'tellProgressed',
          ],
        },
        onError: {
          target: 'looking',
          actions: [
            'endCancelling',
            { type: 'tellFailure', params: () => failed({ kind: 'unexpected' }) },
          ],
        },
      },
    },
    quiet: { on: { 'progress.look': 'looking' } },
  },
});

/** The running progress. */
export type RebuildProgressRef = ActorRefFrom<typeof rebuildProgressMachine>;

/** The requests that run now. */
export const selectRunning = ({
  context: { batches },
}: {
  readonly context: RebuildProgressContext;
}): readonly RebuildBatch[] => batches?.filter(isRebuilding) ?? [];
