import { failed, succeeded } from '../../../../src/domain/outcome.ts';
import { documentUploadMachine } from '../../../../src/machines/classes/documents/document-upload-machine.ts';
import { documentUploadsMachine } from '../../../../src/machines/classes/documents/document-uploads-machine.ts';
import { documentChangesMachine } from '../../../../src/machines/classes/documents/document-changes-machine.ts';
import { documentListMachine } from '../../../../src/machines/classes/documents/document-list-machine.ts';
import { defineModel } from '../../../support/define-model.ts';
import { createChangesModel } from '../../../support/models/changes-model.ts';

const documents = { classId: 1, documents: [{ docId: 2, name: 'notes.pdf' }] };

/** What is done with documents. */
export const documentChangesModel = createChangesModel(documentChangesMachine, 'DOC-03', {
  undoable: { ...documents, kind: 'delete' },
  other: { ...documents, kind: 'hide' },
  result: null,
});

/** The documents of a class. */
export const documentListModel = defineModel({
  machine: documentListMachine,
  requirements: 'API-031',
  input: { classId: 1 },
  factsOf: ({ documents: known, failure, keyword, shown }) => [
    known === null ? 'nothing' : 'documents',
    failure?.kind ?? 'no failure',
    `'${keyword}' in ${shown}`,
  ],
  answers: {
    loading: {
      'the documents arrive': succeeded({ inUse: [], deleted: [] }),
      'they cannot be loaded': failed({ kind: 'offline' }),
    },
  },
  events: {
    refresh: { type: 'documents.refresh' },
    'try again': { type: 'documents.retry' },
    'search notes': { type: 'documents.search', keyword: 'notes' },
    'show the deleted': { type: 'documents.show', state: 'deleted' },
  },
});

const toFirst = (type: string, more: object = {}) => ({ type, toChild: 'upload 1', ...more });

/** The queue of uploads, which looks at the states of its uploads. */
export const documentUploadsModel = defineModel({
  machine: documentUploadsMachine,
  requirements: 'DOC-02 DOC-03',
  input: { classId: 1 },
  runsChildren: true,
  unhandled: { 'documentUploads watchConnection': 'it only listens, which cannot fail' },
  actors: (held) => ({
    upload: documentUploadMachine.provide({ actors: { send: held.promise() } }),
    watchConnection: held.promise(),
  }),
  factsOf: ({ uploads, count, isOnline }) => [
    uploads.map((upload) => upload.getSnapshot().value).join() || 'no uploads',
    `${String(count)} added`,
    isOnline ? 'online' : 'offline',
  ],
  until: ({ context: { count } }) => count > 3,
  never: {
    'DOC-02 no more than two are sent at once': (state) =>
      (state.match(/sending/g) ?? []).length > 2,
    'DOC-02 nothing is sent without a connection': (state) =>
      state.includes('sending') && state.includes('offline'),
  },
  events: {
    'add three files': {
      type: 'documents.add',
      files: ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => new File(['x'], name)),
    },
    'add a file of a wrong kind': {
      type: 'documents.add',
      files: [new File(['x'], 'notes.docm')],
    },
    'cancel all': { type: 'documents.cancelAll' },
    'the connection is lost': { type: 'connection.lost' },
    'the connection is back': { type: 'connection.restored' },
    'the first is stored': toFirst('upload.sent', { outcome: succeeded({ id: 1 }) }),
    'the first is refused': toFirst('upload.sent', { outcome: failed({ kind: 'offline' }) }),
    'try the first again': toFirst('upload.retry'),
    'cancel the first': toFirst('upload.cancel'),
  },
});
