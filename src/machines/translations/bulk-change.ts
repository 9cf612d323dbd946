import type { Message } from '../../domain/messages/message.ts';
import type { Emitted } from '../shared/emitted.ts';

/** The output of a call that changed many translations: `undo` is what undoes it, if anything. */
export interface BulkChange {
  readonly undo?: number | undefined;
}

/** A bulk change that can be undone, with what to say of it. */
export interface UndoableChange {
  readonly type: 'undoable';
  readonly undo: number;
  readonly message: Message;
  /** The severity of the notification, usually a success. */
  readonly severity?: 'info';
}

/** Returns what to emit of a bulk change: with an undo where the server keeps one. */
export const announceChange = (
  undo: number | undefined,
  message: Message,
): UndoableChange | Extract<Emitted, { type: 'notice' }> =>
  undo === undefined
    ? { type: 'notice', notice: { severity: 'success', message } }
    : { type: 'undoable', undo, message };
