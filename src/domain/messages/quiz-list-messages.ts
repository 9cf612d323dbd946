import { quizListLabels } from './en/quiz/quiz-list-labels.ts';
import { rebuildFailures } from './en/quiz/quiz-rebuild.ts';

/** The texts of the rows of quiz lists, which load with them. */
export const quizListMessages = { quizListLabels, rebuildFailures } as const;
