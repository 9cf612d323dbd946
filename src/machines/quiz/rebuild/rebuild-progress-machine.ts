import { assertEvent, assign, emit, enqueueActions, setup, type ActorRefFrom } from 'xstate';

import type { RebuildBatch } from '../../../api/contract/quiz-rebuild.ts';
import { getFailureMessage } from '../../../domain/messages/failure-message.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import { countEnded, isRebuilding } from '../../../domain/quiz/rebuild/rebuild.ts';
import type { Emitted } from '../../shared/emitted.ts';
import { fromCall } from '../../shared/from-call.ts';
import { notProvided } from '../../shared/not-provided.ts';
import { withOutput } from '../../shared/with-output.ts';

/**
 * The queued requests, newest first (null before the first load), and the one that is being
 * cancelled.
 */
export interface RebuildProgressContext {
  readonly isEnabled: boolean;
  readonly batches: readonly RebuildBatch[] | null;
  readonly cancelling: number | null;
}

/** `progress.refresh` loads again, for example after a request was queued. */
export type RebuildProgressEvent =
  | { readonly type: 'progress.refresh' }
  | { readonly type: 'progress.cancel'; readonly batch: number };

type Batches = Outcome<readonly RebuildBatch[]>;

const toEndNotice = ({ done, failed: notDone, cancelled }: RebuildBatch): Emitted => ({
  type: 'notice',
  notice: {
    severity: notDone > 0 ? 'warning' : 'success',
    message: { key: 'quizRebuild.ended', values: { done, failed: notDone, cancelled } },
  },
});

/**
 * The progress of queued rebuilds (QIO-20): polls while one runs, announces its end, and cancels
 * it. Emits `progressed` when a request is new or its count has changed. Does nothing unless
 * `isEnabled`; a failed load shows nothing. Provide `loadRebuilds` and `cancelRebuild`.
 */
export const rebuildProgressMachine = setup({
  types: {
    context: {} as RebuildProgressContext,
    events: {} as RebuildProgressEvent,
    input: {} as { readonly isEnabled: boolean },
    emitted: {} as Emitted | { readonly type: 'progressed' },
  },
  actors: {
    loadRebuilds: fromCall<readonly RebuildBatch[]>(notProvided('loadRebuilds')),
    cancelRebuild: fromCall<unknown, { readonly batch: number }>(notProvided('cancelRebuild')),
  },
  delays: { pause: 1500 },
  guards: {
    isEnabled: ({ context }) => context.isEnabled,
    hasRunningBatch: ({ context }) => context.batches?.some(isRebuilding) === true,
  },
  actions: {
    setBatches: enqueueActions(({ context, enqueue }, answer: Batches) => {
      if (!answer.ok) return;
      const before = new Map(context.batches?.map((batch) => [batch.id, countEnded(batch)]));
      const changed =
        context.batches === null
          ? []
          : answer.value.filter((batch) => before.get(batch.id) !== countEnded(batch));
      enqueue.assign({ batches: answer.value });
      for (const batch of changed) if (!isRebuilding(batch)) enqueue.emit(toEndNotice(batch));
      if (changed.length > 0) enqueue.emit({ type: 'progressed' });
    }),
    setCancelling: assign(({ event }) => {
      assertEvent(event, 'progress.cancel');
      return { cancelling: event.batch };
    }),
    clearCancelling: assign({ cancelling: null }),
    announceFailure: enqueueActions(({ enqueue }, outcome: Outcome<unknown>) => {
      if (!outcome.ok)
        enqueue.emit({
          type: 'notice',
          notice: { severity: 'error', message: getFailureMessage(outcome.failure) },
        });
    }),
    emitProgressed: emit({ type: 'progressed' }),
  },
}).createMachine({
  id: 'rebuildProgress',
  context: ({ input: { isEnabled } }) => ({ isEnabled, batches: null, cancelling: null }),
  initial: 'initial',
  states: {
    initial: { always: [{ guard: 'isEnabled', target: 'loading' }, { target: 'off' }] },
    off: {},
    loading: {
      on: {
        'progress.refresh': { target: 'loading', reenter: true },
        'progress.cancel': { target: 'cancelling', actions: 'setCancelling' },
      },
      invoke: {
        src: 'loadRebuilds',
        onDone: {
          target: 'evaluating',
          actions: withOutput('setBatches'),
        },
      },
    },
    evaluating: { always: [{ guard: 'hasRunningBatch', target: 'waiting' }, { target: 'idle' }] },
    waiting: {
      after: { pause: 'loading' },
      on: {
        'progress.refresh': 'loading',
        'progress.cancel': { target: 'cancelling', actions: 'setCancelling' },
      },
    },
    cancelling: {
      invoke: {
        src: 'cancelRebuild',
        input: ({ context }) => ({ batch: context.cancelling ?? 0 }),
        onDone: {
          target: 'loading',
          actions: ['clearCancelling', withOutput('announceFailure'), 'emitProgressed'],
        },
      },
    },
    idle: { on: { 'progress.refresh': 'loading' } },
  },
});

/** A reference to the progress. */
export type RebuildProgressRef = ActorRefFrom<typeof rebuildProgressMachine>;

/** Returns the running requests. */
export const selectRunning = ({
  context: { batches },
}: {
  readonly context: RebuildProgressContext;
}): readonly RebuildBatch[] => batches?.filter(isRebuilding) ?? [];
