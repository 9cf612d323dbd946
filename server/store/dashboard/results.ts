import { and, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';

import type { Dashboard } from '../../../src/api/contract/dashboard.ts';
import type { Database } from '../database.ts';
import { quizzes } from '../schema/quizzes.ts';
import { assignments } from '../schema/sharing.ts';
import { firstClassWithQuiz, maxRows } from '../scopes/dashboard-scope.ts';
import type { ScopedCaller } from '../scopes/scoped-caller.ts';

const tenths = Array.from({ length: 10 }, (_, tenth) => tenth);

/** The scores in each tenth of 100 percent; the last one includes 100. */
const scores = sql<number[]>`array[${sql.join(
  tenths.map(
    (tenth) =>
      sql`count(*) filter (where submitted_at is not null and least(progress / 10, 9) = ${sql.raw(String(tenth))})::int`,
  ),
  sql`, `,
)}]`;

/** Returns the quizzes with results since `since`, those with most new ones first. */
export async function readResults(
  db: Database,
  caller: ScopedCaller,
  since: Date,
): Promise<NonNullable<Dashboard['results']>> {
  const newest = await db
    .select({
      id: quizzes.id,
      title: quizzes.title,
      class: firstClassWithQuiz(caller, sql`${quizzes.id}`),
      newCount: sql<number>`count(*)::int`,
      total: sql<number>`(sum(count(*)) over ())::int`,
    })
    .from(assignments)
    .innerJoin(quizzes, eq(quizzes.id, assignments.quizId))
    .where(
      and(gte(assignments.submittedAt, since), eq(quizzes.kind, 'user'), isNull(quizzes.deletedAt)),
    )
    .groupBy(quizzes.id)
    .orderBy(desc(sql`count(*)`), quizzes.id)
    .limit(maxRows);
  if (newest.length === 0) return { count: 0, quizzes: [] };
  const figures = await db
    .select({
      id: assignments.quizId,
      assigned: sql<number>`count(*)::int`,
      submitted: sql<number>`count(${assignments.submittedAt})::int`,
      median: sql<number>`coalesce(round((percentile_cont(0.5) within group (order by progress)
        filter (where submitted_at is not null))::numeric), 0)::int`,
      scores,
    })
    .from(assignments)
    .where(
      inArray(
        assignments.quizId,
        newest.map(({ id }) => id),
      ),
    )
    .groupBy(assignments.quizId);
  return {
    count: newest[0]?.total ?? 0,
    quizzes: newest.flatMap(({ id, title, class: inClass, newCount }) => {
      const known = figures.find((figure) => figure.id === id);
      return known === undefined ? [] : [{ ...known, title, class: inClass, newCount }];
    }),
  };
}
