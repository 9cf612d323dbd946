import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';

import type { QuizReminder } from '../../../src/api/contract/entities/classroom.ts';
import type { ClassAccess } from '../../../src/domain/classes/class-access.ts';
import {
  canRemind,
  findReminderObstacle,
  getRecentReminder,
  type ReminderObstacle,
} from '../../../src/domain/classes/quiz-reminder.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import type { Database } from '../database.ts';
import { classQuizzes } from '../schema/classes.ts';
import { quizzes } from '../schema/quizzes.ts';
import { recordClassActivity } from './class-activity.ts';
import { lockClass } from '../scopes/class-scope.ts';
import type { ScopedCaller } from '../scopes/scoped-caller.ts';

/** A quiz of a class, and when it closes. */
export interface ClosingQuiz {
  readonly title: string;
  readonly classTitle: string;
  readonly endsAt: Date;
}

/** Writes the reminders of a quiz to these addresses. */
export type SendReminders = (quiz: ClosingQuiz, emails: readonly string[]) => Promise<unknown>;

/**
 * Selects from the students of a class who have not handed in a quiz; ids are SQL expressions.
 * Whoever answered it anywhere is not among them, also before the invitation.
 */
const selectMissing = (selected: SQL, classId: SQL, quizId: SQL): SQL => sql`
  select ${selected} from class_students s
  where s.class_id = ${classId} and s.removed_at is null and not exists (
    select 1 from assignments a where a.quiz_id = ${quizId} and lower(a.email) = s.email
      and a.submitted_at is not null)`;

/** Counts the students of a class who have not handed in a quiz; ids are SQL expressions. */
export const countMissing = (classId: SQL, quizId: SQL): SQL<number> =>
  sql<number>`(${selectMissing(sql`count(*)::int`, classId, quizId)})`;

/** A quiz of a class with what decides whether its students can be reminded. */
export interface ReminderRow {
  readonly access: ClassAccess | null;
  readonly publishedAt: Date | null;
  readonly startDate: Date | null;
  readonly endDate: Date | null;
  readonly remindedAt: Date | null;
  readonly missing: number;
}

const toRemindable = ({
  publishedAt,
  startDate,
  endDate,
}: Pick<ReminderRow, 'publishedAt' | 'startDate' | 'endDate'>) => ({
  isPublished: publishedAt !== null,
  startsAt: startDate?.getTime() ?? null,
  endsAt: endDate?.getTime() ?? null,
});

/** Converts the reminder of a quiz for the contract; null when it is not offered. */
export const toWireReminder = (row: ReminderRow, now: Date): QuizReminder | null =>
  canRemind(row.access, toRemindable(row), now.getTime())
    ? {
        missing: row.missing,
        remindedAt: getRecentReminder(row.remindedAt, now)?.toISOString() ?? null,
      }
    : null;

/**
 * Mails the students of a class who have not handed in a quiz and returns how many. Fails as
 * `lockClass` does, with `notFound` when the class does not have the quiz, and with `refused` when
 * they cannot be reminded now, or were in the last 24 hours. Runs inside a transaction.
 */
export async function remindStudents(
  db: Database,
  caller: ScopedCaller,
  { classId, quizId }: { readonly classId: number; readonly quizId: number },
  now: Date,
  send: SendReminders,
): Promise<Outcome<{ sent: number; remindedAt: string }>> {
  const refuse = (reason: ReminderObstacle | 'reminded' | 'nobodyMissing') =>
    failed({ kind: 'refused', message: { key: `classErrors.${reason}` } });
  const locked = await lockClass(db, caller, classId, 'changeStudents');
  if (!locked.ok) return locked;
  const { title: classTitle, publishedAt } = locked.value;
  const isThis = and(eq(classQuizzes.classId, classId), eq(classQuizzes.quizId, quizId));
  const [quiz] = await db
    .select({
      title: quizzes.title,
      startDate: quizzes.startDate,
      endDate: quizzes.endDate,
      remindedAt: classQuizzes.remindedAt,
    })
    .from(classQuizzes)
    .innerJoin(quizzes, and(eq(quizzes.id, classQuizzes.quizId), isNull(quizzes.deletedAt)))
    .where(and(isThis, isNull(classQuizzes.removedAt)));
  if (quiz === undefined) return failed({ kind: 'notFound' });
  const { title, endDate, remindedAt } = quiz;
  const remindable = toRemindable({ ...quiz, publishedAt });
  const obstacle = findReminderObstacle(remindable, now.getTime());
  if (obstacle !== null || endDate === null) return refuse(obstacle ?? 'notOpen');
  if (getRecentReminder(remindedAt, now) !== null) return refuse('reminded');
  const { rows } = await db.execute<{ email: string }>(
    sql`${selectMissing(sql`s.email`, sql`${classId}`, sql`${quizId}`)} order by s.email`,
  );
  if (rows.length === 0) return refuse('nobodyMissing');
  await send(
    { title, classTitle, endsAt: endDate },
    rows.map(({ email }) => email),
  );
  await db.update(classQuizzes).set({ remindedAt: now }).where(isThis);
  await recordClassActivity(
    db,
    { kind: 'studentsReminded', by: caller.userId, at: now },
    { classId, names: [title] },
  );
  return succeeded({ sent: rows.length, remindedAt: now.toISOString() });
}
