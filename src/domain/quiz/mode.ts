/** The kinds of quiz one editor writes. A shared quiz is edited as an admin quiz, a customer's as a user quiz. */
export type QuizMode = 'template' | 'library' | 'admin' | 'user';

/** Whether the save makes a new quiz or changes a stored one; a copy counts as create (decision 16). */
export type Intent = 'create' | 'copy' | 'edit';

/** What a rule must know besides the draft. Distributed locks the access type (QFRM-18, decision 20). */
export interface EditContext {
  readonly mode: QuizMode;
  readonly isDistributed: boolean;
}
