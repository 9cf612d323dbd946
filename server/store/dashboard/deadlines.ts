import { and, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';

import type { Dashboard } from '../../../src/api/contract/dashboard.ts';
import { hasPermission } from '../../../src/domain/access/policy.ts';
import type { Database } from '../database.ts';
import { quizzes } from '../schema/quizzes.ts';
import { assignments } from '../schema/sharing.ts';
import { classesWithQuiz, firstClassWithQuiz, maxRows, type DashboardCaller } from './scope.ts';

// A column in a query of one table is written without the table's name.
const qualifiedId = sql.raw('"quizzes"."id"');

/**
 * Returns the deadlines from `from` to `until`, those to come before those that have passed. Super
 * admins see every user and admin quiz, others their own and those of classes they reach.
 */
export async function readDeadlines(
  db: Database,
  caller: DashboardCaller,
  { from, until, now }: { readonly from: Date; readonly until: Date; readonly now: Date },
): Promise<NonNullable<Dashboard['deadlines']>> {
  const found = and(
    inArray(quizzes.kind, ['user', 'admin']),
    isNull(quizzes.deletedAt),
    gte(quizzes.endDate, from),
    lt(quizzes.endDate, until),
    hasPermission(caller.role, 'quiz.customer.read')
      ? undefined
      : or(
          eq(quizzes.ownerId, caller.userId),
          sql`exists (${classesWithQuiz(caller, sql`1`, qualifiedId)})`,
        ),
  );
  const rows = await db
    .select({
      id: quizzes.id,
      kind: quizzes.kind,
      title: quizzes.title,
      ownerId: quizzes.ownerId,
      startDate: quizzes.startDate,
      endDate: quizzes.endDate,
      class: firstClassWithQuiz(caller, qualifiedId),
      assigned: sql<number>`(
        select count(*)::int from ${assignments} a where a.quiz_id = ${qualifiedId})`,
      submitted: sql<number>`(
        select count(a.submitted_at)::int from ${assignments} a where a.quiz_id = ${qualifiedId})`,
    })
    .from(quizzes)
    .where(found)
    .orderBy(
      sql`${quizzes.endDate} < ${now.toISOString()}::timestamptz`,
      quizzes.endDate,
      quizzes.id,
    )
    .limit(maxRows);
  return {
    count: await db.$count(quizzes, found),
    quizzes: rows
      .map(({ ownerId, startDate, endDate, ...row }) => ({
        ...row,
        isOwn: ownerId === caller.userId,
        startDate: startDate?.toISOString() ?? null,
        endDate: (endDate ?? now).toISOString(),
      }))
      .toSorted((a, b) => (a.endDate < b.endDate ? -1 : 1)),
  };
}
