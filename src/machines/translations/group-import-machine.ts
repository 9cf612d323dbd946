import { assertEvent, assign, emit, setup, type ActorRefFrom } from 'xstate';

import type { ImportEntry, ImportOutcome } from '../../domain/translations/translation.ts';
import type { TranslationGroup } from '../../api/contract/translations.ts';
import type { Failure, Outcome } from '../../domain/outcome.ts';
import {
  countOutcomes,
  findImportError,
  getInitialOutcome,
  countStored,
} from '../../domain/translations/import-review.ts';
import type { Emitted } from '../shared/emitted.ts';
import { fromCall } from '../shared/from-call.ts';
import { notProvided } from '../shared/not-provided.ts';
import { hasSucceeded, isNotFound, toFailure } from '../shared/outcome-rules.ts';
import { withOutput } from '../shared/with-output.ts';
import { announceChange, type BulkChange, type UndoableChange } from './bulk-change.ts';

/** The changes of a file. Storing with `version` stores exactly these. */
export interface GroupReview {
  readonly entries: readonly ImportEntry[];
  readonly version?: string | undefined;
}

/** A file to import into a group. */
export interface GroupFile {
  readonly id: number;
  readonly file: File;
}

/** The context of the dialog. `isNew` when the review has changed since the person confirmed it. */
interface GroupImportContext {
  readonly group: TranslationGroup | null;
  readonly file: File | null;
  readonly review: GroupReview | null;
  readonly shown: ImportOutcome;
  readonly skipsRejected: boolean;
  readonly isNew: boolean;
  readonly failure: Failure | null;
}

type GroupImportEvent =
  | { readonly type: 'import.open'; readonly group: TranslationGroup }
  | { readonly type: 'file.choose'; readonly file: File }
  | { readonly type: 'review.show'; readonly outcome: ImportOutcome }
  | { readonly type: 'import.skipRejected'; readonly skipsRejected: boolean }
  | { readonly type: 'import.store' }
  | { readonly type: 'import.selectOther' }
  | { readonly type: 'import.close' };

const nothing = {
  file: null,
  review: null,
  shown: 'added',
  skipsRejected: false,
  isNew: false,
  failure: null,
} as const;

const requireFile = ({ group, file }: GroupImportContext): GroupFile => {
  if (group === null || file === null) throw new Error('an import without a file');
  return { id: group.id, file };
};

/**
 * Compares a file with a group, shows the changes and stores all or none of them. When the group
 * has changed, the review is shown again. Emits `stored`, `undoable` when it can be undone, and
 * `gone` when another person has deleted the group. Provide `review` and `store`.
 */
export const groupImportMachine = setup({
  types: {
    context: {} as GroupImportContext,
    events: {} as GroupImportEvent,
    emitted: {} as Emitted | UndoableChange | { readonly type: 'stored' | 'gone' },
    tags: {} as 'open',
  },
  actors: {
    review: fromCall<GroupReview, GroupFile>(notProvided('review')),
    store: fromCall<
      BulkChange,
      GroupFile & { readonly skipsRejected: boolean; readonly version?: string }
    >(notProvided('store')),
  },
  guards: {
    hasSucceeded,
    isDeleted: isNotFound,
    isStale: (_, outcome: Outcome<unknown>) => !outcome.ok && outcome.failure.kind === 'conflict',
    canStore: ({ context: { review, skipsRejected } }) =>
      review !== null && findImportError(review.entries, skipsRejected) === null,
  },
  actions: {
    open: assign(({ event }) => {
      assertEvent(event, 'import.open');
      return { ...nothing, group: event.group };
    }),
    setFile: assign(({ event }) => {
      assertEvent(event, 'file.choose');
      return { ...nothing, file: event.file };
    }),
    setReview: assign((_, outcome: Outcome<GroupReview>) =>
      outcome.ok
        ? { review: outcome.value, shown: getInitialOutcome(outcome.value.entries), failure: null }
        : {},
    ),
    showOutcome: assign(({ event }) => {
      assertEvent(event, 'review.show');
      return { shown: event.outcome };
    }),
    setSkipsRejected: assign(({ event }) => {
      assertEvent(event, 'import.skipRejected');
      return { skipsRejected: event.skipsRejected };
    }),
    setStale: assign({ isNew: true, skipsRejected: false }),
    reset: assign(nothing),
    clearFailure: assign({ failure: null }),
    setFailure: assign(toFailure),
    emitStored: emit({ type: 'stored' }),
    emitGone: emit({ type: 'gone' }),
    announceGone: emit(({ context: { group } }) => ({
      type: 'notice' as const,
      notice: {
        severity: 'error' as const,
        message: {
          key: 'translationGroups.goneOf' as const,
          values: { title: group?.title ?? '' },
        },
      },
    })),
    announceStored: emit(({ context: { group, review } }, outcome: Outcome<BulkChange>) =>
      announceChange(outcome.ok ? outcome.value.undo : undefined, {
        key: 'translationGroups.imported',
        values: {
          count: countStored(countOutcomes(review?.entries ?? [])),
          title: group?.title ?? '',
        },
      }),
    ),
    announceFailure: emit({
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
      on: { 'file.choose': { target: 'reviewing', actions: 'setFile' }, 'import.close': 'closed' },
    },
    reviewing: {
      tags: 'open',
      on: { 'import.close': 'closed' },
      invoke: {
        src: 'review',
        input: ({ context }) => requireFile(context),
        onDone: [
          {
            guard: withOutput('hasSucceeded'),
            target: 'reviewed',
            actions: withOutput('setReview'),
          },
          {
            guard: withOutput('isDeleted'),
            target: 'closed',
            actions: ['announceGone', 'emitGone'],
          },
          { target: 'choosing', actions: withOutput('setFailure') },
        ],
      },
    },
    reviewed: {
      tags: 'open',
      on: {
        'review.show': { actions: 'showOutcome' },
        'import.skipRejected': { actions: 'setSkipsRejected' },
        'import.store': { guard: 'canStore', target: 'storing', actions: 'clearFailure' },
        'import.selectOther': { target: 'choosing', actions: 'reset' },
        'import.close': 'closed',
      },
    },
    storing: {
      tags: 'open',
      invoke: {
        src: 'store',
        input: ({ context }) => ({
          ...requireFile(context),
          skipsRejected: context.skipsRejected,
          ...(context.review?.version !== undefined && { version: context.review.version }),
        }),
        onDone: [
          {
            guard: withOutput('hasSucceeded'),
            target: 'closed',
            actions: [withOutput('announceStored'), 'emitStored'],
          },
          { guard: withOutput('isStale'), target: 'reviewing', actions: 'setStale' },
          {
            guard: withOutput('isDeleted'),
            target: 'closed',
            actions: ['announceGone', 'emitGone'],
          },
          { target: 'reviewed', actions: [withOutput('setFailure'), 'announceFailure'] },
        ],
      },
    },
  },
});

/** The running import. */
export type GroupImportRef = ActorRefFrom<typeof groupImportMachine>;
