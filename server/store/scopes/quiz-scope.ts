import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';

import { getQuizReach, type Reach } from '../../../src/domain/access/quiz-reach.ts';
import type { QuizKind } from '../../../src/domain/quiz/draft/quiz-kind.ts';
import { quizKind, quizzes } from '../schema/quizzes.ts';
import { sharedQuizzes } from '../schema/shared-quizzes.ts';
import type { ScopedCaller } from './scoped-caller.ts';

/**
 * The quizzes a request works on, as SQL conditions: which it finds, which of them it may change,
 * and of which it may see the people.
 */
export interface QuizScope {
  readonly canRead: SQL;
  readonly canWrite: SQL<boolean>;
  readonly canSeePeople: SQL<boolean>;
}

/**
 * Matches quizzes shared with or by a user. A list reads all of these, a single quiz only its own.
 */
const isShared = (userId: number): SQL =>
  sql`exists (select from ${sharedQuizzes} r where r.quiz_id = ${quizzes.id} and r.user_id = ${userId})`;
const isTrue = (condition: SQL): SQL<boolean> => sql<boolean>`coalesce(${condition}, false)`;

/**
 * Returns the condition for `reach`. Quizzes shared with a user may be admin quizzes too; the user
 * finds them among their own.
 */
function createReachCondition(reach: Reach, kind: QuizKind, userId: number): SQL {
  const ofKind = eq(quizzes.kind, kind);
  const createOwn = (): SQL => sql`(${and(ofKind, eq(quizzes.ownerId, userId))})`;
  switch (reach) {
    case 'none':
      return sql`false`;
    case 'own':
      return createOwn();
    case 'ownAndShared':
      return sql`(${or(createOwn(), and(inArray(quizzes.kind, ['user', 'admin']), isShared(userId)))})`;
    case 'all':
      return ofKind;
  }
}

/** Part of every condition that finds quizzes. */
const notDeleted: SQL = isNull(quizzes.deletedAt);

const combineConditions = (...conditions: readonly SQL[]): SQL => sql`(${and(...conditions)})`;

/** Matches the quizzes of any kind that `caller` may change and delete, including deleted ones. */
export const createWritableCondition = ({ userId, role }: ScopedCaller): SQL =>
  sql`(${or(...quizKind.enumValues.map((kind) => createReachCondition(getQuizReach(role, kind).write, kind, userId)))})`;

const createScope = (found: SQL, writes: SQL<boolean>, userId: number): QuizScope => ({
  canRead: combineConditions(notDeleted, found),
  canWrite: writes,
  canSeePeople: sql<boolean>`(${writes} or ${isTrue(eq(quizzes.ownerId, userId))})`,
});

/** Returns the quizzes of `kind` that the policy lets `caller` reach. */
export function createQuizScope(kind: QuizKind, { userId, role }: ScopedCaller): QuizScope {
  const { read, write } = getQuizReach(role, kind);
  return createScope(
    createReachCondition(read, kind, userId),
    isTrue(createReachCondition(write, kind, userId)),
    userId,
  );
}

/** Returns the user quizzes that `caller` owns. */
export const createOwnQuizScope = (caller: ScopedCaller): QuizScope =>
  createScope(
    createReachCondition('own', 'user', caller.userId),
    isTrue(createReachCondition(getQuizReach(caller.role, 'user').write, 'user', caller.userId)),
    caller.userId,
  );

/**
 * Returns the quizzes that `caller` may add to a class: the library, admin and user quizzes they may
 * open.
 */
export function createClassQuizScope(caller: ScopedCaller): QuizScope {
  const readable = (['library', 'admin', 'user'] as const).map((kind) =>
    createReachCondition(getQuizReach(caller.role, kind).read, kind, caller.userId),
  );
  return createScope(
    sql`(${or(...readable)})`,
    isTrue(createWritableCondition(caller)),
    caller.userId,
  );
}

/** Whether `caller` finds the quizzes that anyone shared, not only those shared by or with them. */
export const reachesAllShares = ({ role }: ScopedCaller): boolean =>
  getQuizReach(role, 'user').read === 'all';

/**
 * Returns the user and admin quizzes with a share that concerns `caller`: any for a role that
 * reaches everyone's quizzes, otherwise one by or with them.
 */
export const createSharedQuizScope = (caller: ScopedCaller): QuizScope =>
  createScope(
    combineConditions(
      inArray(quizzes.kind, ['user', 'admin']),
      reachesAllShares(caller) ? sql`${quizzes.isShared}` : isShared(caller.userId),
    ),
    isTrue(createWritableCondition(caller)),
    caller.userId,
  );

/** Returns every quiz of `kind`, read-only, for the server's own use. */
export const createUnrestrictedScope = (kind: QuizKind): QuizScope => ({
  canRead: combineConditions(notDeleted, eq(quizzes.kind, kind)),
  canWrite: sql<boolean>`false`,
  canSeePeople: sql<boolean>`false`,
});
