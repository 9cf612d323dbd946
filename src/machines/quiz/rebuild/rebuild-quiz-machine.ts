import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';

import { getFailureMessage } from '../../../domain/messages/failure-message.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import type { Emitted } from '../../shared/emitted.ts';
import { notProvided } from '../../shared/not-provided.ts';
import { withOutput, withUnexpected } from '../../shared/with-output.ts';

/** The ids of the quizzes to rebuild; the first is being rebuilt. */
export interface RebuildQuizContext {
  readonly queue: readonly number[];
}

/**
 * The row action 'Rebuild quiz' (QIO-21, QIO-22): quizzes are rebuilt one after the other, each
 * once however often it is pressed. Announces each result and emits `rebuilt`, because the row has
 * changed in any case. Provide `rebuildQuiz`.
 */
export const rebuildQuizMachine = setup({
  types: {
    context: {} as RebuildQuizContext,
    events: {} as { readonly type: 'quiz.rebuild'; readonly quiz: number },
    emitted: {} as Emitted | { readonly type: 'rebuilt' },
  },
  actors: {
    rebuildQuiz: fromPromise<Outcome<unknown>, { readonly quiz: number }>(
      notProvided('rebuildQuiz'),
    ),
  },
  guards: { hasMore: ({ context }) => context.queue.length > 0 },
  actions: {
    enqueueQuiz: assign(({ context, event }) => {
      assertEvent(event, 'quiz.rebuild');
      return {
        queue: context.queue.includes(event.quiz) ? context.queue : [...context.queue, event.quiz],
      };
    }),
    dequeueQuiz: assign({ queue: ({ context }) => context.queue.slice(1) }),
    announceResult: emit((_, outcome: Outcome<unknown>) => ({
      type: 'notice' as const,
      notice: outcome.ok
        ? { severity: 'success' as const, message: { key: 'quizRebuild.rebuilt' as const } }
        : { severity: 'error' as const, message: getFailureMessage(outcome.failure) },
    })),
    emitRebuilt: emit({ type: 'rebuilt' }),
  },
}).createMachine({
  id: 'rebuildQuiz',
  context: { queue: [] },
  initial: 'idle',
  on: { 'quiz.rebuild': { actions: 'enqueueQuiz' } },
  states: {
    idle: { always: { guard: 'hasMore', target: 'rebuilding' } },
    rebuilding: {
      invoke: {
        src: 'rebuildQuiz',
        input: ({
          context: {
            queue: [quiz = 0],
          },
        }) => ({ quiz }),
        onDone: {
          target: 'idle',
          actions: ['dequeueQuiz', withOutput('announceResult'), 'emitRebuilt'],
        },
        onError: {
          target: 'idle',
          actions: ['dequeueQuiz', withUnexpected('announceResult'), 'emitRebuilt'],
        },
      },
    },
  },
});
