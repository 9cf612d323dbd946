import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';

import { quizReach, type Reach } from '../../../src/domain/access/quiz-reach.ts';
import type { EffectiveRole } from '../../../src/domain/access/role.ts';
import { quizzes, type QuizKind } from '../schema/quizzes.ts';
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

const isShared = (userId: number): SQL => sql`exists (select 1 from ${quizShares} s where s.quiz_id = ${quizzes}.id and (s.user_id = ${userId} or s.shared_by = ${userId}))`;
const isTrue = (condition: SQL): SQL<boolean> => sql<boolean>`coalesce(${condition}, false)`;

/** The condition for `reach`. What is shared with somebody may be an admin quiz too: they read it where they read their own. */
function within(reach: Reach, kind: QuizKind, userId: number): SQL {
  const ofKind = eq(quizzes.kind, kind);
  const own = sql`(${and(ofKind, eq(quizzes.ownerId, userId))})`;
  switch (reach) {
    case 'none': return sql`false`;
    case 'own': return own;
    case 'ownAndShared': return sql`(${or(own, and(inArray(quizzes.kind, ['user', 'admin']), isShared(userId)))})`;
    case 'all': return ofKind;
  }
}

/** The quizzes of `kind` that `caller` reaches, by the policy. */
export function quizScope(kind: QuizKind, { userId, role }: QuizCaller): QuizScope {
  const { read, write } = quizReach(role, kind);
  const writes = isTrue(within(write, kind, userId));
  return { reads: within(read, kind, userId), writes, knowsPeople: sql<boolean>`(${writes} or ${isTrue(eq(quizzes.ownerId, userId))})` };
}

/** Every quiz of `kind`, to read: for what the server itself makes of it. */
export const everyQuizOf = (kind: QuizKind): QuizScope => ({ reads: eq(quizzes.kind, kind), writes: sql<boolean>`false`, knowsPeople: sql<boolean>`false` });
