import { type ActorRefFrom, type SnapshotFrom, assign, enqueueActions, setup } from 'xstate';

import type { Notice, NoticeAction } from '../../domain/messages/notice.ts';

/** How long a notification stays visible without hover or focus (ERR-04), in milliseconds. */
const shownForMs = 4000;
const maxHistory = 100;

/** What was deleted or removed can be restored for 24 hours. */
const maxUndoAgeMs = 86_400_000;

/** A notification in the layer or in the history. `at` is its time in milliseconds since 1970. */
export interface StampedNotice extends Notice {
  readonly id: number;
  readonly at: number;
  readonly action?: NoticeAction;
}

interface Context {
  readonly shown: readonly StampedNotice[];
  /** Newest first, the visible ones included. */
  readonly history: readonly StampedNotice[];
  readonly unread: number;
  readonly nextId: number;
}

type Event =
  | {
      readonly type: 'notice.show';
      readonly notice: Notice;
      readonly at: number;
      readonly action?: NoticeAction;
    }
  | { readonly type: 'notice.dismiss' | 'notice.act' | 'notice.expire'; readonly id: number }
  /** The actions whose token begins so can no longer work. */
  | { readonly type: 'actions.end'; readonly tokenStart: string }
  | { readonly type: 'pointer.enter' | 'pointer.leave' | 'focus.enter' | 'focus.leave' }
  | { readonly type: 'history.open'; readonly at: number }
  | { readonly type: 'history.close' | 'history.clear' };

/** The person has selected the action with this token. */
export interface NoticeActed {
  readonly type: 'notice.acted';
  readonly token: string;
}

const getTimerId = (id: number): string => `expire-${String(id)}`;
const removeNotice = (notices: readonly StampedNotice[], id: number): readonly StampedNotice[] =>
  notices.filter((notice) => notice.id !== id);

/** Returns the notices, without the action of those that `isOver` matches. */
const dropActions = (
  notices: readonly StampedNotice[],
  isOver: (notice: StampedNotice) => boolean,
): readonly StampedNotice[] =>
  notices.some((notice) => notice.action && isOver(notice))
    ? notices.map((notice) => {
        const { action: _, ...rest } = notice;
        return isOver(notice) ? rest : notice;
      })
    : notices;

/**
 * Returns the notices without the errors of the same topic that a success settles, or that an error
 * says again.
 */
const hideReplaced = (
  notices: readonly StampedNotice[],
  { severity, topic, message }: Notice,
): readonly StampedNotice[] => {
  if (topic === undefined) return notices;
  const isReplaced = (notice: Notice): boolean =>
    severity === 'success' || JSON.stringify(notice.message) === JSON.stringify(message);
  return notices.filter(
    (notice) => notice.severity !== 'error' || notice.topic !== topic || !isReplaced(notice),
  );
};

/**
 * The notifications (ERR-04, ERR-05, PD-32). Each is visible for 4 seconds, which start again
 * after the layer was hovered or focused, and is stored in a history, newest first, where its action
 * stays until it is used or can no longer work. The sender gives the time of each.
 */
