/**
 * The kinds of quiz an editor can open. A shared quiz is edited as an admin quiz, a customer's quiz
 * as a user quiz.
 */
export type QuizMode = 'template' | 'library' | 'admin' | 'user';

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
  readonly mode: QuizMode;
  readonly isDistributed: boolean;
}

/** Returns whether the form of such a quiz has a field for the title of an activity (QED-03). */
export const hasActivityTitleField = (mode: QuizMode): boolean => mode === 'library';

/**
 * Returns whether quizzes of this mode are graded or ungraded (QVAL-06, QVAL-07, PD-15).
 */
export const hasType = (mode: QuizMode): boolean => mode !== 'template';

/**
 * Returns whether quizzes of this mode have a start, an end and a duration. Templates do not.
 */
export const hasTiming = (mode: QuizMode): boolean => mode !== 'template';

/**
 * Returns whether quizzes of this mode have an access type and closed captions (QFRM-14, QFRM-15).
 */
export const hasAccess = (mode: QuizMode): boolean => mode === 'user';
