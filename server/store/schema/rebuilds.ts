import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import type { RebuildType } from '../../../src/domain/quiz/rebuild/rebuild.ts';
import { users } from './auth.ts';
import { instant, rowId } from './columns.ts';
import { quizzes } from './quizzes.ts';

/** The state of a quiz's rebuild: `waiting` until its result is stored. */
export const rebuildState = pgEnum('rebuild_state', ['waiting', 'done', 'failed', 'cancelled']);

/** One request to rebuild the section quizzes of a type (API-080). */
export const rebuildBatches = pgTable('rebuild_batches', {
  id: rowId(),
  type: text().$type<RebuildType>().notNull(),
  isAllUpdate: boolean('is_all_update').notNull(),
  requestedBy: integer('requested_by').references(() => users.id, { onDelete: 'set null' }),
  requestedAt: instant('requested_at').notNull(),
});

/**
 * The rebuild of one quiz for one request. At most one per quiz is waiting; `attempts` counts how
 * often a worker started it.
 */
export const quizRebuilds = pgTable(
  'quiz_rebuilds',
  {
    id: rowId(),
    batchId: integer('batch_id')
      .notNull()
      .references(() => rebuildBatches.id, { onDelete: 'cascade' }),
    quizId: integer('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    isNew: boolean('is_new').notNull(),
    state: rebuildState().notNull().default('waiting'),
    attempts: smallint().notNull().default(0),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    uniqueIndex('quiz_rebuilds_waiting_key')
      .on(table.quizId)
      .where(sql`${table.state} = 'waiting'`),
    index('quiz_rebuilds_batch_id_idx').on(table.batchId, table.state),
    index('quiz_rebuilds_quiz_id_idx').on(table.quizId),
  ],
);

/**
 * The content that the newest rebuild of a quiz has replaced: its title, subjects and the rows of its
 * activities and items. The rebuild can be undone while the quiz still has `version`.
 */
export const rebuildBackups = pgTable(
  'rebuild_backups',
  {
    quizId: integer('quiz_id')
      .primaryKey()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    title: text().notNull(),
    questionCount: integer('question_count').notNull(),
    tagIds: jsonb('tag_ids').$type<readonly number[]>().notNull(),
    activities: jsonb().notNull(),
    items: jsonb().notNull(),
    replacedAt: instant('replaced_at').notNull(),
  },
  (table) => [index('rebuild_backups_replaced_at_idx').on(table.replacedAt)],
);
