import {
  createAdminQuiz,
  getAdminQuiz,
  updateAdminQuiz,
} from '../../../api/contract/quiz-admin.ts';
import {
  createLibraryQuiz,
  getLibraryQuiz,
  updateLibraryQuiz,
} from '../../../api/contract/quiz-library.ts';
import {
  createTemplate,
  getTemplate,
  updateTemplate,
} from '../../../api/contract/quiz-template.ts';
import { createUserQuiz, getUserQuiz, updateUserQuiz } from '../../../api/contract/quiz-user.ts';
import type { QuizKind } from '../../../domain/quiz/draft/quiz-kind.ts';

/**
 * The calls of each kind of quiz (API-039 to API-042, API-047 to API-050, API-061 to API-064,
 * API-071 to API-074).
 */
export const quizCalls = {
  template: { get: getTemplate, create: createTemplate, update: updateTemplate },
  library: { get: getLibraryQuiz, create: createLibraryQuiz, update: updateLibraryQuiz },
  admin: { get: getAdminQuiz, create: createAdminQuiz, update: updateAdminQuiz },
  user: { get: getUserQuiz, create: createUserQuiz, update: updateUserQuiz },
} as const satisfies Record<QuizKind, unknown>;
