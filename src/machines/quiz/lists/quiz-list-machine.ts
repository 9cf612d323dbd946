import type { ActorRefFrom } from 'xstate';

import type { QuizRow } from '../../../domain/lists/quiz-row.ts';
import { createListMachine } from '../../shared/list-machine.ts';

/**
 * A list of quizzes of any kind (QLST-01 to QLST-65): search, sort, pages, its choice, chosen rows, delete; it refreshes itself while a quiz is
 * being processed. Supply `loadPage` and `removeItems`.
 */
export const quizListMachine = createListMachine<QuizRow>({
  id: 'quizList',
  removes: true,
  isUnsettled: ({ processing }) => processing === 'running',
});

/** A running quiz list. */
export type QuizListRef = ActorRefFrom<typeof quizListMachine>;
