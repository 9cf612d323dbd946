import { sql } from 'drizzle-orm';

import type { QuizReminders } from '../../../src/api/contract/quiz-results.ts';
import {
  findReminderObstacle,
  getRecentReminder,
} from '../../../src/domain/classes/quiz-reminder.ts';
import { countMissing } from '../classes/quiz-reminders.ts';
import type { Database } from '../database.ts';
import { classStudents } from '../schema/classes.ts';
import { assignments } from '../schema/sharing.ts';
import { classesWithQuiz, hasFullAccess } from '../scopes/dashboard-scope.ts';
import type { ScopedCaller } from '../scopes/scoped-caller.ts';

interface RemindedQuiz {
  readonly id: number;
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** A class as JSON of the database. */
type ClassRow = QuizReminders['classes'][number];

const toTime = (date: string | null): number | null => (date === null ? null : Date.parse(date));

/**
 * Returns whom the reminders of a quiz reach: the classes with the quiz that the caller may remind,
 * by title, and the number of students who have not handed it in and are in none of them.
 */
export async function readQuizReminders(
  db: Database,
  caller: ScopedCaller,
  { id, startDate, endDate }: RemindedQuiz,
  now: Date,
): Promise<QuizReminders> {
  const quizId = sql`${id}`;
  const facts = sql`json_build_object('id', c.id, 'title', c.title,
    'isPublished', c.published_at is not null, 'remindedAt', cq.reminded_at,
    'missing', ${countMissing(sql`c.id`, quizId)}) as class`;
  const { rows } = await db.execute<{ class: ClassRow }>(
    sql`${classesWithQuiz(caller, facts, quizId)} and ${hasFullAccess(caller)}
      order by c.title_key, c.id`,
  );
  const withoutClass = await db.$count(
    assignments,
    sql`${assignments.quizId} = ${id} and ${assignments.submittedAt} is null and not exists (
      ${classesWithQuiz(caller, sql`1`, quizId)} and ${hasFullAccess(caller)} and exists (
        select 1 from ${classStudents} s where s.class_id = c.id and s.removed_at is null
          and s.email = lower(${assignments.email})))`,
  );
  const times = { startsAt: toTime(startDate), endsAt: toTime(endDate) };
  return {
    isOpen: findReminderObstacle({ isPublished: true, ...times }, now.getTime()) === null,
    withoutClass,
    classes: rows.map(({ class: { remindedAt, ...found } }) => ({
      ...found,
      remindedAt:
        getRecentReminder(remindedAt === null ? null : new Date(remindedAt), now)?.toISOString() ??
        null,
    })),
  };
}
