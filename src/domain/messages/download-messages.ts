import { quizDownload } from './en/quiz/quiz-download.ts';
import { institutionMessages } from './institution-messages.ts';

/** The texts of the dialog that downloads quizzes. They load when it first opens. */
export const downloadMessages = { quizDownload, ...institutionMessages } as const;
