/** Why a class cannot be published, or what its owner probably forgot. */
export const missingReasons = [
  'noStudents',
  'noContent',
  'quizWithoutDeadline',
  'documentsNotShared',
] as const;
export type MissingReason = (typeof missingReasons)[number];

/**
 * A thing that is missing before a class is published. `isBlocking` things prevent it, the others
 * are only told. `quiz` is the quiz without a deadline; `count` is the number of documents that are
 * shared with nobody, otherwise 1.
 */
export interface MissingThing {
  readonly reason: MissingReason;
  readonly isBlocking: boolean;
  readonly quiz: { readonly id: number; readonly title: string } | null;
  readonly count: number;
}

/** What of a class decides whether it can be published. */
export interface PublishableClass {
  readonly studentCount: number;
  readonly playlistCount: number;
  readonly quizzes: readonly {
    readonly id: number;
    readonly title: string;
    readonly hasDeadline: boolean;
  }[];
  readonly unsharedDocumentCount: number;
}

const createBlocking = (reason: MissingReason): MissingThing => ({
  reason,
  isBlocking: true,
  quiz: null,
  count: 1,
});

/**
 * Returns what is missing before a class is published, blocking things first. A class needs a
 * student, and a quiz or a playlist (docs/decisions/0045).
 */
export function findMissing({
  studentCount,
  playlistCount,
  quizzes,
  unsharedDocumentCount,
}: PublishableClass): MissingThing[] {
  return [
    ...(studentCount === 0 ? [createBlocking('noStudents')] : []),
    ...(quizzes.length + playlistCount === 0 ? [createBlocking('noContent')] : []),
    ...quizzes
      .filter(({ hasDeadline }) => !hasDeadline)
      .map(({ id, title }) => ({
        reason: 'quizWithoutDeadline' as const,
        isBlocking: false,
        quiz: { id, title },
        count: 1,
      })),
    ...(unsharedDocumentCount === 0
      ? []
      : [
          {
            reason: 'documentsNotShared' as const,
            isBlocking: false,
            quiz: null,
            count: unsharedDocumentCount,
          },
        ]),
  ];
}

/** Returns whether a class with these missing things can be published. */
export const canPublish = (missing: readonly Pick<MissingThing, 'isBlocking'>[]): boolean =>
  !missing.some(({ isBlocking }) => isBlocking);
