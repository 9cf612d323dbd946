import { assertEvent, assign, emit, enqueueActions, setup, type ActorRefFrom } from 'xstate';

import { getFailureMessage } from '../../../domain/messages/failure-message.ts';
import type { MessageKey } from '../../../domain/messages/en.ts';
import type { Message } from '../../../domain/messages/message.ts';
import type { Emitted } from '../emitted.ts';
import { fromItemCalls, type ItemOutcome } from '../from-call.ts';
import { notProvided } from '../not-provided.ts';
import { withOutput } from '../with-output.ts';

/** A deleted row of a list. `version` is the only version that may be restored, if there is one. */
export interface DeletedItem {
  readonly id: number;
  readonly title: string;
  readonly version?: string;
}

/** What restoring one item returned: what the person should know of it, if there is something. */
export type Restoration = ItemOutcome<DeletedItem, Message | null>;

/** Items are back in their list. */
export interface ItemsRestored {
  readonly type: 'items.restored';
  readonly items: readonly DeletedItem[];
}

interface RecycleBinContext {
  /** Deletions that can be undone, by the token of their notification. */
  readonly deletions: Readonly<Record<string, readonly DeletedItem[]>>;
  readonly count: number;
  /** The tokens of the deletions to undo, the next one first. */
  readonly queue: readonly string[];
}

/**
 * The events of the recycle bin: items were deleted or already gone, or the action of a
 * notification was pressed.
 */
export type RecycleBinEvent =
  | {
      readonly type: 'items.deleted';
      readonly items: readonly DeletedItem[];
      readonly alreadyGone: readonly DeletedItem[];
      /** The text of the notification, instead of the usual one. */
      readonly message?: Message;
    }
  | { readonly type: 'notice.acted'; readonly token: string };

/** The texts of a recycle bin. */
export interface RecycleBinMessages {
  readonly getDeleted: (count: number) => Message;
  readonly getAlreadyGone?: (title: string, count: number) => Message;
  readonly restored: MessageKey;
  readonly notRestored: MessageKey;
  readonly tryLater: MessageKey;
  readonly undo: MessageKey;
}

interface RecycleBinOptions {
  readonly id: string;
  readonly messages: RecycleBinMessages;
}

const getNextItems = ({
  deletions,
  queue: [token = ''],
}: RecycleBinContext): readonly DeletedItem[] => deletions[token] ?? [];

/** Returns the notices after a restore: how many items are back, and why each other one is not. */
function toRestoreNotices(
  messages: RecycleBinMessages,
  restorations: readonly Restoration[],
): readonly Extract<Emitted, { type: 'notice' }>[] {
  const failures = restorations.flatMap(({ item, outcome }): Message[] =>
    outcome.ok
      ? []
      : [
          {
            key: messages.notRestored,
            values: { title: item.title },
            about: getFailureMessage(outcome.failure, { key: messages.tryLater }),
          },
        ],
  );
  const count = restorations.length - failures.length;
  const restored: Message = { key: messages.restored, values: { count } };
  const remarks = restorations.flatMap(({ outcome }) =>
    outcome.ok && outcome.value !== null ? [outcome.value] : [],
  );
  return [
    ...(count > 0
      ? [{ type: 'notice' as const, notice: { severity: 'success' as const, message: restored } }]
      : []),
    ...(failures.length > 0
      ? [
          {
            type: 'notice' as const,
            notice: { severity: 'error' as const, message: { lines: failures } },
          },
        ]
      : []),
    ...(remarks.length > 0
      ? [
          {
            type: 'notice' as const,
            notice: { severity: 'info' as const, message: { lines: remarks } },
          },
        ]
      : []),
  ];
}

const typedSetup = setup({
  types: {
    context: {} as RecycleBinContext,
    events: {} as RecycleBinEvent,
    emitted: {} as Emitted | ItemsRestored,
  },
  actors: {
    restoreItems: fromItemCalls<DeletedItem, Message | null>(notProvided('restoreItems')),
  },
  guards: {
    isKnownToken: ({ context, event }) => {
      assertEvent(event, 'notice.acted');
      return context.deletions[event.token] !== undefined && !context.queue.includes(event.token);
    },
    hasDeleted: ({ event }) => {
      assertEvent(event, 'items.deleted');
      return event.items.length > 0;
    },
    hasMore: ({ context }) => context.queue.length > 0,
  },
});

const createBinSetup = ({ id, messages }: RecycleBinOptions) =>
  typedSetup.extend({
    actions: {
      addDeletion: assign(({ context: { deletions, count }, event }) => {
        assertEvent(event, 'items.deleted');
        return {
          count: count + 1,
          deletions: { ...deletions, [`${id} ${String(count + 1)}`]: event.items },
        };
      }),
      announceDeleted: emit(({ context, event }) => {
        assertEvent(event, 'items.deleted');
        return {
          type: 'notice' as const,
          notice: {
            severity: 'success' as const,
            message: event.message ?? messages.getDeleted(event.items.length),
          },
          action: {
            label: { key: messages.undo },
            token: `${id} ${String(context.count)}`,
            kbd: 'Ctrl Z',
          },
        };
      }),
      announceGone: enqueueActions(({ event, enqueue }) => {
        assertEvent(event, 'items.deleted');
        const [first] = event.alreadyGone;
        const message = first && messages.getAlreadyGone?.(first.title, event.alreadyGone.length);
        if (message !== undefined)
          enqueue.emit({ type: 'notice', notice: { severity: 'info', message } });
      }),
      queueRestore: assign(({ context: { queue }, event }) => {
        assertEvent(event, 'notice.acted');
        return { queue: [...queue, event.token] };
      }),
      removeDeletion: assign(
        ({
          context: {
            deletions,
            queue: [token, ...queue],
          },
        }) => ({
          queue,
          deletions: Object.fromEntries(
            Object.entries(deletions).filter(([each]) => each !== token),
          ),
        }),
      ),
      announceRestored: enqueueActions(({ enqueue }, restorations: readonly Restoration[]) => {
        for (const notice of toRestoreNotices(messages, restorations)) enqueue.emit(notice);
        enqueue.emit({
          type: 'items.restored',
          items: restorations.flatMap(({ item, outcome }) => (outcome.ok ? [item] : [])),
        });
      }),
    },
  });

/**
 * Creates the machine that announces deleted items (QLST-64) and restores them when the
 * notification's action is pressed, also from another page. It emits `items.restored` for the
 * lists. Provide `restoreItems`.
 */
export function createRecycleBinMachine(options: RecycleBinOptions) {
  return createBinSetup(options).createMachine({
    id: options.id,
    context: { deletions: {}, count: 0, queue: [] },
    initial: 'idle',
    on: {
      'items.deleted': [
        { guard: 'hasDeleted', actions: ['announceGone', 'addDeletion', 'announceDeleted'] },
        { actions: 'announceGone' },
      ],
      'notice.acted': { guard: 'isKnownToken', actions: 'queueRestore' },
    },
    states: {
      idle: { always: { guard: 'hasMore', target: 'restoring' } },
      restoring: {
        invoke: {
          src: 'restoreItems',
          input: ({ context }) => ({ items: getNextItems(context) }),
          onDone: {
            target: 'idle',
            actions: [withOutput('announceRestored'), 'removeDeletion'],
          },
        },
      },
    },
  });
}

/** A reference to a recycle bin. */
export type RecycleBinRef = ActorRefFrom<ReturnType<typeof createRecycleBinMachine>>;
