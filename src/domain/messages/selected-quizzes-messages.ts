import { quizDeletion, selectedQuizzes } from './en/quiz/selected-quizzes.ts';

/** The texts of the bar of selected quizzes, which load with it. */
export const selectedQuizzesMessages = { selectedQuizzes } as const;

/** The texts of the dialog that deletes quizzes, which load with it. */
export const quizDeletionMessages = { quizDeletion } as const;
