import { and, eq } from 'drizzle-orm';

import type { Database } from '../database.ts';
import { quizColumns } from '../quizzes/quiz-columns.ts';
import type { QuizScope } from '../scopes/quiz-scope.ts';
import { toWireQuiz } from '../quizzes/quiz-wire.ts';
import { articles } from '../schema/articles.ts';
import { users } from '../schema/auth.ts';
import { quizzes } from '../schema/quizzes.ts';

/**
 * Returns a quiz in the form of the lists, with its owner and version; null when it is outside
 * `scope`.
 */
export async function readResultsQuiz(db: Database, scope: QuizScope, id: number) {
  const [row] = await db
    .select({ ...quizColumns, mayWrite: scope.canWrite })
    .from(quizzes)
    .leftJoin(articles, eq(articles.id, quizzes.articleId))
    .leftJoin(users, eq(users.id, quizzes.ownerId))
    .where(and(eq(quizzes.id, id), scope.canRead));
  return row === undefined
    ? null
    : {
        quiz: toWireQuiz(row, row.mayWrite),
        ownerId: row.quiz.ownerId,
        version: String(row.quiz.version),
      };
}

/** Whether `scope` contains a quiz with this id. */
export async function hasQuiz(db: Database, scope: QuizScope, id: number): Promise<boolean> {
  return (await db.$count(quizzes, and(eq(quizzes.id, id), scope.canRead))) > 0;
}
