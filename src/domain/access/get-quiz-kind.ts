import type { QuizKind } from '../quiz/draft/quiz-kind.ts';
import type { EffectiveRole } from './role.ts';
import type { QuizContext } from './routes.ts';

/**
 * Returns the kind of quiz that a route works on. A customer's quiz is a user quiz; a shared quiz
 * is an admin quiz to super admins and among the user quizzes to others, whose copy of it is their
 * own (PERM-08, PERM-16, docs/decisions/0010).
 */
export function getQuizKind(context: QuizContext, role: EffectiveRole): QuizKind {
  if (context === 'customer') return 'user';
  if (context === 'shared') return role === 'superAdmin' ? 'admin' : 'user';
  return context;
}
