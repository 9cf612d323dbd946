import { quizImportReport } from './en/quiz/quiz-import-report.ts';
import { quizImportReview } from './en/quiz/quiz-import-review.ts';

/** The texts of the review and the report of an import, which only their own code loads. */
export const importReviewMessages = { quizImportReview, quizImportReport } as const;
