import { quizViewer } from './en/quiz/quiz-viewer.ts';

/** The texts of the page of a quiz and of videos, which load with them. */
export const viewerMessages = { quizViewer } as const;
