import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';

import type { Person } from '../../../src/api/contract/entities/person.ts';
import {
  canReceiveShare,
  getShareReach,
  type ShareCall,
} from '../../../src/domain/access/quiz-share.ts';
import type { Database } from '../database.ts';
import { users } from '../schema/auth.ts';
import { quizzes } from '../schema/quizzes.ts';
import { quizShares } from '../schema/sharing.ts';
import { shareWithPeople, type ShareResult } from '../share-with-people.ts';
import { createQuizScope } from '../scopes/quiz-scope.ts';
import type { ScopedCaller } from '../scopes/scoped-caller.ts';

/** A quiz that its caller may share. */
export interface ShareableQuiz {
  readonly id: number;
  readonly kind: 'admin' | 'user';
  readonly title: string;
  readonly ownerId: number | null;
}

/** Matches the quizzes that `caller` may share with `call`. */
function createShareableCondition(caller: ScopedCaller, call: ShareCall): SQL {
  const { kind, reach } = getShareReach(caller.role, call);
  if (reach === 'none') return sql`false`;
  const isOwn = reach === 'own' ? eq(quizzes.ownerId, caller.userId) : undefined;
  return sql`(${and(eq(quizzes.kind, kind), createQuizScope(kind, caller).canRead, isOwn)})`;
}

/**
 * Returns the quiz `id` when `caller` may share it with `call`; null also for unknown ids. Locks its
 * row as the trigger of its shares does, so that two of these calls cannot wait for
 * each other.
 */
export async function lockShareableQuiz(
  db: Database,
  caller: ScopedCaller,
  call: ShareCall,
  id: number,
): Promise<ShareableQuiz | null> {
  const [quiz] = await db
    .select({ id: quizzes.id, kind: quizzes.kind, title: quizzes.title, ownerId: quizzes.ownerId })
    .from(quizzes)
    .where(and(eq(quizzes.id, id), createShareableCondition(caller, call)))
    .for('no key update');
  return quiz === undefined ? null : { ...quiz, kind: quiz.kind === 'admin' ? 'admin' : 'user' };
}

/**
 * Returns the people with whom the quiz `id` is shared, by e-mail; null when `caller` may not share
 * it with any of `calls`.
 */
export async function listPeopleSharedWith(
  db: Database,
  caller: ScopedCaller,
  calls: readonly ShareCall[],
  id: number,
): Promise<Person[] | null> {
  const rows = await db
    .select({
      person: { firstName: users.firstName, lastName: users.lastName, email: users.email },
    })
    .from(quizzes)
    .leftJoin(quizShares, eq(quizShares.quizId, quizzes.id))
    .leftJoin(users, eq(users.id, quizShares.userId))
    .where(
      and(eq(quizzes.id, id), or(...calls.map((call) => createShareableCondition(caller, call)))),
    )
    .orderBy(asc(users.email));
  return rows.length === 0 ? null : rows.flatMap(({ person }) => person ?? []);
}

/**
 * Gives the people with these addresses access to `quiz`, with the result of `shareWithPeople`. The
 * caller and the owner already have access; roles without quizzes cannot have it. Runs inside a
 * transaction.
 */
export const shareQuizWith = (
  db: Database,
  quiz: ShareableQuiz,
  emails: readonly string[],
  sharedBy: number,
  now: Date,
): Promise<ShareResult> =>
  shareWithPeople(db, emails, {
    hasAccess: (userId) => userId === sharedBy || userId === quiz.ownerId,
    canReceive: canReceiveShare,
    insert: async (userIds) => {
      const inserted = await db
        .insert(quizShares)
        .values(userIds.map((userId) => ({ quizId: quiz.id, userId, sharedBy, createdAt: now })))
        .onConflictDoNothing()
        .returning({ userId: quizShares.userId });
      return inserted.map(({ userId }) => userId);
    },
  });

/**
 * Takes the access from the people with these addresses. Runs inside a transaction that has locked
 * the quiz.
 */
export async function stopSharing(
  db: Database,
  { id }: ShareableQuiz,
  emails: readonly string[],
): Promise<readonly string[]> {
  const addresses = emails.map((email) => email.toLowerCase());
  const people = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(sql<string>`lower(${users.email})`, addresses));
  if (people.length === 0) return [];
  const removed = await db
    .delete(quizShares)
    .where(
      and(
        eq(quizShares.quizId, id),
        inArray(
          quizShares.userId,
          people.map((each) => each.id),
        ),
      ),
    )
    .returning({ userId: quizShares.userId });
  const gone = new Set(removed.map(({ userId }) => userId));
  return people.flatMap((each) => (gone.has(each.id) ? each.email : []));
}
