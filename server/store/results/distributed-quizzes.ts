import { and, desc, eq, sql } from 'drizzle-orm';

import type { Database } from '../database.ts';
import { quizColumns } from '../quizzes/quiz-columns.ts';
import type { QuizScope } from '../scopes/quiz-scope.ts';
import { quizzes } from '../schema/quizzes.ts';

const maxQuizzes = 500;

/**
 * Returns the distributed quizzes of the same owner within `scope`, newest first; a quiz without an
 * owner is alone in the list (QRES-22).
 */
export const selectDistributedQuizzes = (
  db: Database,
  scope: QuizScope,
  quizId: number,
  ownerId: number | null,
): Promise<{ id: number; title: string }[]> =>
  db
    .select({ id: quizzes.id, title: quizzes.title })
    .from(quizzes)
    .where(
      and(
        ownerId === null ? eq(quizzes.id, quizId) : eq(quizzes.ownerId, ownerId),
        scope.canRead,
        sql`${quizColumns.isDistributed}`,
      ),
    )
    .orderBy(desc(quizzes.createdAt), desc(quizzes.id))
    .limit(maxQuizzes);
