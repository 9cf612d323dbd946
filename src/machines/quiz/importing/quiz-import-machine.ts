import { assign, emit, fromCallback, setup, type ActorRefFrom } from 'xstate';

import { getFailureMessage } from '../../../domain/messages/failure-message.ts';
import {
  countItems,
  listImportableKeys,
  type ImportReview,
} from '../../../domain/interchange/import/import-review.ts';
import { validatePackageFile } from '../../../domain/interchange/import/validate-package-file.ts';
import type { Message } from '../../../domain/messages/message.ts';
import type { Failure, Outcome } from '../../../domain/outcome.ts';
import { toggleMember } from '../../../domain/toggle-member.ts';
import type { Emitted } from '../../shared/emitted.ts';
import { notProvided } from '../../shared/not-provided.ts';
import { hasSucceeded } from '../../shared/outcome-rules.ts';
import { withUnexpected } from '../../shared/with-output.ts';

/**
 * The input of `sendPackage`. `idempotencyKey` is null for a dry run; `excludedItems` are not
 * imported.
 */
export interface PackageRequest {
  readonly file: File;
  readonly excludedItems: readonly string[];
  readonly idempotencyKey: string | null;
}

/** The events of `sendPackage`: the part of the file that is sent, from 0 to 1, and the outcome. */
export type PackageReport =
  | { readonly type: 'package.progress'; readonly part: number }
  | { readonly type: 'package.sent'; readonly outcome: Outcome<ImportReview> };

/** The events of the dialog. `import.stop` returns to the state before the upload. */
export type QuizImportEvent =
  | {
      readonly type:
        'import.open' | 'import.close' | 'import.stop' | 'import.retry' | 'import.start';
    }
  | { readonly type: 'package.choose'; readonly files: readonly File[] }
  | { readonly type: 'item.choose'; readonly item: string }
  | { readonly type: 'items.choose'; readonly isChosen: boolean }
  | PackageReport;

/** The input of the dialog. */
export interface QuizImportInput {
  /** Returns a new idempotency key. */
  readonly createKey: () => string;
}

/**
 * The context of the dialog. `part` of the file is sent, from 0 to 1; `idempotencyKey` is kept
 * until the selection changes.
 */
export interface QuizImportContext extends QuizImportInput {
  readonly file: File | null;
  readonly part: number;
  readonly review: ImportReview | null;
  readonly excludedItems: ReadonlySet<string>;
  readonly idempotencyKey: string;
  readonly error: Message | null;
}

/** The emitted events: notices, unsaved work, and `imported` when quizzes may have been added. */
export type QuizImportEmitted = Emitted | { readonly type: 'imported' };

const blank = {
  file: null,
  part: 0,
  review: null,
  excludedItems: new Set<string>(),
  idempotencyKey: '',
  error: null,
} as const;

const toErrorMessage = (failure: Failure): Message =>
  failure.kind === 'expired' ? { key: 'quizImportDialog.expired' } : getFailureMessage(failure);

