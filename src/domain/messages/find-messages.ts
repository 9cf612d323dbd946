import { quizFind } from './en/quiz/quiz-find.ts';

/** The texts of finding in a quiz, which only the code of its bar loads. */
export const findMessages = { quizFind } as const;
