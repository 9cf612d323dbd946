import { assign, emit, setup } from 'xstate';

import type { Message } from '../../domain/messages/message.ts';
import type { Failure, Outcome } from '../../domain/outcome.ts';
import type { Emitted } from './emitted.ts';
import { fromCall } from './from-call.ts';
import { notProvided } from './not-provided.ts';
import { hasSucceeded, toFailure } from './outcome-rules.ts';
import { withOutput } from './with-output.ts';

/** A file that was saved on the person's device. */
export interface SavedFile {
  readonly name: string;
}

/** The notices of a download. `succeeded` receives the file's name. */
export interface DownloadMessages {
  readonly done: (name: string) => Message;
  readonly failed: Message;
}

/**
 * Creates the machine of a download. It saves one file at a time and ignores a start while it
 * downloads. Provide `download`, which saves the file.
 */
export function createDownloadMachine<Subject>(id: string, messages: DownloadMessages) {
  return setup({
    types: {
      context: {} as { readonly subject: Subject; readonly failure: Failure | null },
      events: {} as { readonly type: 'download.start' },
      input: {} as Subject,
      emitted: {} as Emitted,
    },
    actors: {
      download: fromCall<SavedFile, { readonly subject: Subject }>(notProvided('download')),
    },
    guards: { hasSucceeded },
    actions: {
      clearFailure: assign({ failure: null }),
      setFailure: assign(toFailure),
      announceSuccess: emit((_, outcome: Outcome<SavedFile>) => ({
        type: 'notice',
        notice: {
          severity: 'success',
          message: messages.done(outcome.ok ? outcome.value.name : ''),
        },
      })),
      announceFailure: emit({
        type: 'notice',
        notice: { severity: 'error', message: messages.failed },
      }),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ subject: input, failure: null }),
    initial: 'idle',
    states: {
      idle: { on: { 'download.start': { target: 'downloading', actions: 'clearFailure' } } },
      downloading: {
        invoke: {
          src: 'download',
          input: ({ context: { subject } }) => ({ subject }),
          onDone: [
            {
              guard: withOutput('hasSucceeded'),
              target: 'idle',
              actions: withOutput('announceSuccess'),
            },
            { target: 'failed', actions: [withOutput('setFailure'), 'announceFailure'] },
          ],
        },
      },
      failed: { on: { 'download.start': { target: 'downloading', actions: 'clearFailure' } } },
    },
  });
}
