import { hasPermission } from './policy.ts';
import type { QuizKind } from '../quiz/draft/quiz-kind.ts';
import type { EffectiveRole } from './role.ts';

/**
 * The quizzes of a kind that a person can access: none, their own, their own and those shared by or
 * with them, or all.
 */
export type Reach = 'none' | 'own' | 'ownAndShared' | 'all';

/** The quizzes of one kind that a person can read and write. */
export interface QuizReach {
  readonly read: Reach;
  readonly write: Reach;
}

/**
 * Returns which quizzes of `kind` a role can read and write (PERM-08, PERM-09, PERM-13, PERM-18):
 * template, library and admin quizzes all or none, user quizzes their own and, to read, the shared
 * ones; roles that support customers reach every user quiz.
 */
export function getQuizReach(role: EffectiveRole, kind: QuizKind): QuizReach {
  const readsAll = hasPermission(
    role,
    kind === 'user' ? 'quiz.customer.read' : `quiz.${kind}.read`,
  );
  const writesAll = hasPermission(
    role,
    kind === 'user' ? 'quiz.customer.write' : `quiz.${kind}.write`,
  );
  const readsSome = kind === 'user' && hasPermission(role, 'quiz.user.read');
  const writesSome = kind === 'user' && hasPermission(role, 'quiz.user.write');
  return {
    read: readsAll ? 'all' : readsSome ? 'ownAndShared' : 'none',
    write: writesAll ? 'all' : writesSome ? 'own' : 'none',
  };
}
