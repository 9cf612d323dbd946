import { assertEvent, assign, emit, setup, type ActorRefFrom } from 'xstate';

import type { Failure, Outcome } from '../../domain/outcome.ts';
import type {
  CellLocation,
  TranslationCell,
  TranslationRow,
} from '../../domain/translations/translation-rows.ts';
import type { Emitted } from '../shared/emitted.ts';
import type { BulkChange, UndoableChange } from './bulk-change.ts';
import { fromCall } from '../shared/from-call.ts';
import { notProvided } from '../shared/not-provided.ts';
import { toFailure } from '../shared/outcome-rules.ts';
import { withOutput } from '../shared/with-output.ts';

/** A stored translation that can be removed, with its row. */
export interface RemovableCell {
  readonly place: CellLocation;
  readonly cell: TranslationCell;
  readonly row: TranslationRow;
}

/**
 * The result of a removal: the cell is gone, with what undoes it, or another person has changed it.
 */
export type RemovalResult =
  | ({ readonly kind: 'gone' } & BulkChange)
  | { readonly kind: 'changed'; readonly cell: TranslationCell };

/**
 * The context of the dialog. `isChanged` when another person has changed the translation that was
 * to be removed.
 */
interface CellRemovalContext {
  readonly removable: RemovableCell | null;
  readonly isChanged: boolean;
  readonly failure: Failure | null;
}

type CellRemovalEvent =
  | { readonly type: 'removal.open'; readonly removable: RemovableCell }
  | { readonly type: 'removal.confirm' }
  | { readonly type: 'removal.close' };

function requireRemovable({ removable }: CellRemovalContext): RemovableCell {
  if (removable === null) throw new Error('a removal without a cell');
  return removable;
}

/**
 * Removes the translation of one language after a confirmation (TRAN-10, TRAN-35, ERR-45, ERR-46,
 * PD-38). When another person has changed it, the dialog shows the change and asks again.
 * Emits `stored`, and what undoes it. Provide `removeCell`.
 */
export const cellRemovalMachine = setup({
  types: {
    context: {} as CellRemovalContext,
    events: {} as CellRemovalEvent,
    emitted: {} as
      | Emitted
      | UndoableChange
      | {
          readonly type: 'stored';
          readonly place: CellLocation;
          readonly cell: TranslationCell | null;
        },
  },
  actors: {
    removeCell: fromCall<RemovalResult, RemovableCell>(notProvided('removeCell')),
  },
  guards: {
    isDeleted: (_, outcome: Outcome<RemovalResult>) => outcome.ok && outcome.value.kind === 'gone',
    isChanged: (_, outcome: Outcome<RemovalResult>) =>
      outcome.ok && outcome.value.kind === 'changed',
  },
  actions: {
    open: assign(({ event }) => {
      assertEvent(event, 'removal.open');
      return { removable: event.removable, isChanged: false, failure: null };
    }),
    setChangedCell: assign(({ context: { removable } }, outcome: Outcome<RemovalResult>) =>
      removable !== null && outcome.ok && outcome.value.kind === 'changed'
        ? { removable: { ...removable, cell: outcome.value.cell }, isChanged: true, failure: null }
        : {},
    ),
    setFailure: assign(toFailure),
    clearFailure: assign({ failure: null }),
    emitEmptyCell: emit(({ context }) => ({
      type: 'stored' as const,
      place: requireRemovable(context).place,
      cell: null,
    })),
    emitChangedCell: emit(({ context }) => ({
      type: 'stored' as const,
      place: requireRemovable(context).place,
      cell: requireRemovable(context).cell,
    })),
    announceRemoved: emit((_, outcome: Outcome<RemovalResult>) => {
      const undo = outcome.ok && outcome.value.kind === 'gone' ? outcome.value.undo : undefined;
      const message = { key: 'translations.valueUpdated' } as const;
      const severity = 'info' as const;
      return undo === undefined
        ? { type: 'notice' as const, notice: { severity, message } }
        : { type: 'undoable' as const, undo, message, severity };
    }),
    announceFailure: emit({
      type: 'notice',
      notice: { severity: 'error', message: { key: 'translations.removeFailed' } },
    }),
  },
}).createMachine({
  id: 'cellRemoval',
  context: { removable: null, isChanged: false, failure: null },
  initial: 'closed',
  states: {
    closed: { on: { 'removal.open': { target: 'asking', actions: 'open' } } },
    asking: {
      on: {
        'removal.confirm': { target: 'removing', actions: 'clearFailure' },
        'removal.close': 'closed',
      },
    },
    removing: {
      invoke: {
        src: 'removeCell',
        input: ({ context }) => requireRemovable(context),
        onDone: [
          {
            guard: withOutput('isDeleted'),
            target: 'closed',
            actions: [withOutput('announceRemoved'), 'emitEmptyCell'],
          },
          {
            guard: withOutput('isChanged'),
            target: 'asking',
            actions: [withOutput('setChangedCell'), 'emitChangedCell'],
          },
          { target: 'asking', actions: [withOutput('setFailure'), 'announceFailure'] },
        ],
      },
    },
  },
});

/** The running dialog. */
export type CellRemovalRef = ActorRefFrom<typeof cellRemovalMachine>;
