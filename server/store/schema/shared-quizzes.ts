import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';

import { instant, keyText } from './columns.ts';

/**
 * A quiz that a person shared, or that others shared with them: one row for each such person and
 * quiz, with what their list sorts and searches, so that counting and paging read one index
 * (docs/decisions/0018). Triggers derive it from `quizShares` and `quizzes`; nothing
 * else writes it. A deleted quiz has no rows.
 */
export const sharedQuizzes = pgTable(
  'shared_quizzes',
  {
    quizId: integer('quiz_id').notNull(),
    userId: integer('user_id').notNull(),
    /** The user made a share. */
    isByUser: boolean('is_by_user').notNull(),
    /** Somebody else shared it with the user. */
    isWithUser: boolean('is_with_user').notNull(),
    /** Somebody else made a share, with whomever. */
    isByOthers: boolean('is_by_others').notNull(),
    titleKey: keyText('title_key').notNull(),
    questionCount: integer('question_count').notNull(),
    createdAt: instant('created_at').notNull(),
    endDate: instant('end_date'),
  },
  (table) => {
    const searched = [table.titleKey, table.isByUser, table.isWithUser] as const;
    return [
      primaryKey({ columns: [table.quizId, table.userId] }),
      index('shared_quizzes_id_idx').on(table.userId, table.quizId, ...searched),
      index('shared_quizzes_created_at_idx').on(
        table.userId,
        table.createdAt,
        table.quizId,
        ...searched,
      ),
      index('shared_quizzes_title_idx').on(
        table.userId,
        table.titleKey,
        table.quizId,
        table.isByUser,
        table.isWithUser,
      ),
      index('shared_quizzes_end_date_idx').on(
        table.userId,
        table.endDate,
        table.quizId,
        ...searched,
      ),
      index('shared_quizzes_question_count_idx').on(
        table.userId,
        table.questionCount,
        table.quizId,
        ...searched,
      ),
      index('shared_quizzes_only_by_user_idx')
        .on(table.userId, table.quizId)
        .where(sql`not is_by_others`),
    ];
  },
);
