import type { StoredQuiz } from '../quiz/stored-quiz.ts';

/** A stored quiz with what only its export needs: its id and the names of its subjects. */
export interface QuizToExport extends StoredQuiz {
  readonly id: number;
  readonly tags: readonly { readonly id: number; readonly title: string }[];
}
