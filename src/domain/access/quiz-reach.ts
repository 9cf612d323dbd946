import { mayDo } from './policy.ts';
import type { QuizKind } from './quiz-kind.ts';
import type { EffectiveRole } from './role.ts';

/** Whose quizzes of a kind somebody reaches: nobody's, their own, their own and those shared by or with them, everybody's. */
export type Reach = 'none' | 'own' | 'ownAndShared' | 'all';

/** What somebody reads and writes of one kind of quiz. */
export interface QuizReach {
  readonly read: Reach;
  readonly write: Reach;
}

/**
 * Whose quizzes of `kind` a role reads and writes (PERM-08, PERM-09, PERM-13, PERM-18): template, library and admin quizzes all or none, user
 * quizzes their own and, to read, the shared ones; those who look after customers reach every user quiz.
 */
export function quizReach(role: EffectiveRole, kind: QuizKind): QuizReach {
  const readsAll = mayDo(role, kind === 'user' ? 'quiz.customer.read' : `quiz.${kind}.read`);
  const writesAll = mayDo(role, kind === 'user' ? 'quiz.customer.write' : `quiz.${kind}.write`);
  const readsSome = kind === 'user' && mayDo(role, 'quiz.user.read');
  const writesSome = kind === 'user' && mayDo(role, 'quiz.user.write');
  return {
    read: readsAll ? 'all' : readsSome ? 'ownAndShared' : 'none',
    write: writesAll ? 'all' : writesSome ? 'own' : 'none',
  };
}
