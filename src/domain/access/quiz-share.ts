import { href } from './href.ts';
import { mayDo } from './policy.ts';
import type { QuizKind } from './quiz-kind.ts';
import type { Reach } from './quiz-reach.ts';
import type { EffectiveRole } from './role.ts';

/** By which call a quiz is shared: an admin quiz, a user quiz of one's own, or a customer's (API-069, API-070). */
export type ShareCall = 'admin' | 'own' | 'customer';

/** The quizzes a sharing call works on. */
export interface ShareReach {
  readonly kind: QuizKind;
  readonly reach: Exclude<Reach, 'ownAndShared'>;
}

/** Whose quizzes a role shares by a call (PERM-12, PERM-18): those who write admin quizzes share any of them, everybody with quizzes their own, super admins any customer's. */
export function shareReach(role: EffectiveRole, call: ShareCall): ShareReach {
  switch (call) {
    case 'admin':
      return { kind: 'admin', reach: mayDo(role, 'quiz.admin.write') ? 'all' : 'none' };
    case 'own':
      return { kind: 'user', reach: mayDo(role, 'quiz.share') ? 'own' : 'none' };
    case 'customer':
      return { kind: 'user', reach: mayDo(role, 'quiz.customer.share') ? 'all' : 'none' };
  }
}

/** The call by which a role shares a quiz it sees in a list, or null when it may not: an admin quiz, a user quiz of its own or somebody else's. */
export function shareCallOf(
  role: EffectiveRole,
  { kind, isOwn }: { readonly kind: QuizKind; readonly isOwn: boolean },
): ShareCall | null {
  const calls: readonly ShareCall[] =
    kind === 'admin' ? ['admin'] : kind === 'user' ? ['customer', 'own'] : [];
  return (
    calls.find((call) => {
      const { reach } = shareReach(role, call);
      return reach === 'all' || (reach === 'own' && isOwn);
    }) ?? null
  );
}

/** Whether a quiz can be shared with somebody of this role: they may read quizzes at all (docs/decisions/0010). */
export const mayBeSharedWith = (role: EffectiveRole): boolean => mayDo(role, 'quiz.user.read');

/** Where a person of this role opens a quiz that was shared with them: super admins by its kind, everybody else among the shared quizzes (PERM-16, decision 6). */
export const sharedQuizPath = (
  role: EffectiveRole,
  kind: 'admin' | 'user',
  quiz: number,
): string =>
  kind === 'user' && mayDo(role, 'quiz.customer.read')
    ? href('customerQuizView', { userQuizId: quiz })
    : href('sharedQuizView', { adminQuizId: quiz });
