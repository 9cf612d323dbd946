import { assign, emit, setup, type ActorRefFrom } from 'xstate';

import { getFailureMessage } from '../../../domain/messages/failure-message.ts';
import {
  getDefaultFormat,
  type PackageFormat,
  type PackageKind,
} from '../../../domain/interchange/package-format.ts';
import type { Message } from '../../../domain/messages/message.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import { fromCall, type CallLogic } from '../../shared/from-call.ts';
import {
  institutionListInput,
  institutionListMachine,
} from '../../shared/list/institution-list-machine.ts';
import type { Emitted } from '../../shared/emitted.ts';
import { notProvided } from '../../shared/not-provided.ts';
import { withOutput } from '../../shared/with-output.ts';
import type {
  SelectedInstitution,
  DownloadedQuiz,
  DownloadRequest,
  QuizDownloadContext,
  QuizDownloadEvent,
  QuizDownloadInput,
  SavedPackage,
} from './quiz-download-types.ts';

const savePackage: CallLogic<SavedPackage, DownloadRequest> = fromCall(notProvided('savePackage'));

const findNextQuiz = ({
  quizzes,
  done,
  failures,
}: QuizDownloadContext): DownloadedQuiz | undefined =>
  quizzes.find((quiz) => [...done, ...failures].every((result) => result.quiz.id !== quiz.id));

function toSuccessMessage(done: readonly SavedPackage[]): Message {
  const [only] = done;
  if (only === undefined || done.length > 1)
    return { key: 'quizExport.downloadedSeveral', values: { count: done.length } };
  return {
    key: only.hasReport ? 'quizExport.withReport' : 'quizExport.downloaded',
    values: { name: only.name },
  };
}

/**
 * Returns why quizzes were not downloaded: only the reason for a single quiz, the title and the
 * reason for several.
 */
export function toDownloadErrors({
  quizzes,
  failures,
}: Pick<QuizDownloadContext, 'quizzes' | 'failures'>): readonly Message[] {
  return failures.map(({ quiz, failure }) =>
    quizzes.length === 1
      ? getFailureMessage(failure)
      : {
          key: 'quizExport.notDownloaded',
          values: { title: quiz.title },
          about: getFailureMessage(failure),
        },
  );
}

function toFailureMessage(context: QuizDownloadContext): Message {
  const lines = toDownloadErrors(context);
  return lines.length === 1 && lines[0] !== undefined ? lines[0] : { lines };
}

const noResults = { done: [], failures: [] } as const;

/**
 * The download-format dialog (QIO-04): selects a version and an institution (QIO-06), then
 * downloads the packages of the quizzes one after the other. A failure shows the server's message,
 * in the dialog and as a notification (QIO-14), and does not stop the others; a retry downloads
 * what is left. Provide `savePackage`, which stops by its signal, and `institutionList`.
 */
export const quizDownloadMachine = setup({
  types: {
    context: {} as QuizDownloadContext,
    events: {} as QuizDownloadEvent,
    input: {} as QuizDownloadInput,
    emitted: {} as Emitted,
    tags: {} as 'open' | 'busy' | 'picking',
  },
  actors: { savePackage, institutionList: institutionListMachine },
  guards: {
    isDone: ({ context }) => findNextQuiz(context) === undefined,
    isDoneWithFailures: ({ context }) =>
      findNextQuiz(context) === undefined && context.failures.length > 0,
    canChooseInstitution: ({ context }) => context.canChooseInstitution,
  },
  actions: {
    open: assign(
      (
        { context },
        {
          kind,
          quizzes,
        }: { readonly kind: PackageKind; readonly quizzes: readonly DownloadedQuiz[] },
      ) => ({
        ...noResults,
        quizzes,
        format: context.selectedFormats[kind] ?? getDefaultFormat(kind),
      }),
    ),
    selectFormat: assign(({ context }, format: PackageFormat) => ({
      ...noResults,
      format,
      selectedFormats: { ...context.selectedFormats, [format.kind]: format },
    })),
    setInstitution: assign((_, institution: SelectedInstitution | null) => ({
      ...noResults,
      institution,
    })),
    clearFailures: assign({ failures: [] }),
    recordResult: assign(({ context }, outcome: Outcome<SavedPackage>) => {
      const quiz = findNextQuiz(context);
      if (quiz === undefined) return {};
      return outcome.ok
        ? { done: [...context.done, { quiz, ...outcome.value }] }
        : { failures: [...context.failures, { quiz, failure: outcome.failure }] };
    }),
    announceFailure: emit(({ context }): Emitted => ({
      type: 'notice',
      notice: { severity: 'error', message: toFailureMessage(context) },
    })),
    announceDone: emit(({ context: { done } }): Emitted => ({
      type: 'notice',
      notice: {
        severity: done.some(({ hasReport }) => hasReport) ? 'info' : 'success',
        message: toSuccessMessage(done),
      },
    })),
  },
}).createMachine({
  id: 'quizDownload',
  context: ({ input }) => ({
    ...input,
    ...noResults,
    quizzes: [],
    format: getDefaultFormat('qti'),
    selectedFormats: {},
    institution: null,
  }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        'download.open': {
          target: 'open',
          actions: { type: 'open', params: ({ event }) => event },
        },
      },
    },
    open: {
      tags: 'open',
      initial: 'choosing',
      on: { 'download.close': 'closed' },
      states: {
        choosing: {
          on: {
            'download.chooseFormat': {
              actions: { type: 'selectFormat', params: ({ event }) => event.format },
            },
            'institution.pick': { guard: 'canChooseInstitution', target: 'pickingInstitution' },
            'institution.clear': { actions: { type: 'setInstitution', params: () => null } },
            'download.start': { target: 'next', actions: 'clearFailures' },
          },
        },
        pickingInstitution: {
          tags: 'picking',
          invoke: {
            src: 'institutionList',
            id: 'institutionList',
            input: () => institutionListInput,
          },
          on: {
            'institution.choose': {
              target: 'choosing',
              actions: { type: 'setInstitution', params: ({ event }) => event.institution },
            },
            'institution.cancel': 'choosing',
          },
        },
        next: {
          always: [
            { guard: 'isDoneWithFailures', target: 'choosing', actions: 'announceFailure' },
            { guard: 'isDone', target: '#quizDownload.closed', actions: 'announceDone' },
            { target: 'downloading' },
          ],
        },
        downloading: {
          tags: 'busy',
          invoke: {
            src: 'savePackage',
            input: ({ context }) => ({
              quiz: findNextQuiz(context) as DownloadedQuiz,
              format: context.format,
              institutionId: context.institution?.id ?? null,
            }),
            onDone: {
              target: 'next',
              actions: withOutput('recordResult'),
            },
          },
        },
      },
    },
  },
});

/** A reference to a download dialog. */
export type QuizDownloadRef = ActorRefFrom<typeof quizDownloadMachine>;
