import { assertEvent, assign, enqueueActions, not, setup } from 'xstate';

import { getFailureMessage } from '../../domain/messages/failure-message.ts';
import type { MessageKey } from '../../domain/messages/en.ts';
import type { Message } from '../../domain/messages/message.ts';
import type { Severity } from '../../domain/messages/notice.ts';
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

/**
 * The events: a change to carry out, one that a list has carried out already, and a pressed action of
 * a notification. A machine accepts `change.done` when it has the option
 * `getNoticesOfDone`, and `change.perform` when it has not.
 */
export type ChangesEvent<Change> =
  | { readonly type: 'change.perform' | 'change.done'; readonly change: Change }
  | { readonly type: 'notice.acted'; readonly token: string };

/** The emitted events: `changed` after each change that was carried out here or failed. */
export type ChangesEmitted<Change, Result> =
  | Emitted
  | { readonly type: 'changed'; readonly change: Change; readonly outcome: Outcome<Result> };

/** What a notice says of a change, and the change that undoes it, if one does. */
export interface ChangeNotice<Change> {
  readonly severity: Severity;
  readonly message: Message;
  readonly undo?: Change | null;
}

/** What differs between the machines: what their notices say, and what undoes a change. */
export interface ChangesOptions<Change, Result> {
  readonly id: string;
  /** The label of the action that undoes a change; without it none can be undone. */
  readonly undoLabel?: MessageKey;
  /** Returns the notices of a change that was carried out. */
  readonly getNotices: (change: Change, result: Result) => readonly ChangeNotice<Change>[];
  /** Returns the notice of a change that failed; the reason stands below it. */
  readonly getFailed: (change: Change) => Message;
  /** The reason when the server gives none. */
  readonly tryLater: MessageKey;
  /**
   * Returns the notices of a change that a list has carried out. With it the machine is told of such
   * changes by `change.done` and carries out only what undoes them.
   */
  readonly getNoticesOfDone?: (change: Change) => readonly ChangeNotice<Change>[];
}

function createChangesSetup<Change, Result>({ id, undoLabel }: ChangesOptions<Change, Result>) {
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
      report: enqueueActions(({ context, enqueue }, outcome: Outcome<Result>) => {
        const change = context.queue[0] as Change;
        enqueue.emit({ type: 'changed', change, outcome });
        if (outcome.ok) enqueue.assign({ last: { change, result: outcome.value } });
      }),
      announce: enqueueActions(({ context, enqueue }, notices: readonly ChangeNotice<Change>[]) => {
        let { count, undos } = context;
        for (const { undo, ...notice } of notices) {
          if (undo === undefined || undo === null || undoLabel === undefined) {
            enqueue.emit({ type: 'notice', notice });
            continue;
          }
          count += 1;
          const token = `${id} ${String(count)}`;
          undos = { ...undos, [token]: undo };
          const action = { label: { key: undoLabel }, token };
          enqueue.emit({ type: 'notice', notice, action });
        }
        enqueue.assign({ count, undos });
      }),
      endChange: assign(({ context: { queue } }) => ({ queue: queue.slice(1) })),
    },
  });
}

function getNotices<Change, Result>(
  { getNotices: getDone, getFailed, tryLater }: ChangesOptions<Change, Result>,
  change: Change,
  outcome: Outcome<Result>,
): readonly ChangeNotice<Change>[] {
  if (outcome.ok) return getDone(change, outcome.value);
  const reason = getFailureMessage(outcome.failure, { key: tryLater });
  return [{ severity: 'error', message: { lines: [getFailed(change), reason] } }];
}

/**
 * Creates the machine that carries changes out, one after the other, announces them, and undoes
 * them when the notification's action is pressed, also from another screen. A change that already
 * waits or runs, as after a double click, is ignored. Emits `changed` for the screens. Provide
 * `perform`.
 */
export function createChangesMachine<Change, Result>(options: ChangesOptions<Change, Result>) {
  const { getNoticesOfDone } = options;
  return createChangesSetup<Change, Result>(options).createMachine({
    id: options.id,
    context: { queue: [], undos: {}, count: 0, last: null },
    initial: 'idle',
    on: {
      ...(getNoticesOfDone === undefined
        ? { 'change.perform': { guard: not('isWaiting'), actions: 'queueChange' } }
        : {
            'change.done': {
              actions: { type: 'announce', params: ({ event }) => getNoticesOfDone(event.change) },
            },
          }),
      ...(options.undoLabel !== undefined && {
        'notice.acted': { guard: 'isKnownToken', actions: 'queueUndo' },
      }),
    },
    states: {
      idle: { always: { guard: 'hasMore', target: 'performing' } },
      performing: {
        invoke: {
          src: 'perform',
          input: ({ context: { queue } }) => ({ change: queue[0] as Change }),
          onDone: {
            target: 'idle',
            actions: [
              withOutput('report'),
              {
                type: 'announce',
                params: ({ context: { queue }, event }) =>
                  getNotices(options, queue[0] as Change, event.output),
              },
              'endChange',
            ],
          },
        },
      },
    },
  });
}
