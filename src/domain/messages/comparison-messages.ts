import { quizComparison } from './en/quiz/quiz-comparison.ts';

/** The texts that compare a quiz with its newer version, which only that code loads. */
export const comparisonMessages = { quizComparison } as const;
