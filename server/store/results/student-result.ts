import { and, eq, sql } from 'drizzle-orm';

import type { StudentResultWire } from '../../../src/api/contract/quiz-results.ts';
import { textOf } from '../../../src/domain/rich-text/text-of.ts';
import type { Database } from '../database.ts';
import type { QuizScope } from '../quizzes/quiz-scope.ts';
import { users } from '../schema/auth.ts';
import { quizzes } from '../schema/quizzes.ts';
import { assignments, type AnsweredQuestion } from '../schema/sharing.ts';

const joined = (answers: readonly string[]): string | null =>
  answers.length === 0 ? null : answers.map(textOf).join(', ');

const wireAnswer = ({
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
  userAnswer: joined(userAnswer),
  userIndexAnswer: [...userIndexAnswer],
  userAnswers: [...userAnswer],
  correctAnswer: joined(correctAnswer),
  correctIndexAnswer: [...correctIndexAnswer],
  correctAnswers: [...correctAnswer],
});

/** What a student answered, as the contract writes it (ENT-15); null when the assignment's quiz is not in `scope`. Who has no account has no name. */
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
    .where(and(eq(assignments.id, id), scope.reads));
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
    title,
    isGraded,
    assignedUser: { firstName: firstName ?? '', lastName: lastName ?? '', email },
    dateSubmitted: submittedAt?.toISOString() ?? null,
    durationSeconds,
    score: progress,
    rightAnswers: questions.filter(({ isCorrectAnswer }) => isCorrectAnswer).length,
    questions: questions.map(wireAnswer),
  };
}
