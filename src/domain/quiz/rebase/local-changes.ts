import { listLocalChanges, type LocalChanges } from '../../history/local-changes.ts';
import type { Draft } from '../draft/draft.ts';
import type { QuizEvent } from '../events/event.ts';
import type { History } from '../history/history.ts';
import { quizModel } from '../history/quiz-model.ts';

/** Returns the steps of a quiz that are not on the server, oldest first. */
export const getLocalChanges = (history: History): LocalChanges<Draft, QuizEvent> =>
  listLocalChanges(quizModel, history, 'quiz.step.reverted');
