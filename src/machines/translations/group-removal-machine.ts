import { assertEvent, assign, emit, setup, type ActorRefFrom } from 'xstate';

import type { TranslationGroup } from '../../api/contract/translations.ts';
import type { Failure, Outcome } from '../../domain/outcome.ts';
import {
  toKeyRemoval,
  findRemovalError,
  type KeyRemoval,
  type RemovalChoice,
} from '../../domain/translations/group-removal.ts';
import type { Emitted } from '../shared/emitted.ts';
import { fromCall } from '../shared/from-call.ts';
import { notProvided } from '../shared/not-provided.ts';
import { hasSucceeded, isNotFound, toFailure } from '../shared/outcome-rules.ts';
import { withOutput } from '../shared/with-output.ts';
import { announceChange, type BulkChange, type UndoableChange } from './bulk-change.ts';

/**
 * A group before it is deleted: its number of keys, the groups the keys can move to, its version.
 */
export interface RemovableGroup {
  readonly group: TranslationGroup;
  readonly others: readonly TranslationGroup[];
  readonly version?: string | undefined;
}

/** The context of the dialog. `isRejected` after an incomplete confirmation. */
interface GroupRemovalContext {
  readonly group: TranslationGroup | null;
  readonly removable: RemovableGroup | null;
  readonly choice: RemovalChoice;
  readonly isRejected: boolean;
  readonly failure: Failure | null;
}

type GroupRemovalEvent =
  | { readonly type: 'removal.open'; readonly group: TranslationGroup }
  | { readonly type: 'removal.choose'; readonly choice: Partial<RemovalChoice> }
  | { readonly type: 'removal.confirm' }
  | { readonly type: 'removal.retry' }
  | { readonly type: 'removal.close' };

const undecided: RemovalChoice = { fate: null, moveTo: null };

/**
 * The failures that mean that the group, or the target of its keys, has changed since it was read.
 */
const stale: readonly Failure['kind'][] = ['conflict', 'refused', 'invalid'];

/**
 * Deletes a group after a confirmation. For a group in use it asks what happens to its keys
 * (TRAN-47, ERR-54). Emits `removed`, also when another person has deleted it before, and `undoable`
 * when it can be undone. Provide
 * `readGroup` and `removeGroup`.
 */
export const groupRemovalMachine = setup({
  types: {
    context: {} as GroupRemovalContext,
    events: {} as GroupRemovalEvent,
    emitted: {} as Emitted | UndoableChange | { readonly type: 'removed' },
    tags: {} as 'open',
  },
  actors: {
    readGroup: fromCall<RemovableGroup, { readonly id: number }>(notProvided('readGroup')),
    removeGroup: fromCall<
      BulkChange,
      { readonly removable: RemovableGroup; readonly keys: KeyRemoval }
    >(notProvided('removeGroup')),
  },
  guards: {
    hasSucceeded,
    isDeleted: isNotFound,
    isStale: (_, outcome: Outcome<unknown>) => !outcome.ok && stale.includes(outcome.failure.kind),
    isUndecided: ({ context: { removable, choice } }) =>
      removable !== null && findRemovalError(removable, choice) !== null,
  },
  actions: {
    open: assign(({ event }) => {
      assertEvent(event, 'removal.open');
      return {
        group: event.group,
        removable: null,
        choice: undecided,
        isRejected: false,
        failure: null,
      };
    }),
    setRemovable: assign(({ context: { choice } }, outcome: Outcome<RemovableGroup>) => {
      if (!outcome.ok) return { failure: outcome.failure };
      const isAvailable = outcome.value.others.some(({ id }) => id === choice.moveTo);
      return {
        removable: outcome.value,
        choice: isAvailable ? choice : { ...choice, moveTo: null },
      };
    }),
    setChoice: assign(({ context: { choice }, event }) => {
      assertEvent(event, 'removal.choose');
      return { choice: { ...choice, ...event.choice }, isRejected: false };
    }),
    reject: assign({ isRejected: true }),
    clearFailure: assign({ isRejected: false, failure: null }),
    setFailure: assign(toFailure),
    emitRemoved: emit({ type: 'removed' }),
    announceGone: emit(({ context: { group } }) => ({
      type: 'notice' as const,
      notice: {
        severity: 'info' as const,
        message: {
          key: 'translationGroups.goneOf' as const,
          values: { title: group?.title ?? '' },
        },
      },
    })),
    announceRemoved: emit((_, outcome: Outcome<BulkChange>) =>
      announceChange(outcome.ok ? outcome.value.undo : undefined, {
        key: 'translationGroups.deleted',
      }),
    ),
    announceFailure: emit({
      type: 'notice',
      notice: { severity: 'error', message: { key: 'translationGroups.deleteFailed' } },
    }),
  },
}).createMachine({
  id: 'groupRemoval',
  context: { group: null, removable: null, choice: undecided, isRejected: false, failure: null },
  initial: 'closed',
  states: {
    closed: { on: { 'removal.open': { target: 'reading', actions: 'open' } } },
    reading: {
      tags: 'open',
      on: { 'removal.close': 'closed' },
      invoke: {
        src: 'readGroup',
        input: ({ context: { group } }) => ({ id: group?.id ?? 0 }),
        onDone: [
          {
            guard: withOutput('hasSucceeded'),
            target: 'asking',
            actions: withOutput('setRemovable'),
          },
          {
            guard: withOutput('isDeleted'),
            target: 'closed',
            actions: ['announceGone', 'emitRemoved'],
          },
          { target: 'readFailed', actions: withOutput('setFailure') },
        ],
      },
    },
    readFailed: {
      tags: 'open',
      on: {
        'removal.retry': { target: 'reading', actions: 'clearFailure' },
        'removal.close': 'closed',
      },
    },
    asking: {
      tags: 'open',
      on: {
        'removal.choose': { actions: 'setChoice' },
        'removal.confirm': [
          { guard: 'isUndecided', actions: 'reject' },
          { target: 'removing', actions: 'clearFailure' },
        ],
        'removal.close': 'closed',
      },
    },
    removing: {
      tags: 'open',
      invoke: {
        src: 'removeGroup',
        input: ({ context: { removable, choice } }) => {
          if (removable === null) throw new Error('a removal without a group');
          return { removable, keys: toKeyRemoval(removable, choice) };
        },
        onDone: [
          {
            guard: withOutput('hasSucceeded'),
            target: 'closed',
            actions: [withOutput('announceRemoved'), 'emitRemoved'],
          },
          {
            guard: withOutput('isDeleted'),
            target: 'closed',
            actions: ['announceGone', 'emitRemoved'],
          },
          {
            guard: withOutput('isStale'),
            target: 'reading',
            actions: [withOutput('setFailure'), 'announceFailure'],
          },
          { target: 'asking', actions: [withOutput('setFailure'), 'announceFailure'] },
        ],
      },
    },
  },
});

/** The running dialog. */
export type GroupRemovalRef = ActorRefFrom<typeof groupRemovalMachine>;
