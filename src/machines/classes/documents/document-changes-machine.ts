import type { ActorRefFrom } from 'xstate';

import {
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
  getDone: ({ kind, name }) => {
    const key = doneMessages[kind];
    return key === null ? null : { key, values: { name } };
  },
  getFailed: ({ kind, name }) => ({
    key: kind === 'download' ? 'documents.notDownloaded' : 'documents.notChanged',
    values: { name },
  }),
  tryLater: 'documents.tryLater',
});

/** The running changes. */
export type DocumentChangesRef = ActorRefFrom<typeof documentChangesMachine>;
