import type { ActorRefFrom } from 'xstate';

import type { QuizRow } from '../../domain/lists/quiz-row.ts';
import { createListMachine } from '../shared/list-machine.ts';

/** A list of quizzes of any kind (QLST-01 to QLST-65): search, sort, pages, its choice, delete. Supply `loadPage` and `removeItem`. */
export const quizListMachine = createListMachine<QuizRow>({ id: 'quizList', removed: { key: 'quizLists.deleted' } });

/** A running quiz list. */
export type QuizListRef = ActorRefFrom<typeof quizListMachine>;
