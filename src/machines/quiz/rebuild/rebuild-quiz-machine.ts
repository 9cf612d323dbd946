import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';

import { failureMessage } from '../../../domain/failure-message.ts';
import { failed, type Outcome } from '../../../domain/outcome.ts';
import type { Emitted } from '../../shared/emitted.ts';
import { notSupplied } from '../../shared/not-supplied.ts';

/** The ids of the quizzes that were asked for, the first being rebuilt. */
export interface RebuildQuizContext {
  readonly asked: readonly number[];
}

/**
 * The row action 'Rebuild quiz' (QIO-21, QIO-22): quizzes asked for are rebuilt one after the other, each once however often it is pressed; each end is told.
 * Emits `rebuilt` after every one, for its row has changed either way. Supply `rebuildQuiz`.
 */
export const rebuildQuizMachine = setup({
  types: {
    context: {} as RebuildQuizContext,
    events: {} as { readonly type: 'quiz.rebuild'; readonly quiz: number },
    emitted: {} as Emitted | { readonly type: 'rebuilt' },
  },
  actors: {
    rebuildQuiz: fromPromise<Outcome<unknown>, { readonly quiz: number }>(
      notSupplied('rebuildQuiz'),
    ),
  },
  guards: { hasMore: ({ context }) => context.asked.length > 0 },
  actions: {
    ask: assign(({ context, event }) => {
      assertEvent(event, 'quiz.rebuild');
      return {
        asked: context.asked.includes(event.quiz) ? context.asked : [...context.asked, event.quiz],
      };
    }),
    takeOff: assign({ asked: ({ context }) => context.asked.slice(1) }),
    tell: emit((_, outcome: Outcome<unknown>) => ({
      type: 'notice' as const,
      notice: outcome.ok
        ? { severity: 'success' as const, message: { key: 'quizRebuild.rebuilt' as const } }
        : { severity: 'error' as const, message: failureMessage(outcome.failure) },
    })),
    tellRebuilt: emit({ type: 'rebuilt' }),
  },
}).createMachine({
  id: 'rebuildQuiz',
  context: { asked: [] },
  initial: 'idle',
  on: { 'quiz.rebuild': { actions: 'ask' } },
  states: {
    idle: { always: { guard: 'hasMore', target: 'rebuilding' } },
    rebuilding: {
      invoke: {
        src: 'rebuildQuiz',
        input: ({
          context: {
            asked: [quiz = 0],
          },
        }) => ({ quiz }),
        onDone: {
          target: 'idle',
          actions: [
            'takeOff',
            { type: 'tell', params: ({ event }) => event.output },
            'tellRebuilt',
          ],
        },
        onError: {
          target: 'idle',
          actions: [
            'takeOff',
            { type: 'tell', params: () => failed({ kind: 'unexpected' }) },
            'tellRebuilt',
          ],
        },
      },
    },
  },
});
