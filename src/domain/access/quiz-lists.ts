import { href } from './href.ts';
import type { QuizContext } from './routes.ts';

/** The list above the quiz routes of each context: where their breadcrumbs lead. */
export const quizLists: Readonly<Record<QuizContext, string>> = {
  template: href('templates'),
  library: href('libraryQuizzes'),
  admin: href('adminQuizzes'),
  shared: href('sharedQuizzes'),
  customer: href('customerQuizzes'),
  user: href('myQuizzes'),
};

/** Where a quiz of a context is looked at, edited, copied or its results stand. */
export const quizPath = (
  context: QuizContext,
  mode: 'view' | 'edit' | 'copy' | 'results',
  quiz: number,
): string => `${quizLists[context]}/${mode}/${String(quiz)}`;
