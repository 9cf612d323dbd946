import { href } from './href.ts';
import { hasPermission } from './policy.ts';
import type { QuizKind } from '../quiz/draft/quiz-kind.ts';
import type { Reach } from './quiz-reach.ts';
import type { EffectiveRole } from './role.ts';

/**
 * The call that shares a quiz: an admin quiz, an own user quiz, or a customer's quiz (API-069,
 * API-070).
 */
export type ShareCall = 'admin' | 'own' | 'customer';

/** The quizzes that a sharing call can share. */
export interface ShareReach {
  readonly kind: QuizKind;
  readonly reach: Exclude<Reach, 'ownAndShared'>;
}

/**
 * Returns which quizzes a role can share by a call (PERM-12, PERM-18): roles that write admin
 * quizzes can share all of them, roles with quizzes their own, super admins those of any customer.
 */
export function getShareReach(role: EffectiveRole, call: ShareCall): ShareReach {
  switch (call) {
    case 'admin':
      return { kind: 'admin', reach: hasPermission(role, 'quiz.admin.write') ? 'all' : 'none' };
    case 'own':
      return { kind: 'user', reach: hasPermission(role, 'quiz.share') ? 'own' : 'none' };
    case 'customer':
      return { kind: 'user', reach: hasPermission(role, 'quiz.customer.share') ? 'all' : 'none' };
  }
}

/** Returns the call by which a role shares a quiz of a list, or null when it cannot share it. */
export function findShareCall(
  role: EffectiveRole,
  { kind, isOwn }: { readonly kind: QuizKind; readonly isOwn: boolean },
): ShareCall | null {
  const calls: readonly ShareCall[] =
    kind === 'admin' ? ['admin'] : kind === 'user' ? ['customer', 'own'] : [];
  return (
    calls.find((call) => {
      const { reach } = getShareReach(role, call);
      return reach === 'all' || (reach === 'own' && isOwn);
    }) ?? null
  );
}

/**
 * Returns whether a quiz can be shared with a person of this role, who must be able to read quizzes
 * (docs/decisions/0010).
 */
export const canReceiveShare = (role: EffectiveRole): boolean =>
  hasPermission(role, 'quiz.user.read');

/**
 * Returns the path where a person of this role opens a quiz that was shared with them: by its kind
 * for super admins, among the shared quizzes for others (PERM-16, PD-6).
 */
export const getSharedQuizPath = (
  role: EffectiveRole,
  kind: 'admin' | 'user',
  quiz: number,
): string =>
  kind === 'user' && hasPermission(role, 'quiz.customer.read')
    ? href('customerQuizView', { userQuizId: quiz })
    : href('sharedQuizView', { adminQuizId: quiz });
