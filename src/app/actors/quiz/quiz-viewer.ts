import type { Call } from '../../../api/client.ts';
import type { QuizKind } from '../../../domain/quiz/draft/quiz-kind.ts';
import { succeeded } from '../../../domain/outcome.ts';
import { toViewedQuiz, type ViewedQuiz } from '../../../domain/quiz/stored/viewed-quiz.ts';
import { quizViewerMachine } from '../../../machines/quiz/viewer/quiz-viewer-machine.ts';
import { fromCall } from '../../../machines/shared/from-call.ts';
import { quizCalls } from './quiz-calls.ts';

/**
 * Provides the quiz viewer with the calls of its kind of quiz (API-039, API-047, API-061, API-071).
 */
export const provideQuizViewer = (call: Call): typeof quizViewerMachine =>
  quizViewerMachine.provide({
    actors: {
      loadQuiz: fromCall<ViewedQuiz, { readonly kind: QuizKind; readonly quiz: number }>(
        async ({ input: { kind, quiz }, signal }) => {
          const response = await call(quizCalls[kind].get, { params: { id: quiz } }, { signal });
          return response.ok ? succeeded(toViewedQuiz(response.value.content)) : response;
        },
      ),
    },
  });
