import {
  assign,
  emit,
  fromPromise,
  setup,
  type ActorRefFrom,
  type PromiseActorLogic,
} from 'xstate';

import { failureMessage } from '../../../domain/failure-message.ts';
import {
  usualFormat,
  type PackageFormat,
  type PackageKind,
} from '../../../domain/interchange/package-format.ts';
import type { Message } from '../../../domain/notice.ts';
import { failed, type Outcome } from '../../../domain/outcome.ts';
import {
  institutionListInput,
  institutionListMachine,
} from '../../shared/institution-list-machine.ts';
import type { Emitted } from '../../shared/emitted.ts';
import { notSupplied } from '../../shared/not-supplied.ts';
import type {
  ChosenInstitution,
  DownloadedQuiz,
  DownloadRequest,
  QuizDownloadContext,
  QuizDownloadEvent,
  QuizDownloadInput,
  SavedPackage,
} from './quiz-download-types.ts';

const savePackage: PromiseActorLogic<Outcome<SavedPackage>, DownloadRequest> = fromPromise(
  notSupplied('savePackage'),
);

const nextOf = ({ quizzes, done, failures }: QuizDownloadContext): DownloadedQuiz | undefined =>
  quizzes.find((quiz) => [...done, ...failures].every((settled) => settled.quiz.id !== quiz.id));

function successOf(done: readonly SavedPackage[]): Message {
  const [only] = done;
  if (only === undefined || done.length > 1)
    return { key: 'quizExport.downloadedSeveral', values: { count: done.length } };
  return {
    key: only.hasReport ? 'quizExport.withReport' : 'quizExport.downloaded',
    values: { name: only.name },
  };
}

/** Why quizzes were not downloaded: of the only one that was chosen the reason alone, of several each by its name. */
export function downloadFaults({
  quizzes,
  failures,
}: Pick<QuizDownloadContext, 'quizzes' | 'failures'>): readonly Message[] {
  return failures.map(({ quiz, failure }) =>
    quizzes.length === 1
      ? failureMessage(failure)
      : {
          key: 'quizExport.notDownloaded',
          values: { title: quiz.title },
          about: failureMessage(failure),
        },
  );
}

function failureOf(context: QuizDownloadContext): Message {
  const lines = downloadFaults(context);
  return lines.length === 1 && lines[0] !== undefined ? lines[0] : { lines };
}

const anew = { done: [], failures: [] } as const;

/**
 * The download-format dialog (QIO-04): a version of the kind of package, for whom it is made (QIO-06), then the packages of the chosen quizzes one after
 * the other. Failures are said in the server's words, in the dialog and as a notification (QIO-14), and keep none of the others back; trying again asks
 * for what is left. Supply `savePackage`, which stops by its signal, and `institutionList`.
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
    isDone: ({ context }) => nextOf(context) === undefined,
    isDoneWithFailures: ({ context }) =>
      nextOf(context) === undefined && context.failures.length > 0,
    mayChooseInstitution: ({ context }) => context.mayChooseInstitution,
  },
  actions: {
    take: assign(
      (
        { context },
        {
          kind,
          quizzes,
        }: { readonly kind: PackageKind; readonly quizzes: readonly DownloadedQuiz[] },
      ) => ({ ...anew, quizzes, format: context.chosenFormats[kind] ?? usualFormat(kind) }),
    ),
    choose: assign(({ context }, format: PackageFormat) => ({
      ...anew,
      format,
      chosenFormats: { ...context.chosenFormats, [format.kind]: format },
    })),
    chooseInstitution: assign((_, institution: ChosenInstitution | null) => ({
      ...anew,
      institution,
    })),
    forget: assign({ failures: [] }),
    note: assign(({ context }, outcome: Outcome<SavedPackage>) => {
      const quiz = nextOf(context);
      if (quiz === undefined) return {};
      return outcome.ok
        ? { done: [...context.done, { quiz, ...outcome.value }] }
        : { failures: [...context.failures, { quiz, failure: outcome.failure }] };
    }),
    sayFailure: emit(({ context }): Emitted => ({
      type: 'notice',
      notice: { severity: 'error', message: failureOf(context) },
    })),
    sayDone: emit(({ context: { done } }): Emitted => ({
      type: 'notice',
      notice: {
        severity: done.some(({ hasReport }) => hasReport) ? 'info' : 'success',
        message: successOf(done),
      },
    })),
  },
}).createMachine({
  id: 'quizDownload',
  context: ({ input }) => ({
    ...input,
    ...anew,
    quizzes: [],
    format: usualFormat('qti'),
    chosenFormats: {},
    institution: null,
  }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        'download.open': {
          target: 'open',
          actions: { type: 'take', params: ({ event }) => event },
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
              actions: { type: 'choose', params: ({ event }) => event.format },
            },
            'institution.pick': { guard: 'mayChooseInstitution', target: 'pickingInstitution' },
            'institution.clear': { actions: { type: 'chooseInstitution', params: () => null } },
            'download.start': { target: 'next', actions: 'forget' },
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
              actions: { type: 'chooseInstitution', params: ({ event }) => event.institution },
            },
            'institution.cancel': 'choosing',
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
            input: ({ context }) => ({
              quiz: nextOf(context) as DownloadedQuiz,
              format: context.format,
              institutionId: context.institution?.id ?? null,
            }),
            onDone: {
              target: 'next',
              actions: { type: 'note', params: ({ event }) => event.output },
            },
            onError: {
              target: 'next',
              actions: { type: 'note', params: () => failed({ kind: 'unexpected' }) },
            },
          },
        },
      },
    },
  },
});

/** A running download dialog. */
export type QuizDownloadRef = ActorRefFrom<typeof quizDownloadMachine>;
