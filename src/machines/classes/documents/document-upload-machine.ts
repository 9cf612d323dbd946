import { assign, fromCallback, sendParent, setup, type ActorRefFrom } from 'xstate';

import type { SharedDocument } from '../../../api/contract/entities/shared-document.ts';
import { checkDocumentFile } from '../../../domain/documents/check-document-file.ts';
import {
  toRefusalMessage,
  type DocumentRefusal,
} from '../../../domain/documents/document-refusal.ts';
import { addSample, type TransferSample } from '../../../domain/documents/transfer.ts';
import type { Message } from '../../../domain/messages/message.ts';
import type { Failure, Outcome } from '../../../domain/outcome.ts';
import { notProvided } from '../../shared/not-provided.ts';
import { hasSucceeded, toFailure } from '../../shared/outcome-rules.ts';
import { withUnexpected } from '../../shared/with-output.ts';

/** A file to add to a class. */
export interface DocumentFile {
  readonly classId: number;
  readonly file: File;
}

interface DocumentUploadContext extends DocumentFile {
  readonly refusal: DocumentRefusal | null;
  /** The sent part, from 0 to 1. */
  readonly progress: number;
  readonly samples: readonly TransferSample[];
  readonly failure: Failure | null;
}

/** The reports of the request: `at` is the time of any clock in milliseconds. */
export type DocumentUploadReport =
  | { readonly type: 'upload.progress'; readonly progress: number; readonly at: number }
  | { readonly type: 'upload.sent'; readonly outcome: Outcome<SharedDocument> };

/** The events of an upload. */
export type DocumentUploadEvent =
  | { readonly type: 'upload.start' }
  | { readonly type: 'upload.cancel' }
  | { readonly type: 'upload.retry' }
  | { readonly type: 'connection.lost' }
  | { readonly type: 'connection.restored' }
  | DocumentUploadReport;

/** Whether trying again can help: the connection or the server failed, not the document. */
const isTemporary = (failure: Failure): boolean =>
  failure.kind === 'offline' || failure.kind === 'unexpected' || failure.kind === 'refused';

/**
 * Adds one file to a class (DOC-02). A file that its name or size refuses is never sent; the others
 * wait for `upload.start`. A cancel aborts the request. While the connection is lost the upload
 * pauses and then begins again. Tells its parent `upload.changed` after each change of its state and
 * `upload.stored` with the document. Provide `send`, which aborts on cleanup.
 */
export const documentUploadMachine = setup({
  types: {
    context: {} as DocumentUploadContext,
    events: {} as DocumentUploadEvent,
    input: {} as DocumentFile,
  },
  actors: { send: fromCallback<DocumentUploadEvent, DocumentFile>(notProvided('send')) },
  guards: {
    isRefused: ({ context }) => context.refusal !== null,
    hasSucceeded,
    canRetry: ({ context: { failure } }) => failure !== null && isTemporary(failure),
  },
  actions: {
    setProgress: assign(
      ({ context }, { progress, at }: { readonly progress: number; readonly at: number }) => ({
        progress,
        samples: addSample(context.samples, { bytes: progress * context.file.size, at }),
      }),
    ),
    resetProgress: assign({ progress: 0, samples: [], failure: null }),
    setFailure: assign(toFailure),
    tellChange: sendParent({ type: 'upload.changed' }),
    tellStored: sendParent((_, outcome: Outcome<SharedDocument>) => ({
      type: 'upload.stored',
      document: outcome.ok ? outcome.value : null,
    })),
  },
}).createMachine({
  id: 'documentUpload',
  context: ({ input: { classId, file } }) => ({
    classId,
    file,
    refusal: checkDocumentFile(file),
    progress: 0,
    samples: [],
    failure: null,
  }),
  initial: 'checking',
  on: { 'upload.cancel': '.cancelled' },
  states: {
    checking: { always: [{ guard: 'isRefused', target: 'refused' }, { target: 'waiting' }] },
    refused: { entry: 'tellChange' },
    waiting: {
      entry: ['resetProgress', 'tellChange'],
      on: { 'upload.start': 'sending', 'connection.lost': 'paused' },
    },
    sending: {
      entry: 'tellChange',
      invoke: {
        src: 'send',
        input: ({ context: { classId, file } }) => ({ classId, file }),
        onError: {
          target: 'failed',
          actions: withUnexpected('setFailure'),
        },
      },
      on: {
        'upload.progress': { actions: { type: 'setProgress', params: ({ event }) => event } },
        'upload.sent': [
          {
            guard: { type: 'hasSucceeded', params: ({ event }) => event.outcome },
            target: 'stored',
            actions: { type: 'tellStored', params: ({ event }) => event.outcome },
          },
          {
            target: 'failed',
            actions: { type: 'setFailure', params: ({ event }) => event.outcome },
          },
        ],
        'connection.lost': 'paused',
      },
    },
    paused: { entry: 'tellChange', on: { 'connection.restored': 'waiting' } },
    failed: {
      entry: 'tellChange',
      on: { 'upload.retry': { guard: 'canRetry', target: 'waiting' } },
    },
    stored: { entry: 'tellChange', type: 'final' },
    cancelled: { entry: 'tellChange', type: 'final' },
  },
});

/** A running upload. */
export type DocumentUploadRef = ActorRefFrom<typeof documentUploadMachine>;

/** Returns why the file is not stored, or null. */
export function getUploadError({
  refusal,
  failure,
  progress,
}: Pick<DocumentUploadContext, 'refusal' | 'failure' | 'progress'>): Message | null {
  if (refusal !== null) return toRefusalMessage(refusal);
  if (failure === null) return null;
  if (failure.kind === 'offline')
    return { key: 'documents.connectionDropped', values: { percent: Math.round(progress * 100) } };
  return failure.message ?? { key: 'documents.notStored' };
}
