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
  undoLabel: 'documents.undo',
  getNotices: (change) => {
    const key = doneMessages[change.kind];
    if (key === null) return [];
    const message = { key, values: countDocuments(change) };
    return [{ severity: 'success', message, undo: getUndo(change) }];
  },
  getFailed: (change) => ({
    key: change.kind === 'download' ? 'documents.notDownloaded' : 'documents.notChanged',
    values: countDocuments(change),
  }),
  tryLater: 'documents.tryLater',
});

/** The running changes. */
export type DocumentChangesRef = ActorRefFrom<typeof documentChangesMachine>;
