import { assign, emit, enqueueActions, fromCallback, setup, type ActorRefFrom } from 'xstate';

import type { SharedDocument } from '../../../api/contract/entities/shared-document.ts';
import type { Emitted } from '../../shared/emitted.ts';
import { notProvided } from '../../shared/not-provided.ts';
import { documentUploadMachine, type DocumentUploadRef } from './document-upload-machine.ts';

/** How many files are sent at the same time. */
const maxSending = 2;

interface DocumentUploadsContext {
  readonly classId: number;
  /** The uploads that are not stored or cancelled, in the order in which they were added. */
  readonly uploads: readonly DocumentUploadRef[];
  readonly count: number;
  readonly isOnline: boolean;
}

/** The events of the queue. `upload.changed` and `upload.stored` come from its uploads. */
export type DocumentUploadsEvent =
  | { readonly type: 'documents.add'; readonly files: readonly File[] }
  | { readonly type: 'documents.cancelAll' }
  | { readonly type: 'upload.changed' }
  | { readonly type: 'upload.stored'; readonly document: SharedDocument | null }
  | { readonly type: 'connection.lost' | 'connection.restored' };

const isSending = (upload: DocumentUploadRef): boolean => upload.getSnapshot().matches('sending');
const isActive = (upload: DocumentUploadRef): boolean => {
  const snapshot = upload.getSnapshot();
  return snapshot.matches('sending') || snapshot.matches('waiting') || snapshot.matches('paused');
};
const isOver = (upload: DocumentUploadRef): boolean => upload.getSnapshot().status !== 'active';

/**
 * Adds files to a class, two at a time, each by an actor of its own. Emits `stored` for each stored
 * document, and unsaved work while a file is on its way. Provide `watchConnection`, which reports
 * lost and restored connections, and `upload`.
 */
export const documentUploadsMachine = setup({
  types: {
    context: {} as DocumentUploadsContext,
    events: {} as DocumentUploadsEvent,
    input: {} as { readonly classId: number },
    emitted: {} as Emitted | { readonly type: 'stored'; readonly document: SharedDocument },
  },
  actors: {
    upload: documentUploadMachine,
    watchConnection: fromCallback<DocumentUploadsEvent>(notProvided('watchConnection')),
  },
  guards: { hasActive: ({ context }) => context.uploads.some(isActive) },
  actions: {
    addUploads: assign(({ context, spawn }, files: readonly File[]) => ({
      count: context.count + files.length,
      uploads: [
        ...context.uploads,
        ...files.map((file, index) =>
          spawn('upload', {
            id: `upload ${String(context.count + index + 1)}`,
            input: { classId: context.classId, file },
          }),
        ),
      ],
    })),
    forget: assign(({ context }) => ({
      uploads: context.uploads.filter((upload) => !isOver(upload)),
    })),
    startNext: enqueueActions(({ context, enqueue }) => {
      const free = maxSending - context.uploads.filter(isSending).length;
      const waiting = context.uploads.filter((upload) => upload.getSnapshot().matches('waiting'));
      if (!context.isOnline)
        for (const upload of waiting) enqueue.sendTo(upload, { type: 'connection.lost' });
      else
        for (const upload of waiting.slice(0, Math.max(0, free)))
          enqueue.sendTo(upload, { type: 'upload.start' });
    }),
    setOnline: assign((_, isOnline: boolean) => ({ isOnline })),
    tellUploads: enqueueActions(({ context, enqueue, event }) => {
      if (event.type !== 'connection.lost' && event.type !== 'connection.restored') return;
      for (const upload of context.uploads) enqueue.sendTo(upload, { type: event.type });
    }),
    cancelAll: enqueueActions(({ context, enqueue }) => {
      for (const upload of context.uploads) enqueue.sendTo(upload, { type: 'upload.cancel' });
    }),
    emitStored: enqueueActions(({ enqueue }, document: SharedDocument | null) => {
      if (document !== null) enqueue.emit({ type: 'stored', document });
    }),
    markUnsaved: emit({ type: 'unsavedWork', isUnsaved: true }),
    markSaved: emit({ type: 'unsavedWork', isUnsaved: false }),
  },
}).createMachine({
  id: 'documentUploads',
  context: ({ input: { classId } }) => ({ classId, uploads: [], count: 0, isOnline: true }),
  invoke: { src: 'watchConnection' },
  initial: 'idle',
  on: {
    'documents.add': {
      actions: [{ type: 'addUploads', params: ({ event }) => event.files }, 'startNext'],
    },
    'documents.cancelAll': { actions: 'cancelAll' },
    'upload.changed': { actions: ['forget', 'startNext'] },
    'upload.stored': {
      actions: { type: 'emitStored', params: ({ event }) => event.document },
    },
    'connection.lost': {
      actions: [{ type: 'setOnline', params: () => false }, 'tellUploads'],
    },
    'connection.restored': {
      actions: [{ type: 'setOnline', params: () => true }, 'tellUploads'],
    },
  },
  states: {
    idle: { always: { guard: 'hasActive', target: 'adding' } },
    adding: {
      entry: 'markUnsaved',
      exit: 'markSaved',
      always: { guard: ({ context }) => !context.uploads.some(isActive), target: 'idle' },
    },
  },
});

/** The queue of a class. */
export type DocumentUploadsRef = ActorRefFrom<typeof documentUploadsMachine>;
