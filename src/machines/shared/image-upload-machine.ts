import { assign, emit, fromCallback, setup } from 'xstate';

import type { Message } from '../../domain/notice.ts';
import type { Failure, Outcome } from '../../domain/outcome.ts';
import { notSupplied } from './not-supplied.ts';

/** What an upload in progress tells: how much of the file is sent, from 0 to 1, and how it ended. */
export type ImageUploadReport =
  | { readonly type: 'image.progress'; readonly part: number }
  | { readonly type: 'image.sent'; readonly outcome: Outcome<{ readonly address: string }> };

/** What happens to an uploader. */
export type ImageUploadEvent =
  | { readonly type: 'image.choose'; readonly files: readonly File[] }
  | { readonly type: 'image.cancel' }
  | { readonly type: 'image.dismiss' }
  | ImageUploadReport;

interface ImageUploadContext {
  /** The file under way first. */
  readonly files: readonly File[];
  readonly part: number;
  readonly complaint: Message | null;
}

/** Whether a file says of itself that it is a picture. The server looks into it. */
const isImageFile = (file: File): boolean => file.type.startsWith('image/');

/** Why a picture could not be uploaded, in words. */
function uploadComplaint(failure: Failure): Message {
  if (failure.kind === 'offline') return { key: 'richText.uploadOffline' };
  const message = 'message' in failure ? failure.message : undefined;
  return failure.kind === 'invalid' && message !== undefined ? { text: message } : { key: 'richText.uploadFailed' };
}

/**
 * Uploads pictures one after the other (API-044, QVAL-34) and emits the address of each. Files that are no pictures are refused at once. Supply
 * `uploadImage`, which stops when it is cleaned up.
 */
export const imageUploadMachine = setup({
  types: {
    context: {} as ImageUploadContext,
    events: {} as ImageUploadEvent,
    emitted: {} as { readonly type: 'image.uploaded'; readonly address: string },
  },
  actors: { uploadImage: fromCallback<ImageUploadEvent, { readonly file: File }>(notSupplied('uploadImage')) },
  guards: {
    areImages: (_, files: readonly File[]) => files.every(isImageFile),
    hasSent: (_, outcome: Outcome<unknown>) => outcome.ok,
    hasMore: ({ context }) => context.files.length > 0,
  },
  actions: {
    take: assign(({ context }, files: readonly File[]) => ({ files: [...context.files, ...files], complaint: null })),
    refuse: assign({ complaint: { key: 'richText.onlyImages' } }),
    forget: assign({ complaint: null }),
    measure: assign((_, part: number) => ({ part })),
    next: assign(({ context }) => ({ files: context.files.slice(1), part: 0 })),
    dropAll: assign({ files: [], part: 0 }),
    complain: assign((_, outcome: Outcome<unknown>) => ({ complaint: outcome.ok ? null : uploadComplaint(outcome.failure) })),
    tell: emit((_, outcome: Outcome<{ readonly address: string }>) => ({ type: 'image.uploaded', address: outcome.ok ? outcome.value.address : '' })),
  },
}).createMachine({
  id: 'imageUpload',
  context: { files: [], part: 0, complaint: null },
  initial: 'idle',
  on: {
    'image.choose': [
      { guard: { type: 'areImages', params: ({ event }) => event.files }, actions: { type: 'take', params: ({ event }) => event.files } },
      { actions: 'refuse' },
    ],
    'image.dismiss': { actions: 'forget' },
  },
  states: {
    idle: { always: { guard: 'hasMore', target: 'uploading' } },
    uploading: {
      invoke: { src: 'uploadImage', input: ({ context }) => ({ file: context.files[0] as File }) },
      on: {
        'image.progress': { actions: { type: 'measure', params: ({ event }) => event.part } },
        'image.sent': [
          {
            guard: { type: 'hasSent', params: ({ event }) => event.outcome },
            target: 'idle',
            actions: ['next', { type: 'tell', params: ({ event }) => event.outcome }],
          },
          { target: 'idle', actions: ['dropAll', { type: 'complain', params: ({ event }) => event.outcome }] },
        ],
        'image.cancel': { target: 'idle', actions: 'dropAll' },
      },
    },
  },
});
