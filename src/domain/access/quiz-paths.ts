import { href } from './href.ts';
import type { QuizContext } from './routes.ts';

/** The path of the list of each context, used by breadcrumbs. */
export const quizListPaths: Readonly<Record<QuizContext, string>> = {
  template: href('templates'),
  library: href('libraryQuizzes'),
  admin: href('adminQuizzes'),
  shared: href('sharedQuizzes'),
  customer: href('customerQuizzes'),
  user: href('myQuizzes'),
};

/** Returns the path that views, edits or copies a quiz of a context, or shows its results. */
export const getQuizPath = (
  context: QuizContext,
  mode: 'view' | 'edit' | 'copy' | 'results',
  quiz: number,
): string => `${quizListPaths[context]}/${mode}/${String(quiz)}`;

/** The query of the list of templates that opens the dialog which uploads a package (QLST-07). */
export const uploadSearch = '?upload';
