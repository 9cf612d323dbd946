import { assign, emit, enqueueActions, fromCallback, setup } from 'xstate';

import type { Message } from '../../../domain/messages/message.ts';
import { failed, type Failure, type Outcome } from '../../../domain/outcome.ts';
import type { Emitted } from '../emitted.ts';
import { notProvided } from '../not-provided.ts';
import { hasSucceeded } from '../outcome-rules.ts';

/** The reports of an upload: its progress from 0 to 1, and its outcome. */
export type UploadReport<Kept> =
  | { readonly type: 'upload.progress'; readonly progress: number }
  | { readonly type: 'upload.sent'; readonly outcome: Outcome<Kept> };

/** The events of an uploader. */
export type UploadEvent<Kept> =
  | { readonly type: 'upload.choose'; readonly files: readonly File[] }
  | { readonly type: 'upload.cancel' }
  | { readonly type: 'upload.dismiss' }
  | UploadReport<Kept>;

interface UploadContext<Kept> {
  /** The current file is the first. */
  readonly files: readonly File[];
  readonly progress: number;
  readonly error: Message | null;
  /** What the server returned for the latest stored file. */
  readonly stored: Kept | null;
}

/**
 * What differs between uploaders: the validation of a file, the message of a failure, and the
 * events to emit after a file is stored or has failed.
 */
export interface UploadOptions<Kept> {
  readonly id: string;
  readonly validate: (file: File) => Message | null;
  readonly toErrorMessage: (failure: Failure) => Message;
  readonly onFinished?: (outcome: Outcome<Kept>) => readonly Emitted[];
}

/**
 * Creates the machine of an uploader. It sends files one after the other and emits what the server
 * returned for each. Invalid files are rejected at once. A cancel stops the current file and drops
 * the following ones. Provide `upload`, which stops on cleanup.
 */
export function createUploadMachine<Kept>({
  id,
  validate,
  toErrorMessage,
  onFinished = () => [],
}: UploadOptions<Kept>) {
  const findFirstError = (files: readonly File[]): Message | null =>
    files.map(validate).find((fault) => fault !== null) ?? null;
  const base = setup({
    types: {
      context: {} as UploadContext<Kept>,
      events: {} as UploadEvent<Kept>,
      emitted: {} as Emitted | { readonly type: 'uploaded'; readonly stored: Kept },
    },
    actors: {
      upload: fromCallback<UploadEvent<Kept>, { readonly file: File }>(notProvided('upload')),
    },
    guards: {
      areValid: (_, files: readonly File[]) => findFirstError(files) === null,
      hasSucceeded,
      hasMore: ({ context }) => context.files.length > 0,
    },
    actions: {
      addFiles: assign(({ context }, files: readonly File[]) => ({
        files: [...context.files, ...files],
        error: null,
      })),
      rejectFiles: assign((_, files: readonly File[]) => ({ error: findFirstError(files) })),
      clearError: assign({ error: null }),
      setProgress: assign((_, progress: number) => ({ progress })),
      startNext: assign(({ context }, outcome: Outcome<Kept>) => ({
        files: context.files.slice(1),
        progress: 0,
        stored: outcome.ok ? outcome.value : context.stored,
      })),
      clearFiles: assign({ files: [], progress: 0 }),
      setError: assign((_, outcome: Outcome<unknown>) => ({
        error: outcome.ok ? null : toErrorMessage(outcome.failure),
      })),
      markUnsaved: emit({ type: 'unsavedWork', isUnsaved: true }),
      markSaved: emit({ type: 'unsavedWork', isUnsaved: false }),
    },
  });
  const machine = base.extend({
    actions: {
      emitFinished: enqueueActions(({ enqueue }, outcome: Outcome<Kept>) => {
        if (outcome.ok) enqueue.emit({ type: 'uploaded', stored: outcome.value });
        for (const emission of onFinished(outcome)) enqueue.emit(emission);
      }),
    },
  });
  const broken = failed({ kind: 'unexpected' });
  return machine.createMachine({
    id,
    context: { files: [], progress: 0, error: null, stored: null },
    initial: 'idle',
    on: {
      'upload.choose': [
        {
          guard: { type: 'areValid', params: ({ event }) => event.files },
          actions: { type: 'addFiles', params: ({ event }) => event.files },
        },
        { actions: { type: 'rejectFiles', params: ({ event }) => event.files } },
      ],
      'upload.dismiss': { actions: 'clearError' },
    },
    states: {
      idle: { always: { guard: 'hasMore', target: 'uploading' } },
      uploading: {
        entry: 'markUnsaved',
        exit: 'markSaved',
        invoke: {
          src: 'upload',
          input: ({ context }) => ({ file: context.files[0] as File }),
          onError: {
            target: 'idle',
            actions: [
              'clearFiles',
              { type: 'setError', params: () => broken },
              { type: 'emitFinished', params: () => broken },
            ],
          },
        },
        on: {
          'upload.progress': {
            actions: { type: 'setProgress', params: ({ event }) => event.progress },
          },
          'upload.sent': [
            {
              guard: { type: 'hasSucceeded', params: ({ event }) => event.outcome },
              target: 'idle',
              actions: [
                { type: 'startNext', params: ({ event }) => event.outcome },
                { type: 'emitFinished', params: ({ event }) => event.outcome },
              ],
            },
            {
              target: 'idle',
              actions: [
                'clearFiles',
                { type: 'setError', params: ({ event }) => event.outcome },
                { type: 'emitFinished', params: ({ event }) => event.outcome },
              ],
            },
          ],
          'upload.cancel': { target: 'idle', actions: 'clearFiles' },
        },
      },
    },
  });
}
