import { quizFilters } from './en/quiz/quiz-filters.ts';

/** The texts of the filters of quiz lists, which load with the first filter. */
export const quizFilterMessages = { quizFilters } as const;
