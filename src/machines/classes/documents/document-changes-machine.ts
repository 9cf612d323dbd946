import type { ActorRefFrom } from 'xstate';

import {
  countDocuments,
  doneMessages,
  getUndo,
  type DocumentChange,
} from '../../../domain/documents/document-change.ts';
import { createChangesMachine } from '../../shared/changes-machine.ts';

/**
 * Carries out what is done with documents, announces it, and undoes a deletion. Provide `perform`.
 */
export const documentChangesMachine = createChangesMachine<DocumentChange, unknown>({
  id: 'documentChanges',
  getUndo,
  undoLabel: 'documents.undo',
  getDone: (change) => {
    const key = doneMessages[change.kind];
    return key === null ? null : { key, values: countDocuments(change) };
  },
  getFailed: (change) => ({
    key: change.kind === 'download' ? 'documents.notDownloaded' : 'documents.notChanged',
    values: countDocuments(change),
  }),
  tryLater: 'documents.tryLater',
});

/** The running changes. */
export type DocumentChangesRef = ActorRefFrom<typeof documentChangesMachine>;
