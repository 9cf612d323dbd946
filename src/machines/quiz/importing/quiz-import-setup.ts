import { assign, emit, fromCallback, setup } from 'xstate';

import { getFailureMessage } from '../../../domain/messages/failure-message.ts';
import type { ImportResult } from '../../../domain/interchange/import/import-report.ts';
import {
  canImport,
  listImportableKeys,
  type ImportReview,
  type ImportSelection,
} from '../../../domain/interchange/import/import-review.ts';
import type { QuizChoice } from '../../../domain/interchange/import/imported-package.ts';
import { validatePackageFile } from '../../../domain/interchange/import/validate-package-file.ts';
import type { Message } from '../../../domain/messages/message.ts';
import type { Failure, Outcome } from '../../../domain/outcome.ts';
import { toggleMember } from '../../../domain/toggle-member.ts';
import type { Emitted } from '../../shared/emitted.ts';
import { fromItemCalls, type ItemOutcome } from '../../shared/from-call.ts';
import { notProvided } from '../../shared/not-provided.ts';
import { hasSucceeded } from '../../shared/outcome-rules.ts';
import type { DeletedItem } from '../../shared/list/recycle-bin-machine.ts';
import type { FailedRemoval } from '../../shared/list/list-types.ts';

/** The input of `sendPackage`. `idempotencyKey` is null for a dry run. */
export interface PackageRequest {
  readonly file: File;
  readonly choices: readonly QuizChoice[];
  readonly idempotencyKey: string | null;
}

/** The events of `sendPackage`: the part of the file that is sent, from 0 to 1, and the outcome. */
export type PackageReport =
  | { readonly type: 'package.progress'; readonly part: number }
  | { readonly type: 'package.sent'; readonly outcome: Outcome<ImportReview> };

/**
 * The events of the dialog. `import.stop` returns to the state before the upload, `report.show` to
 * the report of the last import. A quiz is named by its place among the sources. Quizzes that an undo
 * has removed may be restored from the recycle bin.
 */
export type QuizImportEvent =
  | {
      readonly type:
        | 'import.open'
        | 'import.close'
        | 'import.stop'
        | 'import.retry'
        | 'import.start'
        | 'import.undo'
        | 'import.another'
        | 'report.show'
        | 'report.save';
    }
  | { readonly type: 'package.choose'; readonly files: readonly File[] }
  | { readonly type: 'item.choose'; readonly item: string }
  | { readonly type: 'items.choose'; readonly isChosen: boolean }
  | { readonly type: 'quiz.choose'; readonly source: number; readonly isChosen: boolean }
  | { readonly type: 'title.set'; readonly source: number; readonly title: string }
  | { readonly type: 'quizzes.restored'; readonly ids: readonly number[] }
  | PackageReport;

/** The input of the dialog. */
export interface QuizImportInput {
  /** Returns a new idempotency key. */
  readonly createKey: () => string;
}

/**
 * The context of the dialog. `part` of the file is sent, from 0 to 1; `idempotencyKey` is kept
 * until the selection changes. `result` is the last import and stays until the next one, with what
 * became of its undo.
 */
export interface QuizImportContext extends QuizImportInput, ImportSelection {
  readonly file: File | null;
  readonly part: number;
  readonly review: ImportReview | null;
  readonly idempotencyKey: string;
  readonly error: Message | null;
  readonly result: ImportResult | null;
  readonly removedIds: readonly number[];
  readonly failedRemovals: readonly FailedRemoval<DeletedItem>[];
}

/**
 * The emitted events: notices, unsaved work, `imported` when quizzes may have been added or removed,
 * the quizzes that an undo has removed, and a report to save.
 */
export type QuizImportEmitted =
  | Emitted
  | { readonly type: 'imported' }
  | {
      readonly type: 'removed';
      readonly items: readonly DeletedItem[];
      readonly alreadyGone: readonly DeletedItem[];
    }
  | { readonly type: 'report'; readonly result: ImportResult };

export const blank = {
  file: null,
  part: 0,
  review: null,
  excludedItems: new Set<string>(),
  titles: {},
  idempotencyKey: '',
  error: null,
} as const;

