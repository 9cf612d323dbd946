/** The kinds of quiz; each has its own rules and calls. */
export const quizKinds = ['template', 'library', 'admin', 'user'] as const;

/** One kind of quiz. A shared quiz is an admin quiz or a user quiz, a customer's a user quiz. */
export type QuizKind = (typeof quizKinds)[number];

/**
 * Whether a save creates a quiz, creates a copy or changes a stored quiz. A copy is validated like
 * a create (PD-16).
 */
export type SaveIntent = 'create' | 'copy' | 'edit';

/**
 * What the rules need to know besides the draft. The access type of a distributed quiz is locked
 * (QFRM-18, PD-20).
 */
export interface EditContext {
  readonly kind: QuizKind;
  readonly isDistributed: boolean;
}

/** Returns whether the form of such a quiz has a field for the title of an activity (QED-03). */
export const hasActivityTitleField = (kind: QuizKind): boolean => kind === 'library';

/**
 * Returns whether quizzes of this kind are graded or ungraded (QVAL-06, QVAL-07, PD-15).
 */
export const hasType = (kind: QuizKind): boolean => kind !== 'template';

/**
 * Returns whether quizzes of this kind have a start, an end and a duration. Templates do not.
 */
export const hasTiming = (kind: QuizKind): boolean => kind !== 'template';

/**
 * Returns whether quizzes of this kind have an access type and closed captions (QFRM-14, QFRM-15).
 */
export const hasAccess = (kind: QuizKind): boolean => kind === 'user';
