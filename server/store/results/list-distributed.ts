import { and, desc, eq, sql } from 'drizzle-orm';

import type { Database } from '../database.ts';
import { quizColumns } from '../quizzes/quiz-columns.ts';
import type { QuizScope } from '../quizzes/quiz-scope.ts';
import { quizzes } from '../schema/quizzes.ts';

const most = 500;

/** The distributed quizzes of a quiz's owner that `scope` holds, newest first; a quiz without an owner stands alone (QRES-22). */
export const listDistributedQuizzes = (
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
        scope.reads,
        sql`${quizColumns.isAssigned}`,
      ),
    )
    .orderBy(desc(quizzes.createdAt), desc(quizzes.id))
    .limit(most);
