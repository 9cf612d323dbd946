import { not, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { withOutput } from '../shared/with-output.ts';
import { cellEditingSetup } from './cell-editing-setup.ts';
import type { PastedBlock } from './cell-editing-types.ts';

const requirePasted = (pasted: PastedBlock | null): PastedBlock => {
  if (pasted === null) throw new Error('no pasted block');
  return pasted;
};

/**
 * Editing in the cells of the grid (PD-47): what is typed or pasted is stored one call after the
 * other while its author goes on. What cannot be stored stays in its cell with the reason; without a
 * connection everything waits. A block is not pasted when rows in sight have moved. Emits `stored`
 * and `rowsMoved` for the grid and `undoable` for the undo. Provide `saveEdits` and `readRows`.
 */
export const cellEditingMachine = cellEditingSetup.createMachine({
  id: 'cellEditing',
  context: { open: null, edits: [], sending: [], batch: 0, pasted: null },
  type: 'parallel',
  states: {
    cell: {
      initial: 'closed',
      states: {
        closed: { on: { 'cell.open': { target: 'open', actions: 'openCell' } } },
        open: {
          on: {
            'cell.type': { actions: 'setText' },
            'cell.cancel': { target: 'closed', actions: 'closeCell' },
            'cell.save': [
              {
                guard: 'hasNothingToSave',
                target: 'closed',
                actions: ['dropEdits', 'closeCell'],
              },
              { guard: 'isValid', target: 'closed', actions: ['queueEdit', 'closeCell'] },
              { actions: 'showError' },
            ],
            'cell.leave': [
              {
                guard: 'isUnchanged',
                target: 'closed',
                actions: ['dropEdits', 'closeCell'],
              },
              { target: 'closed', actions: ['queueEdit', 'closeCell'] },
            ],
          },
        },
      },
    },
    block: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'block.paste': [
              { guard: 'hasAllRows', actions: ['setPasted', 'queueBlock'] },
              { target: 'reading', actions: 'setPasted' },
            ],
          },
        },
        reading: {
          invoke: {
            src: 'readRows',
            input: ({ context }) => requirePasted(context.pasted),
            onDone: [
              {
                guard: withOutput('hasSucceeded'),
                target: 'idle',
                actions: [withOutput('setRows'), 'queueBlock'],
              },
              { target: 'idle', actions: withOutput('announceNotPasted') },
            ],
          },
        },
      },
    },
    saving: {
      initial: 'idle',
      on: {
        'edits.retry': { actions: 'retryAll' },
        'edits.discard': { actions: 'discardAll' },
      },
      states: {
        idle: { always: { guard: 'hasWaiting', target: 'sending', actions: 'startSending' } },
        sending: {
          invoke: {
            src: 'saveEdits',
            input: ({ context }) => ({ edits: context.sending }),
            onDone: [
              {
                guard: withOutput('hasSucceeded'),
                target: 'idle',
                actions: withOutput('settle'),
              },
              {
                guard: withOutput('isUnreachable'),
                target: 'waiting',
                actions: 'stopSending',
              },
              { target: 'idle', actions: [withOutput('refuseAll'), 'announceFailure'] },
            ],
          },
        },
        waiting: {
          on: {
            'edits.retry': { target: 'idle', actions: 'retryAll' },
            'cell.save': 'idle',
          },
        },
      },
    },
    work: {
      initial: 'saved',
      states: {
        saved: { always: { guard: 'hasUnsaved', target: 'unsaved', actions: 'markUnsaved' } },
        unsaved: { always: { guard: not('hasUnsaved'), target: 'saved', actions: 'markSaved' } },
      },
    },
  },
});

/** The running editing in place. */
export type CellEditingRef = ActorRefFrom<typeof cellEditingMachine>;
/** A snapshot of the editing in place. */
export type CellEditingSnapshot = SnapshotFrom<typeof cellEditingMachine>;
