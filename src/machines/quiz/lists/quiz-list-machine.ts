import type { ActorRefFrom } from 'xstate';

import type { QuizRow } from '../../../domain/lists/quiz-row.ts';
import { createListMachine } from '../../shared/list/list-machine.ts';

/**
 * A list of quizzes of any kind (QLST-01 to QLST-65) with search, sort, pagination, filter, row
 * selection and delete. It refreshes while a quiz is being processed. Provide `loadPage` and
 * `removeItems`.
 */
export const quizListMachine = createListMachine<QuizRow>({
  id: 'quizList',
  canSelect: true,
  canRemove: true,
  keepsRows: true,
  isPending: ({ processing }) => processing === 'running',
});

/** A reference to a quiz list. */
export type QuizListRef = ActorRefFrom<typeof quizListMachine>;
