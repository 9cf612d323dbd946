import type { ActorRefFrom } from 'xstate';

import { getFailureMessage } from '../../../domain/messages/failure-message.ts';
import type { MessageKey } from '../../../domain/messages/en.ts';
import type { Message } from '../../../domain/messages/message.ts';
import { createChangesMachine, type ChangeNotice } from '../changes-machine.ts';
import type { ItemOutcome } from '../from-call.ts';

/** A deleted row of a list. `version` is the only version that may be restored, if there is one. */
export interface DeletedItem {
  readonly id: number;
  readonly title: string;
  readonly version?: string;
}

/** What restoring one item returned: what the person should know of it, if there is something. */
export type Restoration = ItemOutcome<DeletedItem, Message | null>;

/** Items that a list has deleted or found already deleted; and items to restore. */
export type DeletionChange =
  | {
      readonly kind: 'delete';
      readonly items: readonly DeletedItem[];
      readonly alreadyGone?: readonly DeletedItem[];
      /** The text of the notification, instead of the usual one. */
      readonly message?: Message;
      /** The severity of the notification, usually a success. */
      readonly severity?: 'info';
    }
  | { readonly kind: 'restore'; readonly items: readonly DeletedItem[] };

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

type Notices = readonly ChangeNotice<DeletionChange>[];

/** Returns the notices of a deletion: what was gone already, and what can be restored. */
function getDeletionNotices(messages: RecycleBinMessages, change: DeletionChange): Notices {
  if (change.kind === 'restore') return [];
  const { items, alreadyGone = [], message, severity = 'success' as const } = change;
  const [gone] = alreadyGone;
  const goneMessage = gone && messages.getAlreadyGone?.(gone.title, alreadyGone.length);
  return [
    ...(goneMessage === undefined ? [] : [{ severity: 'info' as const, message: goneMessage }]),
    ...(items.length === 0
      ? []
      : [
          {
            severity,
            message: message ?? messages.getDeleted(items.length),
            undo: { kind: 'restore' as const, items },
          },
        ]),
  ];
}

/** Returns the notices after a restore: how many items are back, and why each other one is not. */
function getRestoreNotices(
  messages: RecycleBinMessages,
  restorations: readonly Restoration[],
): Notices {
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
  const remarks = restorations.flatMap(({ outcome }) =>
    outcome.ok && outcome.value !== null ? [outcome.value] : [],
  );
  const count = restorations.length - failures.length;
  const notices: ChangeNotice<DeletionChange>[] = [];
  if (count > 0)
    notices.push({ severity: 'success', message: { key: messages.restored, values: { count } } });
  if (failures.length > 0) notices.push({ severity: 'error', message: { lines: failures } });
  if (remarks.length > 0) notices.push({ severity: 'info', message: { lines: remarks } });
  return notices;
}

/**
 * Creates the machine that announces deleted items (QLST-64) and restores them when the
 * notification's action is pressed, also from another page. Tell it of a deletion by
 * `change.done`. Provide `perform`, which restores items.
 */
export const createRecycleBinMachine = ({ id, messages }: RecycleBinOptions) =>
  createChangesMachine<DeletionChange, readonly Restoration[]>({
    id,
    undoLabel: messages.undo,
    tryLater: messages.tryLater,
    getNoticesOfDone: (change) => getDeletionNotices(messages, change),
    getNotices: (_, restorations) => getRestoreNotices(messages, restorations),
    getFailed: ({ items: [first] }) => ({
      key: messages.notRestored,
      values: { title: first?.title ?? '' },
    }),
  });

/** A reference to a recycle bin. */
export type RecycleBinRef = ActorRefFrom<ReturnType<typeof createRecycleBinMachine>>;
