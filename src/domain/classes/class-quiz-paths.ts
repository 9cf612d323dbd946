import { noFlags } from '../access/area.ts';
import { getQuizPath } from '../access/quiz-paths.ts';
import { resolveRoute } from '../access/resolve-route.ts';
import type { EffectiveRole } from '../access/role.ts';
import type { QuizContext } from '../access/routes.ts';

/** A quiz of a class, as far as its addresses depend on it. */
export interface LinkedQuiz {
  readonly id: number;
  readonly quizType: 'template' | 'libraryQuiz' | 'adminQuiz' | 'userQuiz';
  readonly isOwn: boolean;
  readonly canOpen: boolean;
}

/** The addresses of a quiz of a class; null for those that the person cannot use. */
export interface ClassQuizPaths {
  readonly view: string | null;
  readonly edit: string | null;
  readonly results: string | null;
}

function getContext({ quizType, isOwn }: LinkedQuiz, role: EffectiveRole): QuizContext {
  switch (quizType) {
    case 'template':
      return 'template';
    case 'libraryQuiz':
      return 'library';
    case 'adminQuiz':
      return 'admin';
    case 'userQuiz':
      if (isOwn) return 'user';
      return role === 'superAdmin' ? 'customer' : 'shared';
  }
}

/**
 * Returns the addresses of a quiz of a class. Only quizzes of customers have a results page, which
 * super admins open.
 */
export function getClassQuizPaths(quiz: LinkedQuiz, role: EffectiveRole): ClassQuizPaths {
  const context = getContext(quiz, role);
  const keepAllowed = (to: string): string | null =>
    resolveRoute(to, { role, flags: noFlags }).kind === 'allowed' ? to : null;
  const getPath = (mode: 'view' | 'edit'): string | null =>
    quiz.canOpen ? keepAllowed(getQuizPath(context, mode, quiz.id)) : null;
  return {
    view: getPath('view'),
    edit: quiz.isOwn || role === 'superAdmin' ? getPath('edit') : null,
    results:
      quiz.quizType === 'userQuiz'
        ? keepAllowed(getQuizPath('customer', 'results', quiz.id))
        : null,
  };
}
