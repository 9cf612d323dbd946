import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import type { QuizKind } from '../../../domain/quiz/draft/quiz-kind.ts';
import type { Failure, Outcome } from '../../../domain/outcome.ts';
import type { ViewedQuiz } from '../../../domain/quiz/stored/viewed-quiz.ts';
import { fromCall } from '../../shared/from-call.ts';
import { notProvided } from '../../shared/not-provided.ts';
import { withOutput } from '../../shared/with-output.ts';

/** The input of the viewer. `now` returns milliseconds since 1970. */
export interface ViewerInput {
  readonly kind: QuizKind;
  readonly quiz: number;
  readonly now: () => number;
}

/** The events of the viewer. */
export type ViewerEvent =
  | { readonly type: 'quiz.retry' }
  | { readonly type: 'answers.show' }
  | { readonly type: 'answers.hide' };

interface ViewerContext {
  readonly input: ViewerInput;
  readonly quiz: ViewedQuiz | null;
  /** The time of the load, in milliseconds since 1970; the deadline is compared with it. */
  readonly loadedAt: number;
  readonly failure: Failure | null;
}

type LoadOutcome = Outcome<ViewedQuiz>;

/**
 * The quiz viewer (QVIEW-01 to QVIEW-06, QVIEW-18): shows a quiz as students see it, or with its
 * right answers to those who can edit it. A quiz that is being processed is loaded again until it
 * is ready. Provide `loadQuiz`.
 */
export const quizViewerMachine = setup({
  types: { context: {} as ViewerContext, events: {} as ViewerEvent, input: {} as ViewerInput },
  actors: {
    loadQuiz: fromCall<ViewedQuiz, Pick<ViewerInput, 'kind' | 'quiz'>>(notProvided('loadQuiz')),
  },
  delays: { processingPause: 5000 },
  guards: {
    hasFailed: (_, outcome: LoadOutcome) => !outcome.ok,
    isProcessing: (_, outcome: LoadOutcome) => outcome.ok && outcome.value.isProcessing,
    canShowAnswers: ({ context }) => context.quiz?.canChange === true,
  },
  actions: {
    setQuiz: assign(({ context }, outcome: LoadOutcome) =>
      outcome.ok
        ? { quiz: outcome.value, failure: null, loadedAt: context.input.now() }
        : { quiz: null, failure: outcome.failure },
    ),
  },
}).createMachine({
  id: 'quizViewer',
  context: ({ input }) => ({ input, quiz: null, loadedAt: 0, failure: null }),
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
            guard: withOutput('hasFailed'),
            target: 'failed',
            actions: withOutput('setQuiz'),
          },
          {
            guard: withOutput('isProcessing'),
            target: 'processing',
            actions: withOutput('setQuiz'),
          },
          { target: 'loaded', actions: withOutput('setQuiz') },
        ],
      },
    },
    processing: { after: { processingPause: 'loading' } },
    loaded: {
      initial: 'studentView',
      states: {
        studentView: { on: { 'answers.show': { guard: 'canShowAnswers', target: 'withAnswers' } } },
        withAnswers: { on: { 'answers.hide': 'studentView' } },
      },
    },
    failed: { on: { 'quiz.retry': 'loading' } },
  },
});

/** A reference to a viewer. */
export type QuizViewerRef = ActorRefFrom<typeof quizViewerMachine>;
/** A snapshot of a viewer. */
export type QuizViewerSnapshot = SnapshotFrom<typeof quizViewerMachine>;

/**
 * Returns what the screen shows. The message of a quiz that is being processed stays during the
 * next load.
 */
export function selectViewState(
  snapshot: QuizViewerSnapshot,
): 'loading' | 'processing' | 'loaded' | 'failed' {
  if (snapshot.matches('loaded')) return 'loaded';
  if (snapshot.matches('failed')) return 'failed';
  return snapshot.context.quiz?.isProcessing === true ? 'processing' : 'loading';
}
