import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { users } from './auth.ts';
import { instant, rowId } from './columns.ts';
import { quizzes } from './quizzes.ts';

/** A share: with whom a quiz is shared, and by whom. */
export const quizShares = pgTable(
  'quiz_shares',
  {
    quizId: integer('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sharedBy: integer('shared_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.quizId, table.userId] }),
    index('quiz_shares_user_id_idx').on(table.userId, table.quizId),
    index('quiz_shares_shared_by_idx').on(table.sharedBy, table.quizId),
  ],
);

/** A question as it was answered, so that later edits of the quiz change no result (ENT-15). */
export interface AnsweredQuestion {
  readonly questionOrder: number;
  readonly title: string;
  readonly isCorrectAnswer: boolean;
  readonly userAnswer: readonly string[];
  readonly userIndexAnswer: readonly number[];
  readonly correctAnswer: readonly string[];
  readonly correctIndexAnswer: readonly number[];
  /** The texts of the options in the order shown; older answers lack them. */
  readonly options?: readonly string[];
}

/**
 * A quiz assigned to a student, and the result (ENT-14, ENT-15); `progress` is the percentage of
 * right answers.
 */
export const assignments = pgTable(
  'assignments',
  {
    id: rowId(),
    quizId: integer('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    progress: integer().notNull().default(0),
    durationSeconds: integer('duration_seconds').notNull().default(0),
    submittedAt: instant('submitted_at'),
    questions: jsonb().$type<readonly AnsweredQuestion[]>().notNull().default([]),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('assignments_quiz_id_email_key').on(table.quizId, sql`lower(${table.email})`),
    index('assignments_submitted_at_idx').on(table.submittedAt, table.quizId),
    check('assignments_progress_check', sql`${table.progress} between 0 and 100`),
    check('assignments_duration_check', sql`${table.durationSeconds} >= 0`),
    check('assignments_questions_check', sql`jsonb_typeof(${table.questions}) = 'array'`),
  ],
);
