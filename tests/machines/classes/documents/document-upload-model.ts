import { documentUploadMachine } from '../../../../src/machines/classes/documents/document-upload-machine.ts';
import { defineModel } from '../../../support/define-model.ts';

const sent = (outcome: unknown) => ({ type: 'upload.sent', outcome });

/**
 * The upload of an accepted and of a refused file, without the queue that it tells of its changes.
 */
export const documentUploadModel = defineModel({
  machine: documentUploadMachine,
  requirements: 'DOC-02 DOC-03',
  provide: { actions: { tellChange: () => undefined, tellStored: () => undefined } },
  longest: 40,
  parts: {
    'an accepted file': { input: { classId: 1, file: new File(['x'], 'notes.pdf') } },
    'a refused file': { input: { classId: 1, file: new File(['x'], 'notes.docm') } },
  },
  stateOf: ({ value, context: { progress, failure } }) =>
    [value, `${String(progress * 100)}%`, failure?.kind ?? 'no failure'].join(', '),
  events: {
    'its turn comes': { type: 'upload.start' },
    'half is sent': { type: 'upload.progress', progress: 0.5, at: 100 },
    'the document is stored': sent({ ok: true, value: { id: 1 } }),
    'the request fails offline': sent({ ok: false, failure: { kind: 'offline' } }),
    'the server refuses the document': sent({ ok: false, failure: { kind: 'invalid' } }),
    'sending breaks': {
      type: 'xstate.error.actor.0.documentUpload.sending',
      error: new Error('broken'),
    },
    'the connection is lost': { type: 'connection.lost' },
    'the connection is back': { type: 'connection.restored' },
    'try again': { type: 'upload.retry' },
    cancel: { type: 'upload.cancel' },
  },
});
