import { assertEvent, assign, emit, fromPromise, setup, type ActorRefFrom } from 'xstate';

import type { TranslationGroup } from '../../api/contract/translations.ts';
import { failed, type Failure, type Outcome } from '../../domain/outcome.ts';
import {
  keysFate,
  removalFault,
  type KeysFate,
  type RemovalChoice,
} from '../../domain/translations/group-removal.ts';
import type { Emitted } from '../shared/emitted.ts';
import { notSupplied } from '../shared/not-supplied.ts';

/** A group as it is before it is deleted: how many keys it has now, where they could go, its version. */
export interface RemovableGroup {
  readonly group: TranslationGroup;
  readonly others: readonly TranslationGroup[];
  readonly version?: string | undefined;
}

/** What the dialog remembers. `isRefused` after a confirmation that was not enough. */
interface GroupRemovalContext {
  readonly group: TranslationGroup | null;
  readonly removable: RemovableGroup | null;
  readonly choice: RemovalChoice;
  readonly isRefused: boolean;
  readonly failure: Failure | null;
}

type GroupRemovalEvent =
  | { readonly type: 'removal.open'; readonly group: TranslationGroup }
  | { readonly type: 'removal.choose'; readonly choice: Partial<RemovalChoice> }
  | { readonly type: 'removal.confirm' }
  | { readonly type: 'removal.retry' }
  | { readonly type: 'removal.close' };

const undecided: RemovalChoice = { fate: null, moveTo: null };

/** What tells that the group, or where its keys should go, is no longer as it was read. */
const stale: readonly Failure['kind'][] = ['conflict', 'refused', 'invalid'];

/** Deletes a group after a question; a group in use asks what becomes of its keys (TRAN-47, ERR-54). Emits `removed`, also when somebody else was faster. Supply `readGroup` and `removeGroup`. */
export const groupRemovalMachine = setup({
  types: {
    context: {} as GroupRemovalContext,
    events: {} as GroupRemovalEvent,
    emitted: {} as Emitted | { readonly type: 'removed' },
    tags: {} as 'open',
  },
  actors: {
    readGroup: fromPromise<Outcome<RemovableGroup>, { readonly id: number }>(
      notSupplied('readGroup'),
    ),
    removeGroup: fromPromise<
      Outcome<unknown>,
      { readonly removable: RemovableGroup; readonly keys: KeysFate }
    >(notSupplied('removeGroup')),
  },
  guards: {
    hasSucceeded: (_, outcome: Outcome<unknown>) => outcome.ok,
    isGone: (_, outcome: Outcome<unknown>) => !outcome.ok && outcome.failure.kind === 'notFound',
    isStale: (_, outcome: Outcome<unknown>) => !outcome.ok && stale.includes(outcome.failure.kind),
    isUndecided: ({ context: { removable, choice } }) =>
      removable !== null && removalFault(removable, choice) !== null,
  },
  actions: {
    ask: assign(({ event }) => {
      assertEvent(event, 'removal.open');
      return {
        group: event.group,
        removable: null,
        choice: undecided,
        isRefused: false,
        failure: null,
      };
    }),
    take: assign(({ context: { choice } }, outcome: Outcome<RemovableGroup>) => {
      if (!outcome.ok) return { failure: outcome.failure };
      const isThere = outcome.value.others.some(({ id }) => id === choice.moveTo);
      return { removable: outcome.value, choice: isThere ? choice : { ...choice, moveTo: null } };
    }),
    choose: assign(({ context: { choice }, event }) => {
      assertEvent(event, 'removal.choose');
      return { choice: { ...choice, ...event.choice }, isRefused: false };
    }),
    refuse: assign({ isRefused: true }),
    forget: assign({ isRefused: false, failure: null }),
    explain: assign((_, outcome: Outcome<unknown>) => ({
      failure: outcome.ok ? null : outcome.failure,
    })),
    tellRemoved: emit({ type: 'removed' }),
    noticeGone: emit(({ context: { group } }) => ({
      type: 'notice' as const,
      notice: {
        severity: 'info' as const,
        message: {
          key: 'translationGroups.goneOf' as const,
          values: { title: group?.title ?? '' },
        },
      },
    })),
    noticeRemoved: emit({
      type: 'notice',
      notice: { severity: 'success', message: { key: 'translationGroups.deleted' } },
    }),
    noticeFailed: emit({
      type: 'notice',
      notice: { severity: 'error', message: { key: 'translationGroups.deleteFailed' } },
    }),
  },
}).createMachine({
  id: 'groupRemoval',
  context: { group: null, removable: null, choice: undecided, isRefused: false, failure: null },
  initial: 'closed',
  states: {
    closed: { on: { 'removal.open': { target: 'reading', actions: 'ask' } } },
    reading: {
      tags: 'open',
      on: { 'removal.close': 'closed' },
      invoke: {
        src: 'readGroup',
        input: ({ context: { group } }) => ({ id: group?.id ?? 0 }),
        onDone: [
          {
            guard: { type: 'hasSucceeded', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isGone', params: ({ event }) => event.output },
            target: 'closed',
            actions: ['noticeGone', 'tellRemoved'],
          },
          {
            target: 'readFailed',
            actions: { type: 'explain', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'readFailed',
          actions: { type: 'explain', params: () => failed({ kind: 'unexpected' }) },
        },
      },
    },
    readFailed: {
      tags: 'open',
      on: { 'removal.retry': { target: 'reading', actions: 'forget' }, 'removal.close': 'closed' },
    },
    asking: {
      tags: 'open',
      on: {
        'removal.choose': { actions: 'choose' },
        'removal.confirm': [
          { guard: 'isUndecided', actions: 'refuse' },
          { target: 'removing', actions: 'forget' },
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
          return { removable, keys: keysFate(removable, choice) };
        },
        onDone: [
          {
            guard: { type: 'hasSucceeded', params: ({ event }) => event.output },
            target: 'closed',
            actions: ['noticeRemoved', 'tellRemoved'],
          },
          {
            guard: { type: 'isGone', params: ({ event }) => event.output },
            target: 'closed',
            actions: ['noticeGone', 'tellRemoved'],
          },
          {
            guard: { type: 'isStale', params: ({ event }) => event.output },
            target: 'reading',
            actions: [{ type: 'explain', params: ({ event }) => event.output }, 'noticeFailed'],
          },
          {
            target: 'asking',
            actions: [{ type: 'explain', params: ({ event }) => event.output }, 'noticeFailed'],
          },
        ],
        onError: {
          target: 'asking',
          actions: [
            { type: 'explain', params: () => failed({ kind: 'unexpected' }) },
            'noticeFailed',
          ],
        },
      },
    },
  },
});

/** The running question. */
export type GroupRemovalRef = ActorRefFrom<typeof groupRemovalMachine>;
