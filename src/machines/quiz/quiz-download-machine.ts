import { assign, emit, fromPromise, setup, type ActorRefFrom, type PromiseActorLogic } from 'xstate';

import type { ExportPathType } from '../../domain/access/export-type.ts';
import { failureMessage } from '../../domain/failure-message.ts';
import { qtiFormats, type QtiFormat } from '../../domain/interchange/qti-formats.ts';
import type { Message } from '../../domain/notice.ts';
import { failed, type Failure, type Outcome } from '../../domain/outcome.ts';
import type { Emitted } from '../shared/emitted.ts';
import { notSupplied } from '../shared/not-supplied.ts';

/** A quiz to download. */
export interface DownloadedQuiz {
  readonly id: number;
  readonly title: string;
  readonly type: ExportPathType;
}

/** What a download asks for. */
export interface DownloadRequest {
  readonly quiz: DownloadedQuiz;
  readonly format: QtiFormat;
}

/** A package that was saved: its name, and whether it reports something. */
export interface SavedPackage {
  readonly name: string;
  readonly hasReport: boolean;
}

/** What happens to the dialog; `download.close` stops what is under way. */
export type QuizDownloadEvent =
  | { readonly type: 'download.open'; readonly quizzes: readonly DownloadedQuiz[] }
  | { readonly type: 'download.chooseFormat'; readonly format: QtiFormat }
  | { readonly type: 'download.start' | 'download.close' };

interface QuizDownloadContext {
  readonly quizzes: readonly DownloadedQuiz[];
  readonly format: QtiFormat;
  readonly done: readonly SavedPackage[];
  readonly failure: Failure | null;
}

const savePackage: PromiseActorLogic<Outcome<SavedPackage>, DownloadRequest> = fromPromise(notSupplied('savePackage'));

function successOf(done: readonly SavedPackage[]): Message {
  const [only] = done;
  if (only === undefined || done.length > 1) return { key: 'quizExport.downloadedSeveral', values: { count: done.length } };
  return { key: only.hasReport ? 'quizExport.withReport' : 'quizExport.downloaded', values: { name: only.name } };
}

/**
 * The download-format dialog (QIO-04): a version of QTI, then the packages of the chosen quizzes one after the other. A failure is said in the server's words,
 * in the dialog and as a notification (QIO-14); trying again goes on with the quizzes that are left. Supply `savePackage`, which stops by its signal.
 */
export const quizDownloadMachine = setup({
  types: { context: {} as QuizDownloadContext, events: {} as QuizDownloadEvent, emitted: {} as Emitted },
  actors: { savePackage },
  guards: {
    hasSaved: (_, outcome: Outcome<SavedPackage>) => outcome.ok,
    isDone: ({ context: { quizzes, done } }) => done.length === quizzes.length,
  },
  actions: {
    take: assign((_, quizzes: readonly DownloadedQuiz[]) => ({ quizzes, done: [], failure: null })),
    choose: assign((_, format: QtiFormat) => ({ format, done: [], failure: null })),
    forget: assign({ failure: null }),
    note: assign(({ context }, outcome: Outcome<SavedPackage>) => (outcome.ok ? { done: [...context.done, outcome.value] } : { failure: outcome.failure })),
    sayFailure: emit((_, outcome: Outcome<SavedPackage>): Emitted => ({ type: 'notice', notice: { severity: 'error', message: outcome.ok ? { text: '' } : failureMessage(outcome.failure) } })),
    sayDone: emit(({ context: { done } }): Emitted => ({ type: 'notice', notice: { severity: done.some(({ hasReport }) => hasReport) ? 'info' : 'success', message: successOf(done) } })),
  },
}).createMachine({
  id: 'quizDownload',
  context: { quizzes: [], format: qtiFormats[0], done: [], failure: null },
  initial: 'closed',
  states: {
    closed: { on: { 'download.open': { target: 'open', actions: { type: 'take', params: ({ event }) => event.quizzes } } } },
    open: {
      tags: 'open',
      initial: 'choosing',
      on: { 'download.close': 'closed' },
      states: {
        choosing: {
          on: {
            'download.chooseFormat': { actions: { type: 'choose', params: ({ event }) => event.format } },
            'download.start': { target: 'next', actions: 'forget' },
          },
        },
        next: { always: [{ guard: 'isDone', target: '#quizDownload.closed', actions: 'sayDone' }, { target: 'downloading' }] },
        downloading: {
          tags: 'busy',
          invoke: {
            src: 'savePackage',
            input: ({ context: { quizzes, done, format } }) => ({ quiz: quizzes[done.length] as DownloadedQuiz, format }),
            onDone: [
              { guard: { type: 'hasSaved', params: ({ event }) => event.output }, target: 'next', actions: { type: 'note', params: ({ event }) => event.output } },
              {
                target: 'choosing',
                actions: [{ type: 'note', params: ({ event }) => event.output }, { type: 'sayFailure', params: ({ event }) => event.output }],
              },
            ],
            onError: {
              target: 'choosing',
              actions: [{ type: 'note', params: () => failed({ kind: 'unexpected' }) }, { type: 'sayFailure', params: () => failed({ kind: 'unexpected' }) }],
            },
          },
        },
      },
    },
  },
});

/** A running download dialog. */
export type QuizDownloadRef = ActorRefFrom<typeof quizDownloadMachine>;