/**
 * The dialog that imports a QTI package (QLST-07, QIO-01 to QIO-03): the server reads the file in a
 * dry run, the person reviews the items and excludes some, then all others are imported or none. A
 * failure keeps the file and the selection. Provide `sendPackage`.
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
    sendPackage: fromCallback<QuizImportEvent, PackageRequest>(notProvided('sendPackage')),
  },
  guards: {
    isPackage: (_, files: readonly File[]) => validatePackageFile(files) === null,
    hasFile: ({ context }) => context.file !== null,
    hasSucceeded,
    hasSelectedItems: ({ context: { review, excludedItems } }) =>
      review !== null && countItems(review, excludedItems).chosen > 0,
  },
  actions: {
    reset: assign(blank),
    setFile: assign((_, files: readonly File[]) => ({ ...blank, file: files[0] ?? null })),
    rejectFile: assign((_, files: readonly File[]) => ({
      ...blank,
      error: validatePackageFile(files),
    })),
    startUpload: assign({ part: 0, error: null }),
    setProgress: assign((_, part: number) => ({ part })),
    setError: assign((_, outcome: Outcome<ImportReview>) => ({
      error: outcome.ok ? null : toErrorMessage(outcome.failure),
    })),
    setReview: assign(({ context }, outcome: Outcome<ImportReview>) => ({
      review: outcome.ok ? outcome.value : null,
      idempotencyKey: context.createKey(),
    })),
    toggleItem: assign(({ context }, item: string) => ({
      excludedItems: toggleMember(context.excludedItems, item),
      idempotencyKey: context.createKey(),
    })),
    toggleAll: assign(({ context }, isChosen: boolean) => ({
      excludedItems: new Set(
        isChosen || context.review === null ? [] : listImportableKeys(context.review),
      ),
      idempotencyKey: context.createKey(),
    })),
    announceDone: emit({
      type: 'notice',
      notice: { severity: 'info', message: { key: 'quizImportDialog.done' } },
    }),
    emitImported: emit({ type: 'imported' }),
    reportUnsavedWork: emit({ type: 'unsavedWork', isUnsaved: true }),
    reportNoUnsavedWork: emit({ type: 'unsavedWork', isUnsaved: false }),
  },
}).createMachine({
  id: 'quizImport',
  context: ({ input }) => ({ ...blank, ...input }),
  initial: 'closed',
  states: {
    closed: { entry: 'reset', on: { 'import.open': 'open' } },
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
                actions: { type: 'setFile', params: ({ event }) => event.files },
              },
              { actions: { type: 'rejectFile', params: ({ event }) => event.files } },
            ],
            'import.retry': { guard: 'hasFile', target: 'withPackage' },
          },
        },
        withPackage: {
          entry: 'reportUnsavedWork',
          exit: 'reportNoUnsavedWork',
          initial: 'reading',
          states: {
            reading: {
              tags: 'sending',
              entry: 'startUpload',
              invoke: {
                src: 'sendPackage',
                input: ({ context }) => ({
                  file: context.file as File,
                  excludedItems: [],
                  idempotencyKey: null,
                }),
                onError: {
                  target: '#quizImport.open.choosing',
                  actions: withUnexpected('setError'),
                },
              },
              on: {
                'package.progress': {
                  actions: { type: 'setProgress', params: ({ event }) => event.part },
                },
                'package.sent': [
                  {
                    guard: { type: 'hasSucceeded', params: ({ event }) => event.outcome },
                    target: 'reviewing',
                    actions: { type: 'setReview', params: ({ event }) => event.outcome },
                  },
                  {
                    target: '#quizImport.open.choosing',
                    actions: { type: 'setError', params: ({ event }) => event.outcome },
                  },
                ],
                'import.stop': '#quizImport.open.choosing',
              },
            },
            reviewing: {
              tags: 'review',
              on: {
                'item.choose': {
                  actions: { type: 'toggleItem', params: ({ event }) => event.item },
                },
                'items.choose': {
                  actions: { type: 'toggleAll', params: ({ event }) => event.isChosen },
                },
                'import.start': { guard: 'hasSelectedItems', target: 'importing' },
                'package.choose': [
                  {
                    guard: { type: 'isPackage', params: ({ event }) => event.files },
                    target: 'reading',
                    actions: { type: 'setFile', params: ({ event }) => event.files },
                  },
                  {
                    target: '#quizImport.open.choosing',
                    actions: { type: 'rejectFile', params: ({ event }) => event.files },
                  },
                ],
              },
            },
            importing: {
              tags: 'sending',
              entry: 'startUpload',
              invoke: {
                src: 'sendPackage',
                input: ({ context: { file, excludedItems, idempotencyKey } }) => ({
                  file: file as File,
                  excludedItems: [...excludedItems],
                  idempotencyKey,
                }),
                onError: { target: 'reviewing', actions: withUnexpected('setError') },
              },
              on: {
                'package.progress': {
                  actions: { type: 'setProgress', params: ({ event }) => event.part },
                },
                'package.sent': [
                  {
                    guard: { type: 'hasSucceeded', params: ({ event }) => event.outcome },
                    target: '#quizImport.closed',
                    actions: ['announceDone', 'emitImported'],
                  },
                  {
                    target: 'reviewing',
                    actions: { type: 'setError', params: ({ event }) => event.outcome },
                  },
                ],
                'import.stop': { target: 'reviewing', actions: 'emitImported' },
                'import.close': { target: '#quizImport.closed', actions: 'emitImported' },
              },
            },
          },
        },
      },
    },
  },
});

/** A reference to an import dialog. */
export type QuizImportRef = ActorRefFrom<typeof quizImportMachine>;
