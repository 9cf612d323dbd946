import { assign, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import type { QuizMode } from '../../../domain/quiz/mode.ts';
import type { Failure, Outcome } from '../../../domain/outcome.ts';
import { failed } from '../../../domain/outcome.ts';
import type { ViewedQuiz } from '../../../domain/quiz/viewed-quiz.ts';
import { notSupplied } from '../../shared/not-supplied.ts';

/** Which quiz is looked at. */
export interface ViewerInput {
  readonly kind: QuizMode;
  readonly quiz: number;
  readonly now: () => number;
}

/** What happens to a viewer. */
export type ViewerEvent =
  | { readonly type: 'quiz.retry' }
  | { readonly type: 'answers.show' }
  | { readonly type: 'answers.hide' };

interface ViewerContext {
  readonly input: ViewerInput;
  readonly quiz: ViewedQuiz | null;
  /** When the quiz came, in milliseconds: what its deadline is held against. */
  readonly readAt: number;
  readonly failure: Failure | null;
}

type Answer = Outcome<ViewedQuiz>;

/**
 * A quiz that is looked at (QVIEW-01 to QVIEW-06, QVIEW-18): loaded, shown as it is taken or with its right answers, which only those who may change it
 * can turn on. One that is still being processed is asked for again until it is ready. Supply `loadQuiz`.
 */
export const quizViewerMachine = setup({
  types: { context: {} as ViewerContext, events: {} as ViewerEvent, input: {} as ViewerInput },
  actors: {
    loadQuiz: fromPromise<Answer, Pick<ViewerInput, 'kind' | 'quiz'>>(notSupplied('loadQuiz')),
  },
  delays: { processingPause: 5000 },
  guards: {
    hasFailed: (_, answer: Answer) => !answer.ok,
    isProcessing: (_, answer: Answer) => answer.ok && answer.value.isProcessing,
    mayShowAnswers: ({ context }) => context.quiz?.mayChange === true,
  },
  actions: {
    take: assign(({ context }, answer: Answer) =>
      answer.ok
        ? { quiz: answer.value, failure: null, readAt: context.input.now() }
        : { quiz: null, failure: answer.failure },
    ),
  },
}).createMachine({
  id: 'quizViewer',
  context: ({ input }) => ({ input, quiz: null, readAt: 0, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadQuiz',
        input: ({
          context: {
            input: { kind, quiz },
          },
        }) => ({ kind, quiz }),
        onDone: [
          {
            guard: { type: 'hasFailed', params: ({ event }) => event.output },
            target: 'failed',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isProcessing', params: ({ event }) => event.output },
            target: 'processing',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'shown', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'take', params: () => failed({ kind: 'unexpected' }) },
        },
      },
    },
    processing: { after: { processingPause: 'loading' } },
    shown: {
      initial: 'asTaken',
      states: {
        asTaken: { on: { 'answers.show': { guard: 'mayShowAnswers', target: 'withAnswers' } } },
        withAnswers: { on: { 'answers.hide': 'asTaken' } },
      },
    },
    failed: { on: { 'quiz.retry': 'loading' } },
  },
});

/** A running viewer. */
export type QuizViewerRef = ActorRefFrom<typeof quizViewerMachine>;
/** A viewer at one moment. */
export type QuizViewerSnapshot = SnapshotFrom<typeof quizViewerMachine>;

/** What stands on the screen. While a quiz that is being processed is asked for again, its message stays. */
export function selectViewed(
  snapshot: QuizViewerSnapshot,
): 'loading' | 'processing' | 'shown' | 'failed' {
  if (snapshot.matches('shown')) return 'shown';
  if (snapshot.matches('failed')) return 'failed';
  return snapshot.context.quiz?.isProcessing === true ? 'processing' : 'loading';
}