const toErrorMessage = (failure: Failure): Message =>
  failure.kind === 'expired' ? { key: 'quizImportDialog.expired' } : getFailureMessage(failure);

export const noResult = { result: null, removedIds: [], failedRemovals: [] } as const;

const isGone = ({ outcome }: ItemOutcome<DeletedItem>): boolean =>
  !outcome.ok && outcome.failure.kind === 'notFound';

/** Returns the quizzes of an import that are still there. */
export const listUndoable = ({
  result,
  removedIds,
}: Pick<QuizImportContext, 'result' | 'removedIds'>): readonly DeletedItem[] =>
  (result?.imported.quizzes ?? []).flatMap(({ id, title }) =>
    id === undefined || removedIds.includes(id) ? [] : [{ id, title }],
  );

/** The actors, guards and actions of the dialog; `quizImportMachine` has its chart. */
export const quizImportSetup = setup({
  types: {
    context: {} as QuizImportContext,
    events: {} as QuizImportEvent,
    input: {} as QuizImportInput,
    emitted: {} as QuizImportEmitted,
    tags: {} as 'open' | 'sending' | 'review' | 'report',
  },
  actors: {
    sendPackage: fromCallback<QuizImportEvent, PackageRequest>(notProvided('sendPackage')),
    removeQuizzes: fromItemCalls<DeletedItem>(notProvided('removeQuizzes')),
  },
  guards: {
    isPackage: (_, files: readonly File[]) => validatePackageFile(files) === null,
    hasFile: ({ context }) => context.file !== null,
    hasSucceeded,
    canImport: ({ context }) => context.review !== null && canImport(context.review, context),
    hasResult: ({ context }) => context.result !== null,
    canUndo: ({ context }) => listUndoable(context).length > 0,
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
    chooseQuiz: assign(
      (
        { context },
        { source, isChosen }: { readonly source: number; readonly isChosen: boolean },
      ) => {
        const excludedItems = new Set(context.excludedItems);
        for (const key of context.review === null ? [] : listImportableKeys(context.review, source))
          if (isChosen) excludedItems.delete(key);
          else excludedItems.add(key);
        return { excludedItems, idempotencyKey: context.createKey() };
      },
    ),
    setTitle: assign(
      ({ context }, { source, title }: { readonly source: number; readonly title: string }) => ({
        titles: { ...context.titles, [source]: title },
        idempotencyKey: context.createKey(),
      }),
    ),
    setResult: assign(({ context: { file, excludedItems } }, outcome: Outcome<ImportReview>) =>
      outcome.ok
        ? {
            ...blank,
            ...noResult,
            result: { fileName: file?.name ?? '', imported: outcome.value, excludedItems },
          }
        : {},
    ),
    recordRemovals: assign(({ context }, removals: readonly ItemOutcome<DeletedItem>[]) => ({
      removedIds: [
        ...context.removedIds,
        ...removals.flatMap((each) => (each.outcome.ok || isGone(each) ? [each.item.id] : [])),
      ],
      failedRemovals: removals.flatMap((each) =>
        each.outcome.ok || isGone(each) ? [] : [{ item: each.item, failure: each.outcome.failure }],
      ),
    })),
    recordRestored: assign(({ context }, ids: readonly number[]) => ({
      removedIds: context.removedIds.filter((id) => !ids.includes(id)),
    })),
    announceRemovals: emit((_, removals: readonly ItemOutcome<DeletedItem>[]) => ({
      type: 'removed' as const,
      items: removals.filter(({ outcome }) => outcome.ok).map(({ item }) => item),
      alreadyGone: removals.filter(isGone).map(({ item }) => item),
    })),
    saveReport: emit(({ context }) => ({
      type: 'report' as const,
      result: context.result as ImportResult,
    })),
    announceDone: emit({
      type: 'notice',
      notice: { severity: 'info', message: { key: 'quizLists.qti.imported' } },
    }),
    emitImported: emit({ type: 'imported' }),
    reportUnsavedWork: emit({ type: 'unsavedWork', isUnsaved: true }),
    reportNoUnsavedWork: emit({ type: 'unsavedWork', isUnsaved: false }),
  },
});
