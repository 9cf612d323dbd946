import { fromPromise } from 'xstate';

import type { Call } from '../../api/client.ts';
import { restoreQuiz } from '../../api/contract/quiz-restore.ts';
import {
  quizBinMachine,
  type DeletedQuiz,
  type Restoration,
} from '../../machines/quiz/lists/quiz-bin-machine.ts';
import { eachAtOnce } from './each-at-once.ts';

/** The bin over the call that brings a quiz back. */
export const suppliedQuizBin = (call: Call): typeof quizBinMachine =>
  quizBinMachine.provide({
    actors: {
      restoreQuizzes: fromPromise<
        readonly Restoration[],
        { readonly quizzes: readonly DeletedQuiz[] }
      >(({ input: { quizzes } }) =>
        eachAtOnce(quizzes, async (quiz) => ({
          quiz,
          outcome: await call(restoreQuiz, { params: { id: quiz.id } }),
        })),
      ),
    },
  });
