import { assertEvent, assign, emit, fromPromise, setup, type ActorRefFrom } from 'xstate';

import { failed, type Failure, type Outcome } from '../../domain/outcome.ts';
import type {
  CellPlace,
  TranslationCell,
  TranslationRow,
} from '../../domain/translations/translation-rows.ts';
import type { Emitted } from '../shared/emitted.ts';
import { notSupplied } from '../shared/not-supplied.ts';

/** A stored word that may be removed, with the row it stands in. */
export interface RemovableCell {
  readonly place: CellPlace;
  readonly cell: TranslationCell;
  readonly row: TranslationRow;
}

/** What came of a removal: nothing left, or the word as somebody else has changed it. */
export type RemovalResult =
  { readonly kind: 'gone' } | { readonly kind: 'changed'; readonly cell: TranslationCell };

/** What the dialog remembers; `changed` when the word is another than the one that was to be removed. */
interface CellRemovalContext {
  readonly removable: RemovableCell | null;
  readonly isChanged: boolean;
  readonly failure: Failure | null;
}

type CellRemovalEvent =
  | { readonly type: 'removal.open'; readonly removable: RemovableCell }
  | { readonly type: 'removal.confirm' }
  | { readonly type: 'removal.close' };

function known({ removable }: CellRemovalContext): RemovableCell {
  if (removable === null) throw new Error('a removal without a cell');
  return removable;
}

/** Removes one word of one language after a question (TRAN-10, TRAN-35, ERR-45, ERR-46, decision 38). One that somebody else has changed is shown as it is and asked about again. Emits `stored`. Supply `removeCell`. */
export const cellRemovalMachine = setup({
  types: {
    context: {} as CellRemovalContext,
    events: {} as CellRemovalEvent,
    emitted: {} as
      | Emitted
      | {
          readonly type: 'stored';
          readonly place: CellPlace;
          readonly cell: TranslationCell | null;
        },
  },
  actors: {
    removeCell: fromPromise<Outcome<RemovalResult>, RemovableCell>(notSupplied('removeCell')),
  },
  guards: {
    isGone: (_, outcome: Outcome<RemovalResult>) => outcome.ok && outcome.value.kind === 'gone',
    isChanged: (_, outcome: Outcome<RemovalResult>) =>
      outcome.ok && outcome.value.kind === 'changed',
  },
  actions: {
    ask: assign(({ event }) => {
      assertEvent(event, 'removal.open');
      return { removable: event.removable, isChanged: false, failure: null };
    }),
    takeChange: assign(({ context: { removable } }, outcome: Outcome<RemovalResult>) =>
      removable !== null && outcome.ok && outcome.value.kind === 'changed'
        ? { removable: { ...removable, cell: outcome.value.cell }, isChanged: true, failure: null }
        : {},
    ),
    explain: assign((_, outcome: Outcome<unknown>) => ({
      failure: outcome.ok ? null : outcome.failure,
    })),
    tellEmpty: emit(({ context }) => ({
      type: 'stored' as const,
      place: known(context).place,
      cell: null,
    })),
    tellChanged: emit(({ context }) => ({
      type: 'stored' as const,
      place: known(context).place,
      cell: known(context).cell,
    })),
    tellRemoved: emit({
      type: 'notice',
      notice: { severity: 'info', message: { key: 'translations.valueUpdated' } },
    }),
    tellFailed: emit({
      type: 'notice',
      notice: { severity: 'error', message: { key: 'translations.removeFailed' } },
    }),
  },
}).createMachine({
  id: 'cellRemoval',
  context: { removable: null, isChanged: false, failure: null },
  initial: 'closed',
  states: {
    closed: { on: { 'removal.open': { target: 'asking', actions: 'ask' } } },
    asking: { on: { 'removal.confirm': 'removing', 'removal.close': 'closed' } },
    removing: {
      invoke: {
        src: 'removeCell',
        input: ({ context }) => known(context),
        onDone: [
          {
            guard: { type: 'isGone', params: ({ event }) => event.output },
            target: 'closed',
            actions: ['tellRemoved', 'tellEmpty'],
          },
          {
            guard: { type: 'isChanged', params: ({ event }) => event.output },
            target: 'asking',
            actions: [{ type: 'takeChange', params: ({ event }) => event.output }, 'tellChanged'],
          },
          {
            target: 'asking',
            actions: [{ type: 'explain', params: ({ event }) => event.output }, 'tellFailed'],
          },
        ],
        onError: {
          target: 'asking',
          actions: [
            { type: 'explain', params: () => failed({ kind: 'unexpected' }) },
            'tellFailed',
          ],
        },
      },
    },
  },
});

/** The running question. */
export type CellRemovalRef = ActorRefFrom<typeof cellRemovalMachine>;
