import type { ActorRefFrom } from 'xstate';

import {
  doneMessages,
  failedMessages,
  getChangeValues,
  getUndoOf,
  type ClassChange,
} from '../../domain/classes/class-change.ts';
import { createChangesMachine } from '../shared/changes-machine.ts';

/** The result of a change: the id of the new class after a copy. */
export interface ClassChangeResult {
  readonly copyId: number | null;
}

/**
 * Carries changes of classes out, announces them (ERR-08, ERR-09, ERR-13, ERR-14, ERR-15) and
 * undoes them. A change may fail because the class is other than the screen shows it. Provide
 * `perform`.
 */
export const classChangesMachine = createChangesMachine<ClassChange, ClassChangeResult>({
  id: 'classChanges',
  getUndo: getUndoOf,
  undoLabel: 'classes.undo',
  getDone: (change) => {
    const key = doneMessages[change.kind];
    return key === null ? null : { key, values: getChangeValues(change) };
  },
  getFailed: (change) => ({ key: failedMessages[change.kind], values: getChangeValues(change) }),
  tryLater: 'classes.tryAgain',
});

/** The running changes. */
export type ClassChangesRef = ActorRefFrom<typeof classChangesMachine>;
