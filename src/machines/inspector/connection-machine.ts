import {
  assertEvent,
  assign,
  enqueueActions,
  fromCallback,
  sendTo,
  setup,
  type ActorRefFrom,
  type SnapshotFrom,
} from 'xstate';

import { notProvided } from '../shared/not-provided.ts';

/** A tab of the console that can be followed. */
export interface FoundTab {
  readonly tab: string;
  readonly title: string;
  readonly path: string;
}

/** The context of a connection: the tabs that answer, and what of the followed one is shown. */
export interface ConnectionContext {
  readonly tabs: readonly FoundTab[];
  readonly followed: FoundTab | null;
  /** The actor whose chart, context and possible events are shown. */
  readonly actor: string | null;
  /** The followed tab came back, so that its log began anew. */
  readonly isNewRun: boolean;
  /** The name of the actor that the address asks for; null when it asks for none. */
  readonly awaited: string | null;
  /** The number of the last event that a paused log shows. */
  readonly lastShownEvent: number;
  /** The number of the event whose moment is shown; null for now. */
  readonly moment: number | null;
}

interface SentEvent {
  readonly actor: string;
  readonly event: { readonly type: string };
}

/** The events of a connection: from the channel to the tabs, and from the person. */
export type ConnectionEvent =
  | ({ readonly type: 'tab.found' } & FoundTab)
  | { readonly type: 'tab.lost' | 'tab.ended' | 'tab.choose'; readonly tab: string }
  | {
      readonly type: 'tab.leave' | 'log.resume' | 'log.clear' | 'moment.leave' | 'recording.take';
    }
  | { readonly type: 'moment.choose'; readonly number: number }
  | { readonly type: 'actor.choose'; readonly actor: string | null }
  | { readonly type: 'actor.await'; readonly name: string | null }
  | ({ readonly type: 'actor.send' } & SentEvent)
  | { readonly type: 'log.pause'; readonly lastEvent: number };

/** What the channel does for the connection. */
export type ChannelCommand =
  | { readonly type: 'follow'; readonly tab: string }
  | { readonly type: 'unfollow' | 'takeRecording' }
  | { readonly type: 'clear' }
  /** Chooses the actor of this name as soon as it runs; null for the first one. */
  | { readonly type: 'await'; readonly name: string | null }
  | { readonly type: 'watch'; readonly actor: string | null }
  /** Asks what an actor knew and could do when an event had been processed. */
  | { readonly type: 'recall'; readonly actor: string; readonly number: number }
  | ({ readonly type: 'send' } & SentEvent);

interface ActionArgs {
  readonly context: ConnectionContext;
  readonly event: ConnectionEvent;
}

const tell = (toCommand: (args: ActionArgs) => ChannelCommand) =>
  sendTo<ConnectionContext, ConnectionEvent, undefined, never, ConnectionEvent>(
    'channel',
    toCommand as never,
  );

/**
 * The connection of an inspector to a tab of the console. The only tab that answers is followed at
 * once, of several the person chooses one. Of its actors the one that the address asks for is shown
 * as soon as it runs. A tab that no longer answers is followed again when it answers, as one that is
 * loaded again does; one that signs out or closes has ended. An older event of the log can be
 * chosen: its moment is shown until the person goes back to now. Provide `channel`, which also
 * collects the reports of the followed tab.
 */
