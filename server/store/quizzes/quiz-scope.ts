import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';

import { quizReach, type Reach } from '../../../src/domain/access/quiz-reach.ts';
import type { EffectiveRole } from '../../../src/domain/access/role.ts';
import { quizKind, quizzes, type QuizKind } from '../schema/quizzes.ts';
import { quizShares } from '../schema/sharing.ts';

/** The quizzes a call works on, as conditions on the table: which it finds, which of them it may change, and whose people it may name. */
export interface QuizScope {
  readonly reads: SQL;
  readonly writes: SQL<boolean>;
  readonly knowsPeople: SQL<boolean>;
}

/** Who calls, as far as ownership goes. */
export interface QuizCaller {
  readonly userId: number;
  readonly role: EffectiveRole;
}

const isShared = (userId: number): SQL =>
  sql`exists (select 1 from ${quizShares} s where s.quiz_id = ${quizzes}.id and (s.user_id = ${userId} or s.shared_by = ${userId}))`;
const isTrue = (condition: SQL): SQL<boolean> => sql<boolean>`coalesce(${condition}, false)`;

/** The condition for `reach`. What is shared with somebody may be an admin quiz too: they read it where they read their own. */
function within(reach: Reach, kind: QuizKind, userId: number): SQL {
  const ofKind = eq(quizzes.kind, kind);
  const own = sql`(${and(ofKind, eq(quizzes.ownerId, userId))})`;
  switch (reach) {
    case 'none':
      return sql`false`;
    case 'own':
      return own;
    case 'ownAndShared':
      return sql`(${or(own, and(inArray(quizzes.kind, ['user', 'admin']), isShared(userId)))})`;
    case 'all':
      return ofKind;
  }
}

/** That a quiz was not deleted: part of every condition that finds quizzes. */
const notDeleted: SQL = isNull(quizzes.deletedAt);

const allOf = (...conditions: readonly SQL[]): SQL => sql`(${and(...conditions)})`;

/** The quizzes of any kind that `caller` may change and delete, deleted ones among them. */
export const writableQuizzes = ({ userId, role }: QuizCaller): SQL =>
  sql`(${or(...quizKind.enumValues.map((kind) => within(quizReach(role, kind).write, kind, userId)))})`;

const scopeOf = (found: SQL, writes: SQL<boolean>, userId: number): QuizScope => ({
  reads: allOf(notDeleted, found),
  writes,
  knowsPeople: sql<boolean>`(${writes} or ${isTrue(eq(quizzes.ownerId, userId))})`,
});

/** The quizzes of `kind` that `caller` reaches, by the policy. */
export function quizScope(kind: QuizKind, { userId, role }: QuizCaller): QuizScope {
  const { read, write } = quizReach(role, kind);
  return scopeOf(within(read, kind, userId), isTrue(within(write, kind, userId)), userId);
}

/** The user quizzes that are `caller`'s own. */
export const ownQuizzes = (caller: QuizCaller): QuizScope =>
  scopeOf(
    within('own', 'user', caller.userId),
    isTrue(within(quizReach(caller.role, 'user').write, 'user', caller.userId)),
    caller.userId,
  );

/** The shares that concern `caller`: all of them when they reach everybody's quizzes, else those by or with them. */
const sharesOf = ({ userId, role }: QuizCaller): SQL =>
  quizReach(role, 'user').read === 'all'
    ? sql`true`
    : sql`(s.user_id = ${userId} or s.shared_by = ${userId})`;

const isSharedAs = (...conditions: readonly SQL[]): SQL =>
  sql`exists (select 1 from ${quizShares} s where s.quiz_id = ${quizzes}.id and ${allOf(...conditions)})`;

/** The user and admin quizzes with a share that concerns `caller`. */
export const sharedQuizzes = (caller: QuizCaller): QuizScope =>
  scopeOf(
    allOf(inArray(quizzes.kind, ['user', 'admin']), isSharedAs(sharesOf(caller))),
    isTrue(writableQuizzes(caller)),
    caller.userId,
  );

/** That of the shares which concern `caller` one was made by them, or by somebody else. */
export const isSharedBy = (caller: QuizCaller, byMe: boolean): SQL =>
  isSharedAs(
    sharesOf(caller),
    byMe ? sql`s.shared_by = ${caller.userId}` : sql`s.shared_by is distinct from ${caller.userId}`,
  );

/** Every quiz of `kind`, to read: for what the server itself makes of it. */
export const everyQuizOf = (kind: QuizKind): QuizScope => ({
  reads: allOf(notDeleted, eq(quizzes.kind, kind)),
  writes: sql<boolean>`false`,
  knowsPeople: sql<boolean>`false`,
});
