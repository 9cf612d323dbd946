import { quizListLabels } from './en/quiz/quiz-list-labels.ts';

/** The labels of quiz lists, which load with them. */
export const quizListMessages = { quizListLabels } as const;
