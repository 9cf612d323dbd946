import { assertEvent, assign, enqueueActions, not, setup } from 'xstate';

import { getFailureMessage } from '../../domain/messages/failure-message.ts';
import type { MessageKey } from '../../domain/messages/en.ts';
import type { Message } from '../../domain/messages/message.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Emitted } from './emitted.ts';
import { fromCall, type CallLogic } from './from-call.ts';
import { notProvided } from './not-provided.ts';
import { withOutput } from './with-output.ts';

/**
 * The context: changes to carry out, the first is running, those that can be undone, and the last
 * one that was carried out.
 */
export interface ChangesContext<Change, Result> {
  readonly queue: readonly Change[];
  /** The undo of each announced change, by the token of its notification. */
  readonly undos: Readonly<Record<string, Change>>;
  readonly count: number;
  readonly last: { readonly change: Change; readonly result: Result } | null;
}

/** The events: a change to carry out, or the action of a notification was pressed. */
export type ChangesEvent<Change> =
  | { readonly type: 'change.perform'; readonly change: Change }
  | { readonly type: 'notice.acted'; readonly token: string };

/** The emitted events: `changed` after each change, also one that failed. */
export type ChangesEmitted<Change, Result> =
  | Emitted
  | { readonly type: 'changed'; readonly change: Change; readonly outcome: Outcome<Result> };

/** What differs between the machines: what undoes a change, and what its notices say. */
export interface ChangesOptions<Change, Result> {
  readonly id: string;
  /** Returns the change that undoes a change; null when nothing does. */
  readonly getUndo: (change: Change) => Change | null;
  readonly undoLabel: MessageKey;
  /** Returns the notice of a change; null announces nothing. */
  readonly getDone: (change: Change, result: Result) => Message | null;
  /** Returns the notice of a change that failed; the reason stands below it. */
  readonly getFailed: (change: Change) => Message;
  /** The reason when the server gives none. */
  readonly tryLater: MessageKey;
}

function createTypedSetup<Change, Result>() {
  const perform: CallLogic<Result, { readonly change: Change }> = fromCall(notProvided('perform'));
  return setup({
    types: {
      context: {} as ChangesContext<Change, Result>,
      events: {} as ChangesEvent<Change>,
      emitted: {} as ChangesEmitted<Change, Result>,
    },
    actors: { perform },
    guards: {
      isKnownToken: ({ context, event }) => {
        assertEvent(event, 'notice.acted');
        return context.undos[event.token] !== undefined;
      },
      isWaiting: ({ context, event }) => {
        assertEvent(event, 'change.perform');
        const asked = JSON.stringify(event.change);
        return context.queue.some((change) => JSON.stringify(change) === asked);
      },
      hasMore: ({ context }) => context.queue.length > 0,
    },
    actions: {
      queueChange: assign(({ context, event }) => {
        assertEvent(event, 'change.perform');
        return { queue: [...context.queue, event.change] };
      }),
      queueUndo: assign(({ context: { queue, undos }, event }) => {
        assertEvent(event, 'notice.acted');
        const { [event.token]: undo, ...others } = undos;
        return undo === undefined ? {} : { queue: [...queue, undo], undos: others };
      }),
      endChange: assign(({ context: { queue } }) => ({ queue: queue.slice(1) })),
    },
  });
}

const createChangesSetup = <Change, Result>(options: ChangesOptions<Change, Result>) =>
  createTypedSetup<Change, Result>().extend({
    actions: {
      announce: enqueueActions(({ context, enqueue }, outcome: Outcome<Result>) => {
        const [change] = context.queue;
        if (change === undefined) return;
        enqueue.emit({ type: 'changed', change, outcome });
        if (!outcome.ok) {
          const reason = getFailureMessage(outcome.failure, { key: options.tryLater });
          const message = { lines: [options.getFailed(change), reason] };
          enqueue.emit({ type: 'notice', notice: { severity: 'error', message } });
          return;
        }
        enqueue.assign({ last: { change, result: outcome.value } });
        const message = options.getDone(change, outcome.value);
        if (message === null) return;
        const undo = options.getUndo(change);
        const token = `${options.id} ${String(context.count + 1)}`;
        enqueue.emit({
          type: 'notice',
          notice: { severity: 'success', message },
          ...(undo !== null && { action: { label: { key: options.undoLabel }, token } }),
        });
        if (undo !== null)
          enqueue.assign({ count: context.count + 1, undos: { ...context.undos, [token]: undo } });
      }),
    },
  });

/**
 * Creates the machine that carries changes out, one after the other, announces them, and undoes
 * them when the notification's action is pressed, also from another screen. A change that already
 * waits or runs, as after a double click, is ignored. Emits `changed` for the
 * screens. Provide `perform`.
 */
export function createChangesMachine<Change, Result>(options: ChangesOptions<Change, Result>) {
  return createChangesSetup<Change, Result>(options).createMachine({
    id: options.id,
    context: { queue: [], undos: {}, count: 0, last: null },
    initial: 'idle',
    on: {
      'change.perform': { guard: not('isWaiting'), actions: 'queueChange' },
      'notice.acted': { guard: 'isKnownToken', actions: 'queueUndo' },
    },
    states: {
      idle: { always: { guard: 'hasMore', target: 'performing' } },
      performing: {
        invoke: {
          src: 'perform',
          input: ({ context: { queue } }) => ({ change: queue[0] as Change }),
          onDone: { target: 'idle', actions: [withOutput('announce'), 'endChange'] },
        },
      },
    },
  });
}
