import type { QuizListItem } from '../../api/contract/entities/quiz.ts';
import type { QuizKind } from '../access/quiz-kind.ts';
import { deadlineAt, type Deadline } from '../quiz/deadline.ts';

/** Somebody as a list names them. */
export interface ListedPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** The name of somebody in one. */
export const fullName = ({ firstName, lastName }: ListedPerson): string =>
  `${firstName} ${lastName}`.trim();

/** A quiz as the lists show it. `createdAt` is ISO 8601 in UTC. */
export interface QuizRow {
  readonly id: number;
  readonly title: string;
  readonly kind: QuizKind;
  readonly createdAt: string;
  readonly countOfQuestions: number;
  readonly subjects: readonly string[];
  readonly isRestricted: boolean;
  readonly isEditable: boolean;
  readonly isOwn: boolean;
  readonly isSection: boolean;
  /** Being processed (QLST-33), or its processing failed. */
  readonly processing: 'running' | 'failed' | 'done';
  /** Why its processing failed, in the server's words; null when it did not or nobody said. */
  readonly processFailure: string | null;
  readonly deadline: Deadline;
  /** ISO 8601 in UTC. */
  readonly endDate: string | null;
  readonly sharedWith: readonly ListedPerson[];
  readonly owner: ListedPerson | null;
}

const kinds = {
  template: 'template',
  libraryQuiz: 'library',
  adminQuiz: 'admin',
  userQuiz: 'user',
} as const satisfies Record<QuizListItem['quizType'], QuizKind>;

/** Who looks at a list and when, in milliseconds since 1970: whose quizzes are their own, which deadlines are past. */
export interface RowReader {
  readonly email: string;
  readonly now: number;
}

/** The row of a quiz as the server lists it. */
export const quizRow = (quiz: QuizListItem, { email, now }: RowReader): QuizRow => ({
  id: quiz.id,
  title: quiz.title,
  kind: kinds[quiz.quizType],
  createdAt: quiz.createdAt,
  countOfQuestions: quiz.countOfQuestions,
  subjects: quiz.tags.map(({ title }) => title),
  isRestricted: quiz.restrictNonInstitutional,
  isEditable: quiz.editable,
  isOwn: quiz.createdBy?.email.toLowerCase() === email.toLowerCase(),
  isSection: quiz.sectionId !== null,
  processing: quiz.isProcessing ? 'running' : quiz.hasProcessingFailed ? 'failed' : 'done',
  processFailure: quiz.hasProcessingFailed ? quiz.processFailure : null,
  deadline: deadlineAt(quiz.endDate, now),
  endDate: quiz.endDate,
  sharedWith: quiz.sharedWith,
  owner: quiz.createdBy,
});
