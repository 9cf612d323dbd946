import { assertEvent, assign, emit, setup, type ActorRefFrom } from 'xstate';

import { getFailureMessage } from '../../../domain/messages/failure-message.ts';
import {
  getDefaultFormat,
  type PackageFormat,
  type PackageKind,
} from '../../../domain/interchange/package-format.ts';
import type { Message } from '../../../domain/messages/message.ts';
import type { Failure, Outcome } from '../../../domain/outcome.ts';
import { fromCall, type CallLogic } from '../../shared/from-call.ts';
import {
  institutionListInput,
  institutionListMachine,
} from '../../shared/list/institution-list-machine.ts';
import type { Emitted } from '../../shared/emitted.ts';
import { notProvided } from '../../shared/not-provided.ts';
import { withOutput } from '../../shared/with-output.ts';
import type { FoundQuizzes } from '../bulk/bulk-change-machine.ts';
import type {
  SelectedInstitution,
  DownloadedQuiz,
  DownloadRequest,
  QuizDownloadContext,
  QuizDownloadEvent,
  QuizDownloadInput,
  LoadedPackage,
  PackagesToSave,
} from './quiz-download-types.ts';

type Collected = Outcome<readonly DownloadedQuiz[]>;

const loadPackage: CallLogic<LoadedPackage, DownloadRequest> = fromCall(notProvided('loadPackage'));
const savePackages: CallLogic<null, PackagesToSave> = fromCall(notProvided('savePackages'));

/** Returns the quizzes that have neither a package nor a failure. */
function listLeft({ quizzes, done, failures }: QuizDownloadContext): readonly DownloadedQuiz[] {
  const asked = new Set([...done, ...failures].map(({ quiz }) => quiz.id));
  return quizzes.filter(({ id }) => !asked.has(id));
}

/** Whether all further calls would fail alike. */
const isLasting = ({ kind }: Failure): boolean => kind === 'offline' || kind === 'expired';

