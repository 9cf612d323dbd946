import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';

import type { StudentResultWire } from '../../../src/api/contract/quiz-results.ts';
import { getVisibleText } from '../../../src/domain/rich-text/visible-text.ts';
import type { Database } from '../database.ts';
import type { QuizScope } from '../scopes/quiz-scope.ts';
import { users } from '../schema/auth.ts';
import { quizzes } from '../schema/quizzes.ts';
import { assignments, type AnsweredQuestion } from '../schema/sharing.ts';

const joinAnswers = (answers: readonly string[]): string | null =>
  answers.length === 0 ? null : answers.map(getVisibleText).join(', ');

const toWireAnswer = ({
  questionOrder,
  title,
  isCorrectAnswer,
  userAnswer,
  userIndexAnswer,
  correctAnswer,
  correctIndexAnswer,
}: AnsweredQuestion): StudentResultWire['questions'][number] => ({
  questionOrder,
  title,
  isCorrectAnswer,
  userAnswer: joinAnswers(userAnswer),
  userIndexAnswer: [...userIndexAnswer],
  userAnswers: [...userAnswer],
  correctAnswer: joinAnswers(correctAnswer),
  correctIndexAnswer: [...correctIndexAnswer],
  correctAnswers: [...correctAnswer],
});

const byEmail = sql`lower(${assignments.email})`;

/** Returns the results before and after one, in the order of the e-mail addresses. */
async function findNeighbours(
  db: Database,
  { quizId, email }: Pick<typeof assignments.$inferSelect, 'quizId' | 'email'>,
): Promise<{ readonly previousId: number | null; readonly nextId: number | null }> {
  const find = async (condition: SQL, order: SQL): Promise<number | null> => {
    const [found] = await db
      .select({ id: assignments.id })
      .from(assignments)
      .where(and(eq(assignments.quizId, quizId), condition))
      .orderBy(order)
      .limit(1);
    return found?.id ?? null;
  };
  return {
    previousId: await find(sql`${byEmail} < lower(${email})`, desc(byEmail)),
    nextId: await find(sql`${byEmail} > lower(${email})`, asc(byEmail)),
  };
}

/**
 * Returns a student's answers in the contract's form (ENT-15); null when the quiz is outside
 * `scope`. A student without an account has no name.
 */
export async function readStudentResult(
  db: Database,
  scope: QuizScope,
  id: number,
): Promise<StudentResultWire | null> {
  const [row] = await db
    .select({
      assignment: assignments,
      title: quizzes.title,
      isGraded: quizzes.isGraded,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(assignments)
    .innerJoin(quizzes, eq(quizzes.id, assignments.quizId))
    .leftJoin(users, eq(sql`lower(${users.email})`, sql`lower(${assignments.email})`))
    .where(and(eq(assignments.id, id), scope.canRead));
  if (row === undefined) return null;
  const {
    assignment: { quizId, email, progress, durationSeconds, submittedAt, questions },
    title,
    isGraded,
    firstName,
    lastName,
  } = row;
  return {
    id,
    quizId,
    ...(await findNeighbours(db, row.assignment)),
    title,
    isGraded,
    assignedUser: { firstName: firstName ?? '', lastName: lastName ?? '', email },
    dateSubmitted: submittedAt?.toISOString() ?? null,
    durationSeconds,
    score: progress,
    rightAnswers: questions.filter(({ isCorrectAnswer }) => isCorrectAnswer).length,
    questions: questions.map(toWireAnswer),
  };
}
