import { assertEvent, assign, enqueueActions, setup } from 'xstate';

import { getFailureMessage } from '../../domain/messages/failure-message.ts';
import type { Message } from '../../domain/messages/message.ts';
import type { Outcome } from '../../domain/outcome.ts';
import {
  findEdit,
  findValueProblem,
  isSamePlace,
  placeBlock,
  type CellEdit,
} from '../../domain/translations/cell-edits.ts';
import { maxBlockValues } from '../../domain/translations/translation-limits.ts';
import type { CellLocation, TranslationRow } from '../../domain/translations/translation-rows.ts';
import { fromCall } from '../shared/from-call.ts';
import { notProvided } from '../shared/not-provided.ts';
import { announceChange } from './bulk-change.ts';
import {
  addEdit,
  getPlace,
  getStoredValue,
  hasNothingToSave,
  isUnchanged,
  listNextEdits,
  requireOpen,
  updateRow,
} from './cell-editing-rules.ts';
import type {
  CellEditingContext,
  CellEditingEmitted,
  CellEditingEvent,
  PastedBlock,
  ReadRows,
  SavedEdits,
  SaveEditsInput,
} from './cell-editing-types.ts';

const updateFailed: Message = { key: 'translations.updateFailed' };

const guardedSetup = setup({
  types: {
    context: {} as CellEditingContext,
    events: {} as CellEditingEvent,
    emitted: {} as CellEditingEmitted,
  },
  actors: {
    saveEdits: fromCall<SavedEdits, SaveEditsInput>(notProvided('saveEdits')),
    readRows: fromCall<readonly TranslationRow[], PastedBlock>(notProvided('readRows')),
  },
  guards: {
    isUnchanged: ({ context }) => isUnchanged(context),
    hasNothingToSave: ({ context }) => hasNothingToSave(context),
    isValid: ({ context }) => {
      const { row, language, text } = requireOpen(context);
      return findValueProblem(row, language, text, context.edits) === null;
    },
    hasWaiting: ({ context }) => listNextEdits(context).length > 0,
    hasUnsaved: ({ context }) => context.edits.length > 0 || !isUnchanged(context),
    hasAllRows: ({ event }) => {
      assertEvent(event, 'block.paste');
      return !event.pasted.rows.includes(undefined);
    },
    isUnreachable: (_, outcome: Outcome<unknown>) =>
      !outcome.ok && (outcome.failure.kind === 'offline' || outcome.failure.kind === 'expired'),
    hasSucceeded: (_, outcome: Outcome<unknown>) => outcome.ok,
  },
});

