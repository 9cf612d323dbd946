import { toContent, type Call } from '../../../api/client.ts';
import {
  changeQuizzes,
  type ChangedQuiz,
  type QuizChange,
} from '../../../api/contract/quiz-bulk.ts';
import { succeeded, type Failure, type Outcome } from '../../../domain/outcome.ts';
import {
  bulkChangeMachine,
  type Changes,
  type NamedQuiz,
  type FoundQuizzes,
} from '../../../machines/quiz/bulk/bulk-change-machine.ts';
import { fromCall } from '../../../machines/shared/from-call.ts';
import type { CollectQuizzes } from './quiz-lists.ts';

/** Whether the answer of a call was lost, which may have been carried out: it is asked for again. */
const isLost = (outcome: Outcome<unknown>): boolean =>
  !outcome.ok && (outcome.failure.kind === 'offline' || outcome.failure.kind === 'unexpected');

const toFailure = ({ failure }: ChangedQuiz): Failure | null =>
  failure === null
    ? null
    : {
        kind: failure.kind,
        ...(failure.message !== undefined && { message: { text: failure.message } }),
      };

/** Provides changes of many quizzes with their calls. */
export const provideBulkChange = (
  call: Call,
  collect: CollectQuizzes<NamedQuiz>,
): typeof bulkChangeMachine =>
  bulkChangeMachine.provide({
    actors: {
      collect: fromCall<readonly NamedQuiz[], FoundQuizzes>(({ input, signal }) =>
        collect(input, signal),
      ),
      changeQuizzes: fromCall<Changes, { readonly changes: readonly QuizChange[] }>(
        async ({ input: { changes } }) => {
          const send = () => call(changeQuizzes, { body: { changes: [...changes] } });
          const first = await send();
          const outcome = toContent(isLost(first) ? await send() : first);
          if (!outcome.ok) return outcome;
          const { quizzes, unreached } = outcome.value;
          return succeeded({
            quizzes: quizzes.map((quiz) => ({ ...quiz, failure: toFailure(quiz) })),
            unreached,
          });
        },
      ),
    },
  });