export const noticesMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as NoticeActed },
  delays: { shownFor: shownForMs },
  guards: { isEmpty: ({ context }) => context.shown.length === 0 },
  actions: {
    add: assign(({ context, event }) => {
      if (event.type !== 'notice.show') return {};
      const stamped: StampedNotice = {
        ...event.notice,
        id: context.nextId,
        at: event.at,
        ...(event.action && { action: event.action }),
      };
      return {
        shown: [...hideReplaced(context.shown, event.notice), stamped],
        history: [stamped, ...context.history].slice(0, maxHistory),
        unread: context.unread + 1,
        nextId: context.nextId + 1,
      };
    }),
    startNewestTimer: enqueueActions(({ context, enqueue }) => {
      const id = context.nextId - 1;
      enqueue.raise({ type: 'notice.expire', id }, { delay: 'shownFor', id: getTimerId(id) });
    }),
    startTimers: enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.shown)
        enqueue.raise({ type: 'notice.expire', id }, { delay: 'shownFor', id: getTimerId(id) });
    }),
    stopTimers: enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.shown) enqueue.cancel(getTimerId(id));
    }),
    remove: enqueueActions(({ event, enqueue }) => {
      if (!('id' in event)) return;
      enqueue.cancel(getTimerId(event.id));
      enqueue.assign({ shown: ({ context }) => removeNotice(context.shown, event.id) });
    }),
    emitAction: enqueueActions(({ context: { history }, event, enqueue }) => {
      const acted = 'id' in event ? history.find(({ id }) => id === event.id) : undefined;
      if (acted?.action === undefined) return;
      enqueue.emit({ type: 'notice.acted', token: acted.action.token });
      enqueue.assign({ history: dropActions(history, ({ id }) => id === acted.id) });
    }),
    markRead: assign({ unread: 0 }),
    dropOldActions: assign(({ context, event }) =>
      event.type === 'history.open'
        ? { history: dropActions(context.history, ({ at }) => event.at - at >= maxUndoAgeMs) }
        : {},
    ),
    dropEndedActions: assign(({ context, event }) => {
      if (event.type !== 'actions.end') return {};
      const isOver = ({ action }: StampedNotice): boolean =>
        action?.token.startsWith(event.tokenStart) === true;
      return {
        shown: dropActions(context.shown, isOver),
        history: dropActions(context.history, isOver),
      };
    }),
    clearHistory: assign({ history: [], unread: 0 }),
  },
}).createMachine({
  id: 'notices',
  context: { shown: [], history: [], unread: 0, nextId: 1 },
  type: 'parallel',
  on: { 'actions.end': { actions: 'dropEndedActions' } },
  states: {
    layer: {
      initial: 'counting',
      on: {
        'notice.dismiss': { actions: 'remove' },
        'notice.act': { actions: ['emitAction', 'remove'] },
      },
      states: {
        counting: {
          entry: 'startTimers',
          on: {
            'notice.show': { actions: ['add', 'startNewestTimer'] },
            'notice.expire': { actions: 'remove' },
            'pointer.enter': 'held.hovered',
            'focus.enter': 'held.focused',
          },
        },
        held: {
          entry: 'stopTimers',
          initial: 'hovered',
          always: { guard: 'isEmpty', target: 'counting' },
          on: { 'notice.show': { actions: 'add' } },
          states: {
            hovered: { on: { 'pointer.leave': '#notices.layer.counting', 'focus.enter': 'both' } },
            focused: { on: { 'focus.leave': '#notices.layer.counting', 'pointer.enter': 'both' } },
            both: { on: { 'pointer.leave': 'focused', 'focus.leave': 'hovered' } },
          },
        },
      },
    },
    history: {
      initial: 'closed',
      on: { 'history.clear': { actions: 'clearHistory' } },
      states: {
        closed: { on: { 'history.open': 'open' } },
        open: {
          entry: ['markRead', 'dropOldActions'],
          exit: 'markRead',
          on: { 'history.close': 'closed' },
        },
      },
    },
  },
});

/** A running notices machine. */
export type NoticesRef = ActorRefFrom<typeof noticesMachine>;

/** Returns the visible notifications, oldest first. */
export const selectVisible = ({
  context,
}: SnapshotFrom<typeof noticesMachine>): readonly StampedNotice[] => context.shown;

/** Returns all notifications since the start or the last clearing, newest first. */
export const selectHistory = ({
  context,
}: SnapshotFrom<typeof noticesMachine>): readonly StampedNotice[] => context.history;

/** Returns how many notifications are unread. */
export const selectUnread = ({ context }: SnapshotFrom<typeof noticesMachine>): number =>
  context.unread;

/** Returns whether the history panel is open. */
export const selectIsHistoryOpen = (snapshot: SnapshotFrom<typeof noticesMachine>): boolean =>
  snapshot.matches({ history: 'open' });
