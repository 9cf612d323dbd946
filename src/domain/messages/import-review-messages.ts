import { quizImportDialog } from './en/quiz/quiz-import-dialog.ts';
import { quizImportReport } from './en/quiz/quiz-import-report.ts';
import { quizImportReview } from './en/quiz/quiz-import-review.ts';

/** The texts of the dialog of an import, its review and its report, which only their code loads. */
export const importReviewMessages = {
  quizImportDialog,
  quizImportReview,
  quizImportReport,
} as const;
