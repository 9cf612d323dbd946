import { processStatus } from '../../../src/api/contract/entities/process-status.ts';
import { toWireImages } from '../article-wire.ts';
import type { QuizKind } from '../../../src/domain/quiz/draft/quiz-kind.ts';
import type { quizzes } from '../schema/quizzes.ts';
import type { PersonRow } from './quiz-columns.ts';

/** A row of `quizColumns`. */
export interface QuizRow {
  readonly quiz: typeof quizzes.$inferSelect;
  readonly article: {
    readonly id: number;
    readonly title: string;
    readonly shortImage: string | null;
    readonly largeImage: string | null;
    readonly headerImage: string | null;
  } | null;
  readonly owner: PersonRow | null;
  readonly tags: { id: number; title: string }[];
  readonly sharedWith: PersonRow[];
  readonly isDistributed: boolean;
}

/** The kinds of quizzes as the contract names them. */
export const quizTypes = {
  template: 'template',
  library: 'libraryQuiz',
  admin: 'adminQuiz',
  user: 'userQuiz',
} as const satisfies Record<QuizKind, string>;

/**
 * Converts what lists and single quizzes share for the contract (ENT-06). `mayWrite` tells whether
 * the caller may edit quizzes of this kind.
 */
export function toWireQuiz(
  { quiz, article, owner, tags, sharedWith, isDistributed }: QuizRow,
  mayWrite: boolean,
) {
  return {
    id: quiz.id,
    title: quiz.title,
    article:
      article === null
        ? null
        : { id: article.id, title: article.title, images: toWireImages(article) },
    tags,
    active: quiz.isActive,
    startDate: quiz.startDate?.toISOString() ?? null,
    endDate: quiz.endDate?.toISOString() ?? null,
    duration: quiz.durationMinutes,
    countOfQuestions: quiz.questionCount,
    editable: mayWrite && quiz.processStatus !== 'processing',
    isGraded: quiz.isGraded,
    showCaption: quiz.showCaption,
    restrictNonInstitutional: quiz.restrictNonInstitutional,
    isAssignSomeone: isDistributed,
    sharedList: sharedWith.map((user) => ({ user })),
    processStatus: processStatus.toWire(quiz.processStatus),
    processFailure: quiz.processFailure,
    createdAt: quiz.createdAt.toISOString(),
    updatedAt: quiz.updatedAt.toISOString(),
    createdBy: owner,
    quizType: quizTypes[quiz.kind],
    section_id: quiz.sectionId,
  };
}
