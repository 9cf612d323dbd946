import type { MessageKey } from '../messages/en.ts';

/** A document that is changed. */
export interface ChangedDocument {
  readonly docId: number;
  readonly name: string;
}

/** Something that is done with documents. `emails` is null for the whole class. */
export type DocumentChange = {
  readonly classId: number;
  readonly documents: readonly ChangedDocument[];
} & (
  | { readonly kind: 'rename'; readonly newName: string }
  | { readonly kind: 'share'; readonly emails: readonly string[] | null }
  | { readonly kind: 'hide' | 'delete' | 'restore' | 'remove' | 'download' }
);

/** The message after a change; null where the result is visible elsewhere. */
export const doneMessages: Readonly<Record<DocumentChange['kind'], MessageKey | null>> = {
  rename: 'documents.wasRenamed',
  share: 'documents.wasShared',
  hide: 'documents.wasShared',
  delete: 'documents.wasDeleted',
  restore: 'documents.wasRestored',
  remove: 'documents.wasRemoved',
  download: null,
};

/** Returns how many documents a change is about and the name of the first, for its notices. */
export const countDocuments = ({ documents }: DocumentChange) => ({
  count: documents.length,
  name: documents[0]?.name ?? '',
});

/** Returns the change that undoes a change, or null. */
export const getUndo = (change: DocumentChange): DocumentChange | null =>
  change.kind === 'delete' ? { ...change, kind: 'restore' } : null;