function toSuccessMessage(done: QuizDownloadContext['done']): Message {
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

/** Returns the text of the notice, which has each reason once. */
function toFailureMessage({ quizzes, failures }: QuizDownloadContext): Message {
  const groups = new Map<string, QuizDownloadContext['failures']>();
  for (const each of failures) {
    const reason = JSON.stringify(getFailureMessage(each.failure));
    groups.set(reason, [...(groups.get(reason) ?? []), each]);
  }
  const lines = [...groups].flatMap(([reason, group]): readonly Message[] =>
    group.length === 1
      ? toDownloadErrors({ quizzes, failures: group })
      : [
          {
            key: 'quizExport.notDownloadedSeveral',
            values: { count: group.length },
            about: JSON.parse(reason) as Message,
          },
        ],
  );
  const [only, ...others] = lines;
  return only !== undefined && others.length === 0 ? only : { lines };
}

const toPackagesToSave = ({
  context: { format, packages },
}: {
  readonly context: QuizDownloadContext;
}): PackagesToSave => ({ kind: format.kind, packages });

const notLoaded: Message = { key: 'quizLists.loadFailed' };

const noResults = { done: [], failures: [], packages: [] } as const;

/**
 * The download-format dialog (QIO-04): selects a version and an institution (QIO-06), then
 * downloads the packages of the quizzes one after the other and saves them, those of several quizzes
 * as one file. A failure shows the server's message, in the dialog and as a notification (QIO-14),
 * and does not stop the others, unless the server is out of reach or the session ended; a retry
 * downloads what is left. Packages are unsaved work until they are saved. Closing the dialog stops
 * and saves those that are there; meanwhile it stays open. Provide `loadPackage`, which stops by its
 * signal, `savePackages`, `institutionList`, and `collect`, which looks for what a list finds.
 */
export const quizDownloadMachine = setup({
  types: {
    context: {} as QuizDownloadContext,
    events: {} as QuizDownloadEvent,
    input: {} as QuizDownloadInput,
    emitted: {} as Emitted,
    tags: {} as 'open' | 'collecting' | 'busy' | 'picking',
  },
  actors: {
    loadPackage,
    savePackages,
    institutionList: institutionListMachine,
    collect: fromCall<readonly DownloadedQuiz[], FoundQuizzes>(notProvided('collect')),
  },
  guards: {
    hasNext: ({ context }) => listLeft(context).length > 0,
    hasPackages: ({ context }) => context.packages.length > 0,
    hasFailures: ({ context }) => context.failures.length > 0,
    hasSaved: (_, outcome: Outcome<null>) => outcome.ok,
    canChooseInstitution: ({ context }) => context.canChooseInstitution,
    hasCollected: (_, outcome: Collected) => outcome.ok && outcome.value.length > 0,
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
    setQuizzes: assign((_, outcome: Collected) => (outcome.ok ? { quizzes: outcome.value } : {})),
    announceNotCollected: emit((_, outcome: Collected): Emitted => ({
      type: 'notice',
      notice: {
        severity: 'error',
        message: outcome.ok ? notLoaded : getFailureMessage(outcome.failure, notLoaded),
      },
    })),
    clearFailures: assign({ failures: [] }),
    recordResult: assign(({ context }, outcome: Outcome<LoadedPackage>) => {
      const left = listLeft(context);
      const [quiz] = left;
      if (quiz === undefined) return {};
      if (!outcome.ok) {
        const { failure } = outcome;
        const missed = isLasting(failure) ? left : [quiz];
        return {
          failures: [...context.failures, ...missed.map((each) => ({ quiz: each, failure }))],
        };
      }
      const { name, hasReport } = outcome.value;
      return {
        done: [...context.done, { quiz, name, hasReport }],
        packages: [...context.packages, outcome.value],
      };
    }),
    dropPackages: assign({ packages: [] }),
    forgetPackages: assign(({ context: { done, packages } }) => ({
      done: done.slice(0, done.length - packages.length),
      packages: [],
    })),
    reportUnsavedWork: emit(({ context: { packages } }) => ({
      type: 'unsavedWork' as const,
      isUnsaved: packages.length > 0,
    })),
    announceNotSaved: emit({
      type: 'notice',
      notice: { severity: 'error', message: { key: 'quizExport.notSaved' } },
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
        'download.openAll': {
          target: 'open.collecting',
          actions: { type: 'open', params: ({ event: { kind } }) => ({ kind, quizzes: [] }) },
        },
      },
    },
    open: {
      tags: 'open',
      initial: 'choosing',
      exit: ['dropPackages', 'reportUnsavedWork'],
      on: { 'download.close': 'closed' },
      states: {
        collecting: {
          tags: 'collecting',
          invoke: {
            src: 'collect',
            input: ({ event }) => {
              assertEvent(event, 'download.openAll');
              return event.found;
            },
            onDone: [
              {
                guard: withOutput('hasCollected'),
                target: 'choosing',
                actions: withOutput('setQuizzes'),
              },
              {
                target: '#quizDownload.closed',
                actions: withOutput('announceNotCollected'),
              },
            ],
          },
        },
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
          entry: 'reportUnsavedWork',
          always: [
            { guard: 'hasNext', target: 'downloading' },
            { guard: 'hasPackages', target: 'saving' },
            { guard: 'hasFailures', target: 'choosing', actions: 'announceFailure' },
            { target: '#quizDownload.closed', actions: 'announceDone' },
          ],
        },
        saving: {
          tags: 'busy',
          on: { 'download.close': {} },
          invoke: {
            src: 'savePackages',
            input: toPackagesToSave,
            onDone: [
              { guard: withOutput('hasSaved'), target: 'next', actions: 'dropPackages' },
              {
                target: 'choosing',
                actions: ['forgetPackages', 'announceNotSaved', 'reportUnsavedWork'],
              },
            ],
          },
        },
        stopping: {
          tags: 'busy',
          on: { 'download.close': {} },
          invoke: {
            src: 'savePackages',
            input: toPackagesToSave,
            onDone: [
              {
                guard: withOutput('hasSaved'),
                target: '#quizDownload.closed',
                actions: 'announceDone',
              },
              { target: '#quizDownload.closed', actions: 'announceNotSaved' },
            ],
          },
        },
        downloading: {
          tags: 'busy',
          on: {
            'download.close': [
              { guard: 'hasPackages', target: 'stopping' },
              { target: '#quizDownload.closed' },
            ],
          },
          invoke: {
            src: 'loadPackage',
            input: ({ context }) => ({
              quiz: listLeft(context)[0] as DownloadedQuiz,
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
