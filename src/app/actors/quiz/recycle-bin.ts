import { fromPromise } from 'xstate';

import type { Call } from '../../../api/client.ts';
import { restoreQuiz } from '../../../api/contract/quiz-restore.ts';
import {
  recycleBinMachine,
  type DeletedQuiz,
  type Restoration,
} from '../../../machines/quiz/lists/recycle-bin-machine.ts';
import { mapConcurrently } from '../shared/map-concurrently.ts';

/** Provides the recycle bin with the call that restores a quiz. */
export const provideRecycleBin = (call: Call): typeof recycleBinMachine =>
  recycleBinMachine.provide({
    actors: {
      restoreQuizzes: fromPromise<
        readonly Restoration[],
        { readonly quizzes: readonly DeletedQuiz[] }
      >(({ input: { quizzes } }) =>
        mapConcurrently(quizzes, async (quiz) => ({
          quiz,
          outcome: await call(restoreQuiz, { params: { id: quiz.id } }),
        })),
      ),
    },
  });
