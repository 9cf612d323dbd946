import type { Call } from '../../../api/client.ts';
import {
  changeQuizzes,
  type ChangedQuiz,
  type QuizChange,
} from '../../../api/contract/quiz-bulk.ts';
import { succeeded, type Outcome } from '../../../domain/outcome.ts';
import {
  bulkChangeMachine,
  type FoundQuizzes,
  type NamedQuiz,
} from '../../../machines/quiz/bulk/bulk-change-machine.ts';
import { fromCall } from '../../../machines/shared/from-call.ts';

/** Whether the answer of a call was lost, which may have been carried out: it is asked for again. */
const isLost = (outcome: Outcome<unknown>): boolean =>
  !outcome.ok && (outcome.failure.kind === 'offline' || outcome.failure.kind === 'unexpected');

/** Loads what the list of a context finds, on all of its pages. */
export type CollectQuizzes = (
  found: FoundQuizzes,
  signal: AbortSignal,
) => Promise<Outcome<readonly NamedQuiz[]>>;

/** Provides changes of many quizzes with their calls. */
export const provideBulkChange = (call: Call, collect: CollectQuizzes): typeof bulkChangeMachine =>
  bulkChangeMachine.provide({
    actors: {
      collect: fromCall<readonly NamedQuiz[], FoundQuizzes>(({ input, signal }) =>
        collect(input, signal),
      ),
      changeQuizzes: fromCall<readonly ChangedQuiz[], { readonly changes: readonly QuizChange[] }>(
        async ({ input: { changes } }) => {
          const send = () => call(changeQuizzes, { body: { changes: [...changes] } });
          const first = await send();
          const response = isLost(first) ? await send() : first;
          return response.ok ? succeeded(response.value.content.quizzes) : response;
        },
      ),
    },
  });
