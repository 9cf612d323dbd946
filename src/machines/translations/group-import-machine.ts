import { assertEvent, assign, emit, fromPromise, setup, type ActorRefFrom } from 'xstate';

import type { ImportEntry, ImportOutcome } from '../../api/contract/translation-files.ts';
import type { TranslationGroup } from '../../api/contract/translations.ts';
import { failed, type Failure, type Outcome } from '../../domain/outcome.ts';
import {
  countsOf,
  importFault,
  shownFirst,
  storedCount,
} from '../../domain/translations/import-review.ts';
import type { Emitted } from '../shared/emitted.ts';
import { notSupplied } from '../shared/not-supplied.ts';

/** What a file would change; `version` holds storing to exactly that. */
export interface GroupReview {
  readonly entries: readonly ImportEntry[];
  readonly version?: string | undefined;
}

/** A file for a group. */
export interface GroupFile {
  readonly id: number;
  readonly file: File;
}

/** What the dialog remembers. `isNew` when the review is another than the one that was to be stored. */
interface GroupImportContext {
  readonly group: TranslationGroup | null;
  readonly file: File | null;
  readonly review: GroupReview | null;
  readonly shown: ImportOutcome;
  readonly leavesOut: boolean;
  readonly isNew: boolean;
  readonly failure: Failure | null;
}

type GroupImportEvent =
  | { readonly type: 'import.open'; readonly group: TranslationGroup }
  | { readonly type: 'file.choose'; readonly file: File }
  | { readonly type: 'review.show'; readonly outcome: ImportOutcome }
  | { readonly type: 'refused.leaveOut'; readonly leavesOut: boolean }
  | { readonly type: 'import.store' }
  | { readonly type: 'import.again' }
  | { readonly type: 'import.close' };

const nothing = {
  file: null,
  review: null,
  shown: 'added',
  leavesOut: false,
  isNew: false,
  failure: null,
} as const;

const fileOf = ({ group, file }: GroupImportContext): GroupFile => {
  if (group === null || file === null) throw new Error('an import without a file');
  return { id: group.id, file };
};

/** A file is compared with a group, reviewed, and stored all or nothing; when the group has changed since, it is reviewed again. Emits `stored`, and `gone` when somebody else has deleted the group. Supply `review` and `store`. */
export const groupImportMachine = setup({
  types: {
    context: {} as GroupImportContext,
    events: {} as GroupImportEvent,
    emitted: {} as Emitted | { readonly type: 'stored' | 'gone' },
    tags: {} as 'open',
  },
  actors: {
    review: fromPromise<Outcome<GroupReview>, GroupFile>(notSupplied('review')),
    store: fromPromise<
      Outcome<unknown>,
      GroupFile & { readonly leavesOut: boolean; readonly version?: string }
    >(notSupplied('store')),
  },
  guards: {
    hasSucceeded: (_, outcome: Outcome<unknown>) => outcome.ok,
    isGone: (_, outcome: Outcome<unknown>) => !outcome.ok && outcome.failure.kind === 'notFound',
    isStale: (_, outcome: Outcome<unknown>) => !outcome.ok && outcome.failure.kind === 'conflict',
    mayStore: ({ context: { review, leavesOut } }) =>
      review !== null && importFault(review.entries, leavesOut) === null,
  },
  actions: {
    open: assign(({ event }) => {
      assertEvent(event, 'import.open');
      return { ...nothing, group: event.group };
    }),
    takeFile: assign(({ event }) => {
      assertEvent(event, 'file.choose');
      return { ...nothing, file: event.file };
    }),
    take: assign((_, outcome: Outcome<GroupReview>) =>
      outcome.ok
        ? { review: outcome.value, shown: shownFirst(outcome.value.entries), failure: null }
        : {},
    ),
    show: assign(({ event }) => {
      assertEvent(event, 'review.show');
      return { shown: event.outcome };
    }),
    leaveOut: assign(({ event }) => {
      assertEvent(event, 'refused.leaveOut');
      return { leavesOut: event.leavesOut };
    }),
    noteNew: assign({ isNew: true, leavesOut: false }),
    startAgain: assign(nothing),
    forget: assign({ failure: null }),
    explain: assign((_, outcome: Outcome<unknown>) => ({
      failure: outcome.ok ? null : outcome.failure,
    })),
    tellStored: emit({ type: 'stored' }),
    tellGone: emit({ type: 'gone' }),
    noticeGone: emit(({ context: { group } }) => ({
      type: 'notice' as const,
      notice: {
        severity: 'error' as const,
        message: {
          key: 'translationGroups.goneOf' as const,
          values: { title: group?.title ?? '' },
        },
      },
    })),
    noticeStored: emit(({ context: { group, review } }) => ({
      type: 'notice' as const,
      notice: {
        severity: 'success' as const,
        message: {
          key: 'translationGroups.imported' as const,
          values: {
            count: storedCount(countsOf(review?.entries ?? [])),
            title: group?.title ?? '',
          },
        },
      },
    })),
    noticeFailed: emit({
      type: 'notice',
      notice: { severity: 'error', message: { key: 'translationGroups.importFailed' } },
    }),
  },
}).createMachine({
  id: 'groupImport',
  context: { group: null, ...nothing },
  initial: 'closed',
  states: {
    closed: { on: { 'import.open': { target: 'choosing', actions: 'open' } } },
    choosing: {
      tags: 'open',
      on: { 'file.choose': { target: 'reviewing', actions: 'takeFile' }, 'import.close': 'closed' },
    },
    reviewing: {
      tags: 'open',
      on: { 'import.close': 'closed' },
      invoke: {
        src: 'review',
        input: ({ context }) => fileOf(context),
        onDone: [
          {
            guard: { type: 'hasSucceeded', params: ({ event }) => event.output },
            target: 'reviewed',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isGone', params: ({ event }) => event.output },
            target: 'closed',
            actions: ['noticeGone', 'tellGone'],
          },
          { target: 'choosing', actions: { type: 'explain', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'choosing',
          actions: { type: 'explain', params: () => failed({ kind: 'unexpected' }) },
        },
      },
    },
    reviewed: {
      tags: 'open',
      on: {
        'review.show': { actions: 'show' },
        'refused.leaveOut': { actions: 'leaveOut' },
        'import.store': { guard: 'mayStore', target: 'storing', actions: 'forget' },
        'import.again': { target: 'choosing', actions: 'startAgain' },
        'import.close': 'closed',
      },
    },
    storing: {
      tags: 'open',
      invoke: {
        src: 'store',
        input: ({ context }) => ({
          ...fileOf(context),
          leavesOut: context.leavesOut,
          ...(context.review?.version !== undefined && { version: context.review.version }),
        }),
        onDone: [
          {
            guard: { type: 'hasSucceeded', params: ({ event }) => event.output },
            target: 'closed',
            actions: ['noticeStored', 'tellStored'],
          },
          {
            guard: { type: 'isStale', params: ({ event }) => event.output },
            target: 'reviewing',
            actions: 'noteNew',
          },
          {
            guard: { type: 'isGone', params: ({ event }) => event.output },
            target: 'closed',
            actions: ['noticeGone', 'tellGone'],
          },
          {
            target: 'reviewed',
            actions: [{ type: 'explain', params: ({ event }) => event.output }, 'noticeFailed'],
          },
        ],
        onError: {
          target: 'reviewed',
          actions: [
            { type: 'explain', params: () => failed({ kind: 'unexpected' }) },
            'noticeFailed',
          ],
        },
      },
    },
  },
});

/** The running import. */
export type GroupImportRef = ActorRefFrom<typeof groupImportMachine>;
