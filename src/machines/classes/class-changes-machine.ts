import { assertEvent, assign, enqueueActions, fromPromise, setup, type ActorRefFrom } from 'xstate';

import {
  doneMessages,
  failedMessages,
  getChangeValues,
  getUndoOf,
  type ClassChange,
} from '../../domain/classes/class-change.ts';
import { getFailureMessage } from '../../domain/messages/failure-message.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Emitted } from '../shared/emitted.ts';
import { notProvided } from '../shared/not-provided.ts';
import { withOutput, withUnexpected } from '../shared/with-output.ts';

/** The context: changes to carry out, the first is running, and those that can be undone. */
export interface ClassChangesContext {
  readonly queue: readonly ClassChange[];
  /** The undo of each announced change, by the token of its notification. */
  readonly undos: Readonly<Record<string, ClassChange>>;
  readonly count: number;
}

/** The events: a change to carry out, or the action of a notification was pressed. */
export type ClassChangesEvent =
  | { readonly type: 'class.change'; readonly change: ClassChange }
  | { readonly type: 'notice.acted'; readonly token: string };

/**
 * The emitted events: `changed` after each change, also one that failed because the class was other
 * than the screen showed it; a copy tells its id.
 */
export type ClassChangesEmitted =
  | Emitted
  | {
      readonly type: 'changed';
      readonly change: ClassChange;
      readonly isDone: boolean;
      readonly copyId: number | null;
    };

/** The result of a change: the id of the new class after a copy. */
export interface ClassChangeResult {
  readonly copyId: number | null;
}

const tokenPrefix = 'classChange ';

/**
 * Carries changes of classes out, one after the other, announces them (ERR-08, ERR-09, ERR-13,
 * ERR-14, ERR-15) and undoes them when the notification's action is pressed, also from another
 * screen. Emits `changed` for the screens. Provide `perform`.
 */
export const classChangesMachine = setup({
  types: {
    context: {} as ClassChangesContext,
    events: {} as ClassChangesEvent,
    emitted: {} as ClassChangesEmitted,
  },
  actors: {
    perform: fromPromise<Outcome<ClassChangeResult>, ClassChange>(notProvided('perform')),
  },
  guards: {
    isKnownToken: ({ context, event }) => {
      assertEvent(event, 'notice.acted');
      return context.undos[event.token] !== undefined;
    },
    hasMore: ({ context }) => context.queue.length > 0,
  },
  actions: {
    queueChange: assign(({ context, event }) => {
      assertEvent(event, 'class.change');
      return { queue: [...context.queue, event.change] };
    }),
    queueUndo: assign(({ context: { queue, undos }, event }) => {
      assertEvent(event, 'notice.acted');
      const { [event.token]: undo, ...others } = undos;
      return undo === undefined ? {} : { queue: [...queue, undo], undos: others };
    }),
    endChange: assign(({ context: { queue } }) => ({ queue: queue.slice(1) })),
    announce: enqueueActions(({ context, enqueue }, outcome: Outcome<ClassChangeResult>) => {
      const [change] = context.queue;
      if (change === undefined) return;
      const values = getChangeValues(change);
      enqueue.emit({
        type: 'changed',
        change,
        isDone: outcome.ok,
        copyId: outcome.ok ? outcome.value.copyId : null,
      });
      if (!outcome.ok) {
        enqueue.emit({
          type: 'notice',
          notice: {
            severity: 'error',
            message: {
              lines: [
                { key: failedMessages[change.kind], values },
                getFailureMessage(outcome.failure, { key: 'classes.tryAgain' }),
              ],
            },
          },
        });
        return;
      }
      const key = doneMessages[change.kind];
      if (key === null) return;
      const undo = getUndoOf(change);
      const token = `${tokenPrefix}${String(context.count + 1)}`;
      enqueue.emit({
        type: 'notice',
        notice: { severity: 'success', message: { key, values } },
        ...(undo !== null && { action: { label: { key: 'classes.undo' }, token } }),
      });
      if (undo !== null)
        enqueue.assign({ count: context.count + 1, undos: { ...context.undos, [token]: undo } });
    }),
  },
}).createMachine({
  id: 'classChanges',
  context: { queue: [], undos: {}, count: 0 },
  initial: 'idle',
  on: {
    'class.change': { actions: 'queueChange' },
    'notice.acted': { guard: 'isKnownToken', actions: 'queueUndo' },
  },
  states: {
    idle: { always: { guard: 'hasMore', target: 'performing' } },
    performing: {
      invoke: {
        src: 'perform',
        input: ({ context: { queue } }) => queue[0] as ClassChange,
        onDone: { target: 'idle', actions: [withOutput('announce'), 'endChange'] },
        onError: {
          target: 'idle',
          actions: [withUnexpected('announce'), 'endChange'],
        },
      },
    },
  },
});

/** The running changes. */
export type ClassChangesRef = ActorRefFrom<typeof classChangesMachine>;
