import { assign, emit, fromPromise, setup } from 'xstate';

import type { Message } from '../../domain/notice.ts';
import { failed, type Failure, type Outcome } from '../../domain/outcome.ts';
import type { Emitted } from './emitted.ts';
import { notSupplied } from './not-supplied.ts';

/** A file that was saved on the person's machine. */
export interface SavedFile {
  readonly name: string;
}

/** What is said of a download: that it worked, with the file's name as `name`, and that it did not. */
export interface DownloadWords {
  readonly done: (name: string) => Message;
  readonly failed: Message;
}

/** One file at a time, fetched and saved; a second press while it comes is ignored. Supply `download`, which saves the file. */
export function createDownloadMachine<Subject>(id: string, words: DownloadWords) {
  return setup({
    types: {
      context: {} as { readonly subject: Subject; readonly failure: Failure | null },
      events: {} as { readonly type: 'download.start' },
      input: {} as Subject,
      emitted: {} as Emitted,
    },
    actors: {
      download: fromPromise<Outcome<SavedFile>, { readonly subject: Subject }>(
        notSupplied('download'),
      ),
    },
    guards: { hasSucceeded: (_, outcome: Outcome<SavedFile>) => outcome.ok },
    actions: {
      forget: assign({ failure: null }),
      explain: assign((_, outcome: Outcome<SavedFile>) => ({
        failure: outcome.ok ? null : outcome.failure,
      })),
      tellDone: emit((_, outcome: Outcome<SavedFile>) => ({
        type: 'notice',
        notice: { severity: 'success', message: words.done(outcome.ok ? outcome.value.name : '') },
      })),
      tellFailed: emit({ type: 'notice', notice: { severity: 'error', message: words.failed } }),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ subject: input, failure: null }),
    initial: 'idle',
    states: {
      idle: { on: { 'download.start': { target: 'downloading', actions: 'forget' } } },
      downloading: {
        invoke: {
          src: 'download',
          input: ({ context: { subject } }) => ({ subject }),
          onDone: [
            {
              guard: { type: 'hasSucceeded', params: ({ event }) => event.output },
              target: 'idle',
              actions: { type: 'tellDone', params: ({ event }) => event.output },
            },
            {
              target: 'failed',
              actions: [{ type: 'explain', params: ({ event }) => event.output }, 'tellFailed'],
            },
          ],
          onError: {
            target: 'failed',
            actions: [
              { type: 'explain', params: () => failed({ kind: 'unexpected' }) },
              'tellFailed',
            ],
          },
        },
      },
      failed: { on: { 'download.start': { target: 'downloading', actions: 'forget' } } },
    },
  });
}
