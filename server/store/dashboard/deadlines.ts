import { and, eq, gte, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';

import type { Dashboard } from '../../../src/api/contract/dashboard.ts';
import { hasPermission } from '../../../src/domain/access/policy.ts';
import type { ClassAccess } from '../../../src/domain/classes/class-access.ts';
import type { Database } from '../database.ts';
import { quizzes } from '../schema/quizzes.ts';
import { assignments } from '../schema/sharing.ts';
import { countMissing, toWireReminder } from '../classes/quiz-reminders.ts';
import { classesWithQuiz, hasFullAccess, maxRows } from '../scopes/dashboard-scope.ts';
import type { ScopedCaller } from '../scopes/scoped-caller.ts';

// A column in a query of one table is written without the table's name.
const qualifiedId = sql.raw('"quizzes"."id"');

/** The class of a deadline, as JSON of the database. */
interface DeadlineClass {
  readonly id: number;
  readonly title: string;
  readonly access: ClassAccess;
  readonly publishedAt: string | null;
  readonly remindedAt: string | null;
  readonly missing: number;
}

/** Selects the first class with the quiz, those before that the caller may remind. */
function deadlineClass(caller: ScopedCaller): SQL<DeadlineClass | null> {
  const isFull = hasFullAccess(caller);
  const facts = sql`json_build_object('id', c.id, 'title', c.title,
    'access', case when ${isFull} then 'full' else 'colleague' end,
    'publishedAt', c.published_at, 'remindedAt', cq.reminded_at,
    'missing', ${countMissing(sql`c.id`, qualifiedId)})`;
  return sql`(${classesWithQuiz(caller, facts, qualifiedId)}
    order by (${isFull} and c.published_at is not null) desc, c.id limit 1)`;
}

const toDate = (text: string | null): Date | null => (text === null ? null : new Date(text));

const readReminderFacts = ({ access, publishedAt, remindedAt, missing }: DeadlineClass) => ({
  access,
  publishedAt: toDate(publishedAt),
  remindedAt: toDate(remindedAt),
  missing,
});

/**
 * Returns the deadlines from `from` to `until`, those to come before those that have passed. Super
 * admins see every user and admin quiz, others their own and those of classes they reach.
 */
export async function readDeadlines(
  db: Database,
  caller: ScopedCaller,
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
      class: deadlineClass(caller),
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
      .map(({ ownerId, startDate, endDate, class: found, ...row }) => ({
        ...row,
        class: found && { id: found.id, title: found.title },
        reminder: found && toWireReminder({ ...readReminderFacts(found), startDate, endDate }, now),
        isOwn: ownerId === caller.userId,
        startDate: startDate?.toISOString() ?? null,
        endDate: (endDate ?? now).toISOString(),
      }))
      .toSorted((a, b) => (a.endDate < b.endDate ? -1 : 1)),
  };
}
