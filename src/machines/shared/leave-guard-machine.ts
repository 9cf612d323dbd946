import { assertEvent, assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

/** Where somebody wants to go: an address of the app, that many steps through the browser's history, or away from one actor's dialog, whose own work alone is given up. */
export type Destination =
  | { readonly kind: 'path'; readonly to: string; readonly isReplace: boolean }
  | { readonly kind: 'history'; readonly delta: number }
  | { readonly kind: 'dialog'; readonly actorId: string; readonly giveUp: () => void };

/** Which actors have unsaved work, and the departure that waits for an answer. */
export interface LeaveGuardContext {
  readonly unsaved: readonly string[];
  readonly destination: Destination | null;
}

/** What happens to the leave guard. `leave.ask` is a departure, `leave.allow` and `leave.stay` its answers. */
export type LeaveGuardEvent =
  | { readonly type: 'unsavedWork.changed'; readonly actorId: string; readonly isUnsaved: boolean }
  | { readonly type: 'leave.ask'; readonly destination: Destination }
  | { readonly type: 'leave.allow' }
  | { readonly type: 'leave.stay' };

/** The departure may happen now. */
export interface LeaveGuardEmitted {
  readonly type: 'leave';
  readonly destination: Destination;
}

const after = (
  unsaved: readonly string[],
  actorId: string,
  isUnsaved: boolean,
): readonly string[] => [
  ...unsaved.filter((id) => id !== actorId),
  ...(isUnsaved ? [actorId] : []),
];

const losesNothing = (unsaved: readonly string[], destination: Destination | null): boolean =>
  destination?.kind === 'dialog' ? !unsaved.includes(destination.actorId) : unsaved.length === 0;

/**
 * The registry of unsaved work and the question before it is left (NAV-006, NAV-010): links, navigation, the Back button and dialogs that
 * are closed ask here first. Work that gets saved while the question stands lets the departure happen.
 */
export const leaveGuardMachine = setup({
  types: {
    context: {} as LeaveGuardContext,
    events: {} as LeaveGuardEvent,
    emitted: {} as LeaveGuardEmitted,
  },
  guards: {
    leavesNothingUnsaved: ({ context, event }) => {
      assertEvent(event, 'unsavedWork.changed');
      return after(context.unsaved, event.actorId, event.isUnsaved).length === 0;
    },
    setsFree: ({ context, event }) => {
      assertEvent(event, 'unsavedWork.changed');
      return losesNothing(
        after(context.unsaved, event.actorId, event.isUnsaved),
        context.destination,
      );
    },
    losesNothing: ({ context, event }) => {
      assertEvent(event, 'leave.ask');
      return losesNothing(context.unsaved, event.destination);
    },
    hasNothingUnsaved: ({ context }) => context.unsaved.length === 0,
  },
  actions: {
    register: assign(({ context, event }) => {
      assertEvent(event, 'unsavedWork.changed');
      return { unsaved: after(context.unsaved, event.actorId, event.isUnsaved) };
    }),
    rememberDestination: assign(({ event }) => {
      assertEvent(event, 'leave.ask');
      return { destination: event.destination };
    }),
    forgetDestination: assign({ destination: null }),
    leave: emit(({ context }) => {
      if (context.destination === null) throw new Error('leaving without a destination');
      return { type: 'leave' as const, destination: context.destination };
    }),
  },
}).createMachine({
  id: 'leaveGuard',
  context: { unsaved: [], destination: null },
  initial: 'free',
  states: {
    free: {
      on: {
        'unsavedWork.changed': [
          { guard: 'leavesNothingUnsaved', actions: 'register' },
          { target: 'guarding', actions: 'register' },
        ],
        'leave.ask': { actions: ['rememberDestination', 'leave', 'forgetDestination'] },
      },
    },
    guarding: {
      on: {
        'unsavedWork.changed': [
          { guard: 'leavesNothingUnsaved', target: 'free', actions: 'register' },
          { actions: 'register' },
        ],
        'leave.ask': [
          { guard: 'losesNothing', actions: ['rememberDestination', 'leave', 'forgetDestination'] },
          { target: 'asking', actions: 'rememberDestination' },
        ],
      },
    },
    asking: {
      on: {
        'unsavedWork.changed': [
          {
            guard: 'setsFree',
            target: 'judging',
            actions: ['register', 'leave', 'forgetDestination'],
          },
          { actions: 'register' },
        ],
        'leave.ask': { actions: 'rememberDestination' },
        'leave.allow': { target: 'guarding', actions: ['leave', 'forgetDestination'] },
        'leave.stay': { target: 'guarding', actions: 'forgetDestination' },
      },
    },
    judging: { always: [{ guard: 'hasNothingUnsaved', target: 'free' }, { target: 'guarding' }] },
  },
});

/** The running leave guard. */
export type LeaveGuardRef = ActorRefFrom<typeof leaveGuardMachine>;

/** Whether anything would be lost by leaving now. */
export const selectHasUnsavedWork = ({
  context,
}: SnapshotFrom<typeof leaveGuardMachine>): boolean => context.unsaved.length > 0;

/** Whether it is asked about the closing of a dialog. */
export const selectAsksAboutDialog = ({
  context,
}: SnapshotFrom<typeof leaveGuardMachine>): boolean => context.destination?.kind === 'dialog';
