import type { ActorRefFrom } from 'xstate';

import {
  doneMessages,
  failedMessages,
  getChangeValues,
  getUndoOf,
  type ClassChange,
} from '../../domain/classes/class-change.ts';
import { createChangesMachine, type ChangesContext } from '../shared/changes-machine.ts';

/** The result of a change: the id of the new class after a copy, what was sent by a reminder. */
export interface ClassChangeResult {
  readonly copyId: number | null;
  readonly reminder?: { readonly sent: number; readonly remindedAt: string };
}

/**
 * Carries changes of classes out, announces them (ERR-08, ERR-09, ERR-13, ERR-14, ERR-15) and
 * undoes them. A change may fail because the class is other than the screen shows it. Provide
 * `perform`.
 */
export const classChangesMachine = createChangesMachine<ClassChange, ClassChangeResult>({
  id: 'classChanges',
  undoLabel: 'classes.undo',
  getNotices: (change, { reminder }) => {
    const key = doneMessages[change.kind];
    if (key === null) return [];
    const values = {
      ...getChangeValues(change),
      ...(reminder && { count: reminder.sent }),
    };
    return [{ severity: 'success', message: { key, values }, undo: getUndoOf(change) }];
  },
  getFailed: (change) => ({ key: failedMessages[change.kind], values: getChangeValues(change) }),
  tryLater: 'classes.tryAgain',
});

type ClassChangesContext = ChangesContext<ClassChange, ClassChangeResult>;

const isReminder = (change: ClassChange, classId: number, quizId: number): boolean =>
  change.kind === 'remind' && change.item.id === classId && change.content.id === quizId;

/** Returns whether a reminder of a quiz of a class is being sent. */
export const isReminding = (
  { queue }: Pick<ClassChangesContext, 'queue'>,
  classId: number,
  quizId: number,
): boolean => queue.some((change) => isReminder(change, classId, quizId));

/** Returns when the reminder that was sent last was, if it is that of a quiz of a class. */
export const getSentReminder = (
  { last }: Pick<ClassChangesContext, 'last'>,
  classId: number,
  quizId: number,
): string | null =>
  last !== null && isReminder(last.change, classId, quizId)
    ? (last.result.reminder?.remindedAt ?? null)
    : null;

/** The running changes. */
export type ClassChangesRef = ActorRefFrom<typeof classChangesMachine>;
