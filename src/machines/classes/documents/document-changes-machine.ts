import { assertEvent, assign, enqueueActions, fromPromise, setup, type ActorRefFrom } from 'xstate';

import {
  doneMessages,
  getUndo,
  type DocumentChange,
} from '../../../domain/documents/document-change.ts';
import { getFailureMessage } from '../../../domain/messages/failure-message.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import type { Emitted } from '../../shared/emitted.ts';
import { notProvided } from '../../shared/not-provided.ts';
import { withOutput, withUnexpected } from '../../shared/with-output.ts';

interface DocumentChangesContext {
  /** The changes to carry out; the first one runs. */
  readonly queue: readonly DocumentChange[];
  /** The undo of each announced change, by the token of its notification. */
  readonly undos: Readonly<Record<string, DocumentChange>>;
  readonly count: number;
}

/** The events: a change to carry out, or the action of a notification was pressed. */
export type DocumentChangesEvent =
  | { readonly type: 'document.change'; readonly change: DocumentChange }
  | { readonly type: 'notice.acted'; readonly token: string };

const getToken = (count: number): string => `documentChange ${String(count)}`;

/**
 * Carries out what is done with documents, one after the other, announces it, and undoes a deletion
 * when its notification's action is pressed, also from another page. Emits `changed` with the class.
 * Provide `perform`.
 */
export const documentChangesMachine = setup({
  types: {
    context: {} as DocumentChangesContext,
    events: {} as DocumentChangesEvent,
    emitted: {} as Emitted | { readonly type: 'changed'; readonly classId: number },
  },
  actors: { perform: fromPromise<Outcome<unknown>, DocumentChange>(notProvided('perform')) },
  guards: {
    isKnownToken: ({ context, event }) => {
      assertEvent(event, 'notice.acted');
      return context.undos[event.token] !== undefined;
    },
    hasMore: ({ context }) => context.queue.length > 0,
  },
  actions: {
    queueChange: assign(({ context }, change: DocumentChange) => ({
      queue: [...context.queue, change],
    })),
    queueUndo: assign(({ context: { queue, undos } }, token: string) => {
      const { [token]: undo, ...others } = undos;
      return undo === undefined ? {} : { queue: [...queue, undo], undos: others };
    }),
    endChange: assign(({ context }) => ({ queue: context.queue.slice(1) })),
    announce: enqueueActions(({ context, enqueue }, outcome: Outcome<unknown>) => {
      const [change] = context.queue;
      if (change === undefined) return;
      const values = { name: change.name };
      if (change.kind !== 'download') enqueue.emit({ type: 'changed', classId: change.classId });
      if (!outcome.ok) {
        const key = change.kind === 'download' ? 'documents.notDownloaded' : 'documents.notChanged';
        const reason = getFailureMessage(outcome.failure, { key: 'documents.tryLater' });
        const message = { lines: [{ key, values }, reason] } as const;
        enqueue.emit({ type: 'notice', notice: { severity: 'error', message } });
        return;
      }
      const key = doneMessages[change.kind];
      if (key === null) return;
      const undo = getUndo(change);
      const token = getToken(context.count + 1);
      enqueue.emit({
        type: 'notice',
        notice: { severity: 'success', message: { key, values } },
        ...(undo !== null && { action: { label: { key: 'documents.undo' }, token } }),
      });
      if (undo !== null)
        enqueue.assign({ count: context.count + 1, undos: { ...context.undos, [token]: undo } });
    }),
  },
}).createMachine({
  id: 'documentChanges',
  context: { queue: [], undos: {}, count: 0 },
  initial: 'idle',
  on: {
    'document.change': {
      actions: { type: 'queueChange', params: ({ event }) => event.change },
    },
    'notice.acted': {
      guard: 'isKnownToken',
      actions: { type: 'queueUndo', params: ({ event }) => event.token },
    },
  },
  states: {
    idle: { always: { guard: 'hasMore', target: 'performing' } },
    performing: {
      invoke: {
        src: 'perform',
        input: ({ context }) => context.queue[0] as DocumentChange,
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
export type DocumentChangesRef = ActorRefFrom<typeof documentChangesMachine>;