/** The types, actors, guards and actions of editing in place. */
export const cellEditingSetup = guardedSetup.extend({
  actions: {
    openCell: assign(({ context: { edits }, event }) => {
      assertEvent(event, 'cell.open');
      const { row, language, text } = event;
      const edit = findEdit(edits, { key: row.key, language });
      return {
        open: {
          row,
          language,
          text: text ?? edit?.value ?? row.cells[language]?.value ?? '',
          error: text === undefined ? (edit?.reason ?? null) : null,
        },
      };
    }),
    setText: assign(({ context, event }) => {
      assertEvent(event, 'cell.type');
      return { open: { ...requireOpen(context), text: event.text, error: null } };
    }),
    closeCell: assign({ open: null }),
    showError: assign(({ context }) => {
      const open = requireOpen(context);
      return {
        open: {
          ...open,
          error: findValueProblem(open.row, open.language, open.text, context.edits),
        },
      };
    }),
    /** A cell that is as stored has nothing to save. */
    dropEdits: assign(({ context: { open, edits, sending } }) =>
      open !== null && open.text === getStoredValue(open)
        ? {
            edits: edits.filter(
              (edit) => sending.includes(edit) || !isSamePlace(edit.place, getPlace(open)),
            ),
          }
        : {},
    ),
    queueEdit: assign(({ context }) => {
      const open = requireOpen(context);
      const batch = context.batch + 1;
      const reason = findValueProblem(open.row, open.language, open.text, context.edits);
      return {
        batch,
        edits: addEdit(context, open.row, {
          place: getPlace(open),
          value: open.text,
          batch,
          reason,
        }),
      };
    }),
    setPasted: assign(({ event }) => {
      assertEvent(event, 'block.paste');
      return { pasted: event.pasted };
    }),
    setRows: assign(({ context: { pasted } }, outcome: ReadRows) =>
      pasted !== null && outcome.ok ? { pasted: { ...pasted, rows: outcome.value } } : {},
    ),
    queueBlock: enqueueActions(({ context, enqueue }) => {
      if (context.pasted === null) return;
      const { block, rows, languages, column } = context.pasted;
      const loaded = rows.filter((row) => row !== undefined);
      const { values, outside } = placeBlock(block, loaded, languages, column);
      if (values.length > maxBlockValues) {
        enqueue.assign({ pasted: null });
        enqueue.emit({
          type: 'notice',
          notice: {
            severity: 'error',
            message: { key: 'translations.blockTooLarge', values: { max: maxBlockValues } },
          },
        });
        return;
      }
      const batch = context.batch + 1;
      let edits = context.edits;
      for (const { row, place, value } of values)
        if (value !== row.cells[place.language]?.value)
          edits = addEdit({ edits, sending: context.sending }, row, {
            place,
            value,
            batch,
            reason: null,
          });
      enqueue.assign({ batch, edits, pasted: null });
      if (outside > 0)
        enqueue.emit({
          type: 'notice',
          notice: {
            severity: 'warning',
            message: { key: 'translations.pastedOutside', values: { count: outside } },
          },
        });
    }),
    announceNotPasted: enqueueActions(({ enqueue }, outcome: ReadRows) => {
      enqueue.assign({ pasted: null });
      if (outcome.ok) return;
      const hasMoved = outcome.failure.kind === 'conflict';
      enqueue.emit({
        type: 'notice',
        notice: {
          severity: 'error',
          message: {
            key: 'translations.notPasted',
            about: hasMoved
              ? { key: 'translations.rowsMoved' }
              : getFailureMessage(outcome.failure),
          },
        },
      });
      if (hasMoved) enqueue.emit({ type: 'rowsMoved' });
    }),
    /** What was saved tells the grid its cell; later edits of the same cell replace that one. */
    settle: enqueueActions(({ context, enqueue }, outcome: Outcome<SavedEdits>) => {
      if (!outcome.ok) return;
      const { sending: sent, open } = context;
      const { saved, undo } = outcome.value;
      const find = (place: CellLocation) => saved.find((each) => isSamePlace(each.place, place));
      const edits = context.edits.flatMap((edit): CellEdit[] => {
        const result = find(edit.place);
        if (!sent.includes(edit)) return [result ? { ...edit, base: result.cell } : edit];
        const reason = result === undefined ? updateFailed : result.reason;
        const isReplaced = findEdit(context.edits, edit.place) !== edit;
        if (reason === null || isReplaced) return [];
        return [{ ...edit, base: result?.cell ?? edit.base, reason }];
      });
      enqueue.assign({ edits, sending: [], open: updateRow(open, saved) });
      for (const { place, cell } of saved) enqueue.emit({ type: 'stored', place, cell });
      const count = saved.filter(({ reason }) => reason === null).length;
      if (sent.length > 1 && count > 0)
        enqueue.emit(announceChange(undo, { key: 'translations.blockStored', values: { count } }));
      if (count < sent.length)
        enqueue.emit({
          type: 'notice',
          notice: {
            severity: 'error',
            message:
              sent.length === 1
                ? updateFailed
                : { key: 'translations.notStored', values: { count: sent.length - count } },
          },
        });
    }),
    refuseAll: assign(({ context: { edits, sending } }, outcome: Outcome<unknown>) => {
      const reason = getFailureMessage(
        outcome.ok ? { kind: 'unexpected' } : outcome.failure,
        updateFailed,
      );
      return {
        sending: [],
        edits: edits.map((edit) => (sending.includes(edit) ? { ...edit, reason } : edit)),
      };
    }),
    startSending: assign(({ context }) => ({ sending: listNextEdits(context) })),
    stopSending: assign({ sending: [] }),
    announceFailure: enqueueActions(({ enqueue }) => {
      enqueue.emit({ type: 'notice', notice: { severity: 'error', message: updateFailed } });
    }),
    retryAll: assign(({ context: { edits } }) => ({
      edits: edits.map((edit) => (edit.reason === null ? edit : { ...edit, reason: null })),
    })),
    discardAll: assign(({ context: { edits } }) => ({
      edits: edits.filter(({ reason }) => reason === null),
    })),
    markUnsaved: enqueueActions(({ enqueue }) => {
      enqueue.emit({ type: 'unsavedWork', isUnsaved: true });
    }),
    markSaved: enqueueActions(({ enqueue }) => {
      enqueue.emit({ type: 'unsavedWork', isUnsaved: false });
    }),
  },
});
