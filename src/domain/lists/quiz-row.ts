import type { QuizKind } from '../quiz/draft/quiz-kind.ts';
import type { RebuildFailure } from '../quiz/rebuild/rebuild-failure.ts';
import { getDeadlineStatus, type DeadlineStatus } from '../quiz/deadline.ts';

/** A person in a list row. */
export interface ListedPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Returns first and last name as one text. */
export const getFullName = ({ firstName, lastName }: ListedPerson): string =>
  `${firstName} ${lastName}`.trim();

/** A row of a quiz list. `createdAt` is ISO 8601 in UTC. */
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
  /** Whether the quiz is being processed (QLST-33), or its processing failed. */
  readonly processing: 'running' | 'failed' | 'done';
  /** Why the processing failed, or null. */
  readonly processFailure: RebuildFailure | null;
  readonly deadline: DeadlineStatus;
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
} as const satisfies Record<string, QuizKind>;

/** A quiz of a list response (ENT-06). Times are ISO 8601 in UTC. */
export interface ListedQuiz {
  readonly id: number;
  readonly title: string;
  readonly quizType: keyof typeof kinds;
  readonly createdAt: string;
  readonly endDate: string | null;
  readonly countOfQuestions: number;
  readonly tags: readonly { readonly title: string }[];
  readonly restrictNonInstitutional: boolean;
  readonly editable: boolean;
  readonly createdBy: ListedPerson | null;
  readonly sectionId: number | null;
  readonly isProcessing: boolean;
  readonly hasProcessingFailed: boolean;
  readonly processFailure: RebuildFailure | null;
  readonly sharedWith: readonly ListedPerson[];
}

/**
 * The reader of a list and the time in milliseconds since 1970. They decide which quizzes are the
 * reader's own and which deadlines are past.
 */
export interface RowReader {
  readonly email: string;
  readonly now: number;
}

/** Returns the kind of a listed quiz. */
export const getListedKind = ({ quizType }: Pick<ListedQuiz, 'quizType'>): QuizKind =>
  kinds[quizType];

/** Returns the row of a listed quiz. */
export const toQuizRow = (quiz: ListedQuiz, { email, now }: RowReader): QuizRow => ({
  id: quiz.id,
  title: quiz.title,
  kind: getListedKind(quiz),
  createdAt: quiz.createdAt,
  countOfQuestions: quiz.countOfQuestions,
  subjects: quiz.tags.map(({ title }) => title),
  isRestricted: quiz.restrictNonInstitutional,
  isEditable: quiz.editable,
  isOwn: quiz.createdBy?.email.toLowerCase() === email.toLowerCase(),
  isSection: quiz.sectionId !== null,
  processing: quiz.isProcessing ? 'running' : quiz.hasProcessingFailed ? 'failed' : 'done',
  processFailure: quiz.hasProcessingFailed ? quiz.processFailure : null,
  deadline: getDeadlineStatus(quiz.endDate, now),
  endDate: quiz.endDate,
  sharedWith: quiz.sharedWith,
  owner: quiz.createdBy,
});
