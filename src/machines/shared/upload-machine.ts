import { assign, emit, enqueueActions, fromCallback, setup } from 'xstate';

import type { Message } from '../../domain/notice.ts';
import { failed, type Failure, type Outcome } from '../../domain/outcome.ts';
import type { Emitted } from './emitted.ts';
import { notSupplied } from './not-supplied.ts';

/** What an upload in progress tells: how much of the file is sent, from 0 to 1, and how it ended. */
export type UploadReport<Kept> =
  | { readonly type: 'upload.progress'; readonly part: number }
  | { readonly type: 'upload.sent'; readonly outcome: Outcome<Kept> };

/** What happens to an uploader. */
export type UploadEvent<Kept> =
  | { readonly type: 'upload.choose'; readonly files: readonly File[] }
  | { readonly type: 'upload.cancel' }
  | { readonly type: 'upload.dismiss' }
  | UploadReport<Kept>;

interface UploadContext<Kept> {
  /** The file under way first. */
  readonly files: readonly File[];
  readonly part: number;
  readonly complaint: Message | null;
  /** What the server said of the last file it kept. */
  readonly kept: Kept | null;
}

/** What differs between uploaders: why a file is refused before it is sent, how a failure is said, and what else is emitted when a file is kept or could not be. */
export interface UploadOptions<Kept> {
  readonly id: string;
  readonly faultOf: (file: File) => Message | null;
  readonly complaint: (failure: Failure) => Message;
  readonly announce?: (outcome: Outcome<Kept>) => readonly Emitted[];
}

/**
 * Uploads files one after the other and emits what the server says of each. Files with a fault are refused at once, a cancelled one is not sent to its end and
 * those behind it go as well. Supply `upload`, which stops when it is cleaned up.
 */
export function createUploadMachine<Kept>({
  id,
  faultOf,
  complaint,
  announce = () => [],
}: UploadOptions<Kept>) {
  const firstFault = (files: readonly File[]): Message | null =>
    files.map(faultOf).find((fault) => fault !== null) ?? null;
  const base = setup({
    types: {
      context: {} as UploadContext<Kept>,
      events: {} as UploadEvent<Kept>,
      emitted: {} as Emitted | { readonly type: 'uploaded'; readonly kept: Kept },
    },
    actors: {
      upload: fromCallback<UploadEvent<Kept>, { readonly file: File }>(notSupplied('upload')),
    },
    guards: {
      areFaultless: (_, files: readonly File[]) => firstFault(files) === null,
      hasSent: (_, outcome: Outcome<unknown>) => outcome.ok,
      hasMore: ({ context }) => context.files.length > 0,
    },
    actions: {
      take: assign(({ context }, files: readonly File[]) => ({
        files: [...context.files, ...files],
        complaint: null,
      })),
      refuse: assign((_, files: readonly File[]) => ({ complaint: firstFault(files) })),
      forget: assign({ complaint: null }),
      measure: assign((_, part: number) => ({ part })),
      next: assign(({ context }, outcome: Outcome<Kept>) => ({
        files: context.files.slice(1),
        part: 0,
        kept: outcome.ok ? outcome.value : context.kept,
      })),
      dropAll: assign({ files: [], part: 0 }),
      complain: assign((_, outcome: Outcome<unknown>) => ({
        complaint: outcome.ok ? null : complaint(outcome.failure),
      })),
      guardLeaving: emit({ type: 'unsavedWork', isUnsaved: true }),
      allowLeaving: emit({ type: 'unsavedWork', isUnsaved: false }),
    },
  });
  const machine = base.extend({
    actions: {
      tell: enqueueActions(({ enqueue }, outcome: Outcome<Kept>) => {
        if (outcome.ok) enqueue.emit({ type: 'uploaded', kept: outcome.value });
        for (const emission of announce(outcome)) enqueue.emit(emission);
      }),
    },
  });
  const broken = failed({ kind: 'unexpected' });
  return machine.createMachine({
    id,
    context: { files: [], part: 0, complaint: null, kept: null },
    initial: 'idle',
    on: {
      'upload.choose': [
        {
          guard: { type: 'areFaultless', params: ({ event }) => event.files },
          actions: { type: 'take', params: ({ event }) => event.files },
        },
        { actions: { type: 'refuse', params: ({ event }) => event.files } },
      ],
      'upload.dismiss': { actions: 'forget' },
    },
    states: {
      idle: { always: { guard: 'hasMore', target: 'uploading' } },
      uploading: {
        entry: 'guardLeaving',
        exit: 'allowLeaving',
        invoke: {
          src: 'upload',
          input: ({ context }) => ({ file: context.files[0] as File }),
          onError: {
            target: 'idle',
            actions: [
              'dropAll',
              { type: 'complain', params: () => broken },
              { type: 'tell', params: () => broken },
            ],
          },
        },
        on: {
          'upload.progress': { actions: { type: 'measure', params: ({ event }) => event.part } },
          'upload.sent': [
            {
              guard: { type: 'hasSent', params: ({ event }) => event.outcome },
              target: 'idle',
              actions: [
                { type: 'next', params: ({ event }) => event.outcome },
                { type: 'tell', params: ({ event }) => event.outcome },
              ],
            },
            {
              target: 'idle',
              actions: [
                'dropAll',
                { type: 'complain', params: ({ event }) => event.outcome },
                { type: 'tell', params: ({ event }) => event.outcome },
              ],
            },
          ],
          'upload.cancel': { target: 'idle', actions: 'dropAll' },
        },
      },
    },
  });
}