export const connectionMachine = setup({
  types: {
    context: {} as ConnectionContext,
    events: {} as ConnectionEvent,
  },
  actors: {
    channel: fromCallback<ChannelCommand>(notProvided('channel')),
  },
  delays: { searchTime: 600 },
  guards: {
    hasTabs: ({ context }) => context.tabs.length > 0,
    hasOneTab: ({ context }) => context.tabs.length === 1,
    isFollowed: ({ context, event }) => 'tab' in event && event.tab === context.followed?.tab,
    isOtherTab: ({ context, event }) =>
      'tab' in event &&
      event.tab !== context.followed?.tab &&
      context.tabs.some(({ tab }) => tab === event.tab),
    isKnownTab: ({ context, event }) =>
      'tab' in event && context.tabs.some(({ tab }) => tab === event.tab),
  },
  actions: {
    addTab: assign(({ context: { tabs, followed }, event }) => {
      assertEvent(event, 'tab.found');
      const { type: _, ...found } = event;
      const isKnown = tabs.some(({ tab }) => tab === found.tab);
      return {
        tabs: isKnown
          ? tabs.map((each) => (each.tab === found.tab ? found : each))
          : [...tabs, found],
        followed: followed?.tab === found.tab ? found : followed,
      };
    }),
    removeTab: assign(({ context: { tabs }, event }) => {
      assertEvent(event, ['tab.lost', 'tab.ended']);
      return { tabs: tabs.filter(({ tab }) => tab !== event.tab) };
    }),
    chooseTab: assign(({ context: { tabs }, event }) => {
      assertEvent(event, 'tab.choose');
      const followed = tabs.find(({ tab }) => tab === event.tab) ?? null;
      return { followed, actor: null, moment: null, isNewRun: false };
    }),
    chooseOnlyTab: assign(({ context: { tabs } }) => ({ followed: tabs[0] ?? null, actor: null })),
    leaveTab: assign({ followed: null, actor: null, moment: null, isNewRun: false }),
    chooseMoment: assign(({ event }) => {
      assertEvent(event, 'moment.choose');
      return { moment: event.number };
    }),
    leaveMoment: assign({ moment: null }),
    chooseActor: assign(({ event }) => {
      assertEvent(event, 'actor.choose');
      return { actor: event.actor };
    }),
    beginRun: assign({ actor: null, isNewRun: true }),
    setAwaited: assign(({ event }) => {
      assertEvent(event, 'actor.await');
      return { awaited: event.name };
    }),
    setLastShownEvent: assign(({ event }) => {
      assertEvent(event, 'log.pause');
      return { lastShownEvent: event.lastEvent };
    }),
    follow: tell(({ context: { followed } }) => ({ type: 'follow', tab: followed?.tab ?? '' })),
    unfollow: tell(() => ({ type: 'unfollow' })),
    watch: tell(({ context: { actor } }) => ({ type: 'watch', actor })),
    awaitActor: tell(({ context: { awaited } }) => ({ type: 'await', name: awaited })),
    recall: enqueueActions(({ context: { actor, moment }, enqueue }) => {
      if (actor !== null && moment !== null)
        enqueue.sendTo('channel', { type: 'recall', actor, number: moment });
    }),
    clearLog: tell(() => ({ type: 'clear' })),
    takeRecording: tell(() => ({ type: 'takeRecording' })),
    sendEvent: tell(({ event }) => {
      assertEvent(event, 'actor.send');
      return { type: 'send', actor: event.actor, event: event.event };
    }),
  },
}).createMachine({
  id: 'inspectorConnection',
  context: {
    tabs: [],
    followed: null,
    actor: null,
    isNewRun: false,
    awaited: null,
    lastShownEvent: 0,
    moment: null,
  },
  invoke: { src: 'channel', id: 'channel', onError: '.failed' },
  initial: 'looking',
  on: {
    'tab.found': { actions: 'addTab' },
    'tab.lost': { actions: 'removeTab' },
    'tab.ended': { actions: 'removeTab' },
    'tab.choose': { guard: 'isKnownTab', target: '.following', actions: 'chooseTab' },
    'actor.choose': { actions: 'chooseActor' },
    'actor.await': { actions: ['setAwaited', 'awaitActor'] },
    'moment.choose': { actions: 'chooseMoment' },
    'moment.leave': { actions: 'leaveMoment' },
    'log.clear': { actions: ['clearLog', 'leaveMoment'] },
  },
  states: {
    looking: {
      after: {
        searchTime: [
          { guard: 'hasOneTab', target: 'following', actions: 'chooseOnlyTab' },
          { guard: 'hasTabs', target: 'choosing' },
          { target: 'looking', reenter: true },
        ],
      },
    },
    /** Several tabs answer, or the person follows none. */
    choosing: {},
    following: {
      entry: 'follow',
      exit: 'unfollow',
      initial: 'running',
      on: {
        'tab.choose': [
          { guard: 'isOtherTab', target: 'following', reenter: true, actions: 'chooseTab' },
          {},
        ],
        'tab.lost': [
          { guard: 'isFollowed', target: 'lost', actions: 'removeTab' },
          { actions: 'removeTab' },
        ],
        'tab.ended': [
          { guard: 'isFollowed', target: 'ended', actions: 'removeTab' },
          { actions: 'removeTab' },
        ],
        'tab.leave': { target: 'choosing', actions: 'leaveTab' },
        'actor.choose': { actions: ['chooseActor', 'watch', 'recall'] },
        'moment.choose': { actions: ['chooseMoment', 'recall'] },
        'actor.send': { actions: 'sendEvent' },
        'recording.take': { actions: 'takeRecording' },
      },
      states: {
        running: {
          on: { 'log.pause': { target: 'paused', actions: 'setLastShownEvent' } },
        },
        paused: {
          on: {
            'log.resume': 'running',
            'log.clear': { target: 'running', actions: ['clearLog', 'leaveMoment'] },
          },
        },
      },
    },
    /** The followed tab does not answer. */
    lost: {
      on: {
        'tab.found': [
          { guard: 'isFollowed', target: 'following', actions: ['addTab', 'beginRun'] },
          { actions: 'addTab' },
        ],
      },
    },
    /** The followed tab was closed or signed out; its log stays. It answers when it comes back. */
    ended: {
      on: {
        'tab.found': [
          { guard: 'isFollowed', target: 'following', actions: ['addTab', 'beginRun'] },
          { actions: 'addTab' },
        ],
      },
    },
    /** The browser has no channel between tabs. */
    failed: { on: { 'tab.choose': {} } },
  },
});

/** A running connection. */
export type ConnectionRef = ActorRefFrom<typeof connectionMachine>;

type ConnectionSnapshot = SnapshotFrom<typeof connectionMachine>;

/** How far the connection is, in one word. */
export type ConnectionState = 'looking' | 'choosing' | 'following' | 'lost' | 'ended' | 'failed';

/** Returns how far the connection is. */
export const selectConnectionState = ({
  value,
}: Pick<ConnectionSnapshot, 'value'>): ConnectionState =>
  typeof value === 'string' ? value : 'following';

/** Returns the number of the last event to show; null when all are shown. */
export const selectLastShownEvent = (snapshot: ConnectionSnapshot): number | null =>
  snapshot.matches({ following: 'paused' }) ? snapshot.context.lastShownEvent : null;
