import { assign, emit, fromCallback, setup, type ActorRefFrom } from 'xstate';

import { failureMessage } from '../../../domain/failure-message.ts';
import {
  countItems,
  importableKeys,
  type ImportReview,
} from '../../../domain/interchange/import/import-review.ts';
import { packageFileFault } from '../../../domain/interchange/import/package-upload.ts';
import type { Message } from '../../../domain/notice.ts';
import type { Failure, Outcome } from '../../../domain/outcome.ts';
import { notSupplied } from '../../shared/not-supplied.ts';
import type {
  PackageRequest,
  QuizImportContext,
  QuizImportEmitted,
  QuizImportEvent,
  QuizImportInput,
} from './quiz-import-types.ts';

const blank = {
  file: null,
  part: 0,
  review: null,
  leftOut: new Set<string>(),
  name: '',
  complaint: null,
} as const;

const complaintOf = (failure: Failure): Message =>
  failure.kind === 'expired' ? { key: 'quizImportDialog.expired' } : failureMessage(failure);

function toggled(leftOut: ReadonlySet<string>, item: string): ReadonlySet<string> {
  const others = new Set(leftOut);
  if (!others.delete(item)) others.add(item);
  return others;
}

/**
 * The dialog that uploads a QTI package (QLST-07, QIO-01 to QIO-03): the file is read by the server first, each item is looked at and left out or not, then all
 * of it is imported or nothing. A failure keeps the file and the choice. Supply `sendPackage`, which stops when it is cleaned up. Emits `imported`.
 */
export const quizImportMachine = setup({
  types: {
    context: {} as QuizImportContext,
    events: {} as QuizImportEvent,
    input: {} as QuizImportInput,
    emitted: {} as QuizImportEmitted,
    tags: {} as 'open' | 'sending' | 'review',
  },
  actors: {
    sendPackage: fromCallback<QuizImportEvent, PackageRequest>(notSupplied('sendPackage')),
  },
  guards: {
    isPackage: (_, files: readonly File[]) => packageFileFault(files) === null,
    hasFile: ({ context }) => context.file !== null,
    hasSucceeded: (_, outcome: Outcome<ImportReview>) => outcome.ok,
    hasChosen: ({ context: { review, leftOut } }) =>
      review !== null && countItems(review, leftOut).chosen > 0,
  },
  actions: {
    forget: assign(blank),
    take: assign((_, files: readonly File[]) => ({ ...blank, file: files[0] ?? null })),
    refuse: assign((_, files: readonly File[]) => ({
      ...blank,
      complaint: packageFileFault(files),
    })),
    begin: assign({ part: 0, complaint: null }),
    measure: assign((_, part: number) => ({ part })),
    complain: assign((_, outcome: Outcome<ImportReview>) => ({
      complaint: outcome.ok ? null : complaintOf(outcome.failure),
    })),
    show: assign(({ context }, outcome: Outcome<ImportReview>) => ({
      review: outcome.ok ? outcome.value : null,
      name: context.newName(),
    })),
    choose: assign(({ context }, item: string) => ({
      leftOut: toggled(context.leftOut, item),
      name: context.newName(),
    })),
    chooseAll: assign(({ context }, isChosen: boolean) => ({
      leftOut: new Set(isChosen || context.review === null ? [] : importableKeys(context.review)),
      name: context.newName(),
    })),
    sayDone: emit({
      type: 'notice',
      notice: { severity: 'info', message: { key: 'quizImportDialog.done' } },
    }),
    tellImported: emit({ type: 'imported' }),
    holdWork: emit({ type: 'unsavedWork', isUnsaved: true }),
    releaseWork: emit({ type: 'unsavedWork', isUnsaved: false }),
  },
}).createMachine({
  id: 'quizImport',
  context: ({ input }) => ({ ...blank, ...input }),
  initial: 'closed',
  states: {
    closed: { entry: 'forget', on: { 'import.open': 'open' } },
    open: {
      tags: 'open',
      initial: 'choosing',
      on: { 'import.close': 'closed' },
      states: {
        choosing: {
          on: {
            'package.choose': [
              {
                guard: { type: 'isPackage', params: ({ event }) => event.files },
                target: 'withPackage',
                actions: { type: 'take', params: ({ event }) => event.files },
              },
              { actions: { type: 'refuse', params: ({ event }) => event.files } },
            ],
            'import.again': { guard: 'hasFile', target: 'withPackage' },
          },
        },
        withPackage: {
          entry: 'holdWork',
          exit: 'releaseWork',
          initial: 'reading',
          states: {
            reading: {
              tags: 'sending',
              entry: 'begin',
              invoke: {
                src: 'sendPackage',
                input: ({ context }) => ({ file: context.file as File, leaveOut: [], name: null }),
              },
              on: {
                'package.progress': {
                  actions: { type: 'measure', params: ({ event }) => event.part },
                },
                'package.sent': [
                  {
                    guard: { type: 'hasSucceeded', params: ({ event }) => event.outcome },
                    target: 'reviewing',
                    actions: { type: 'show', params: ({ event }) => event.outcome },
                  },
                  {
                    target: '#quizImport.open.choosing',
                    actions: { type: 'complain', params: ({ event }) => event.outcome },
                  },
                ],
                'import.stop': '#quizImport.open.choosing',
              },
            },
            reviewing: {
              tags: 'review',
              on: {
                'item.choose': { actions: { type: 'choose', params: ({ event }) => event.item } },
                'items.choose': {
                  actions: { type: 'chooseAll', params: ({ event }) => event.isChosen },
                },
                'import.start': { guard: 'hasChosen', target: 'importing' },
                'package.choose': [
                  {
                    guard: { type: 'isPackage', params: ({ event }) => event.files },
                    target: 'reading',
                    actions: { type: 'take', params: ({ event }) => event.files },
                  },
                  {
                    target: '#quizImport.open.choosing',
                    actions: { type: 'refuse', params: ({ event }) => event.files },
                  },
                ],
              },
            },
            importing: {
              tags: 'sending',
              entry: 'begin',
              invoke: {
                src: 'sendPackage',
                input: ({ context: { file, leftOut, name } }) => ({
                  file: file as File,
                  leaveOut: [...leftOut],
                  name,
                }),
              },
              on: {
                'package.progress': {
                  actions: { type: 'measure', params: ({ event }) => event.part },
                },
                'package.sent': [
                  {
                    guard: { type: 'hasSucceeded', params: ({ event }) => event.outcome },
                    target: '#quizImport.closed',
                    actions: ['sayDone', 'tellImported'],
                  },
                  {
                    target: 'reviewing',
                    actions: { type: 'complain', params: ({ event }) => event.outcome },
                  },
                ],
                'import.stop': { target: 'reviewing', actions: 'tellImported' },
                'import.close': { target: '#quizImport.closed', actions: 'tellImported' },
              },
            },
          },
        },
      },
    },
  },
});

/** A running import dialog. */
export type QuizImportRef = ActorRefFrom<typeof quizImportMachine>;
