import { assign, emit, fromPromise, setup, type ActorRefFrom, type PromiseActorLogic } from 'xstate';

import type { ExportPathType } from '../../../domain/access/export-type.ts';
import { failureMessage } from '../../../domain/failure-message.ts';
import { qtiFormats, type QtiFormat } from '../../../domain/interchange/qti-formats.ts';
import type { Message } from '../../../domain/notice.ts';
import { failed, type Failure, type Outcome } from '../../../domain/outcome.ts';
import type { Emitted } from '../../shared/emitted.ts';
import { notSupplied } from '../../shared/not-supplied.ts';

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

/** A quiz that could not be downloaded, and why. */
interface FailedDownload {
  readonly quiz: DownloadedQuiz;
  readonly failure: Failure;
}

interface QuizDownloadContext {
  readonly quizzes: readonly DownloadedQuiz[];
  readonly format: QtiFormat;
  readonly done: readonly (SavedPackage & { readonly quiz: DownloadedQuiz })[];
  /** What failed since Download was last chosen. */
  readonly failures: readonly FailedDownload[];
}

const savePackage: PromiseActorLogic<Outcome<SavedPackage>, DownloadRequest> = fromPromise(notSupplied('savePackage'));

const nextOf = ({ quizzes, done, failures }: QuizDownloadContext): DownloadedQuiz | undefined =>
  quizzes.find((quiz) => [...done, ...failures].every((settled) => settled.quiz.id !== quiz.id));

function successOf(done: readonly SavedPackage[]): Message {
  const [only] = done;
  if (only === undefined || done.length > 1) return { key: 'quizExport.downloadedSeveral', values: { count: done.length } };
  return { key: only.hasReport ? 'quizExport.withReport' : 'quizExport.downloaded', values: { name: only.name } };
}

/** Why quizzes were not downloaded: of the only one that was chosen the reason alone, of several each by its name. */
export function downloadFaults({ quizzes, failures }: Pick<QuizDownloadContext, 'quizzes' | 'failures'>): readonly Message[] {
  return failures.map(({ quiz, failure }) => (quizzes.length === 1 ? failureMessage(failure) : { key: 'quizExport.notDownloaded', values: { title: quiz.title }, about: failureMessage(failure) }));
}

function failureOf(context: QuizDownloadContext): Message {
  const lines = downloadFaults(context);
  return lines.length === 1 && lines[0] !== undefined ? lines[0] : { lines };
}

/**
 * The download-format dialog (QIO-04): a version of QTI, then the packages of the chosen quizzes one after the other. Failures are said in the server's words,
 * in the dialog and as a notification (QIO-14), and keep none of the others back; trying again asks for what is left. Supply `savePackage`, which stops by its signal.
 */
export const quizDownloadMachine = setup({
  types: { context: {} as QuizDownloadContext, events: {} as QuizDownloadEvent, emitted: {} as Emitted },
  actors: { savePackage },
  guards: {
    isDone: ({ context }) => nextOf(context) === undefined,
    isDoneWithFailures: ({ context }) => nextOf(context) === undefined && context.failures.length > 0,
  },
  actions: {
    take: assign((_, quizzes: readonly DownloadedQuiz[]) => ({ quizzes, done: [], failures: [] })),
    choose: assign((_, format: QtiFormat) => ({ format, done: [], failures: [] })),
    forget: assign({ failures: [] }),
    note: assign(({ context }, outcome: Outcome<SavedPackage>) => {
      const quiz = nextOf(context);
      if (quiz === undefined) return {};
      return outcome.ok ? { done: [...context.done, { quiz, ...outcome.value }] } : { failures: [...context.failures, { quiz, failure: outcome.failure }] };
    }),
    sayFailure: emit(({ context }): Emitted => ({ type: 'notice', notice: { severity: 'error', message: failureOf(context) } })),
    sayDone: emit(({ context: { done } }): Emitted => ({ type: 'notice', notice: { severity: done.some(({ hasReport }) => hasReport) ? 'info' : 'success', message: successOf(done) } })),
  },
}).createMachine({
  id: 'quizDownload',
  context: { quizzes: [], format: qtiFormats[0], done: [], failures: [] },
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
        next: {
          always: [
            { guard: 'isDoneWithFailures', target: 'choosing', actions: 'sayFailure' },
            { guard: 'isDone', target: '#quizDownload.closed', actions: 'sayDone' },
            { target: 'downloading' },
          ],
        },
        downloading: {
          tags: 'busy',
          invoke: {
            src: 'savePackage',
            input: ({ context }) => ({ quiz: nextOf(context) as DownloadedQuiz, format: context.format }),
            onDone: { target: 'next', actions: { type: 'note', params: ({ event }) => event.output } },
            onError: { target: 'next', actions: { type: 'note', params: () => failed({ kind: 'unexpected' }) } },
          },
        },
      },
    },
  },
});

/** A running download dialog. */
export type QuizDownloadRef = ActorRefFrom<typeof quizDownloadMachine>;
