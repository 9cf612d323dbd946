import type { DocumentData } from '../../../machines/classes/documents/document-list-machine.ts';

/** A student who may be chosen. */
export interface DocumentStudent {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Who sees a document: the e-mails count for chosen students only. */
export interface Visibility {
  readonly who: DocumentData['visibleTo'];
  readonly emails: readonly string[];
}
