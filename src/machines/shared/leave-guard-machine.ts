import { assertEvent, assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

/**
 * Where the person wants to go: a path of the app, a number of steps through the browser's history,
 * or out of a dialog, which discards the work of its actor only.
 */
export type Destination =
  | { readonly kind: 'path'; readonly to: string; readonly isReplace: boolean }
  | { readonly kind: 'history'; readonly delta: number }
  | { readonly kind: 'dialog'; readonly actorId: string; readonly discard: () => void };

/**
 * The context of the leave guard: the actors with unsaved work, those that can save or discard it
 * when they are asked, those whose work this browser cannot keep, and the destination that waits for
 * confirmation.
 */
export interface LeaveGuardContext {
  readonly unsaved: readonly string[];
  readonly savable: readonly string[];
  readonly notKept: readonly string[];
  readonly destination: Destination | null;
}

/**
 * The events of the leave guard. `leave.ask` requests to leave; `leave.allow`, `leave.save`,
 * `leave.discard` and `leave.stay` answer the confirmation. An actor that was asked to save and
 * reports unsaved work again could not save it.
 */
export type LeaveGuardEvent =
  | {
      readonly type: 'unsavedWork.changed';
      readonly actorId: string;
      readonly isUnsaved: boolean;
      readonly canSave?: boolean;
    }
  | { readonly type: 'unsavedWork.kept'; readonly actorId: string; readonly isKept: boolean }
  | { readonly type: 'leave.ask'; readonly destination: Destination }
  | { readonly type: 'leave.allow' }
  | { readonly type: 'leave.save' }
  | { readonly type: 'leave.discard' }
  | { readonly type: 'leave.stay' };

/** Leaving is allowed now, or the actors have to save or discard their work first. */
export type LeaveGuardEmitted =
  | { readonly type: 'leave'; readonly destination: Destination }
  | { readonly type: 'save' | 'discard'; readonly actorIds: readonly string[] };

const updateUnsaved = (
  unsaved: readonly string[],
  actorId: string,
  isUnsaved: boolean,
): readonly string[] => [
  ...unsaved.filter((id) => id !== actorId),
  ...(isUnsaved ? [actorId] : []),
];

const canLeave = (unsaved: readonly string[], destination: Destination | null): boolean =>
  destination?.kind === 'dialog' ? !unsaved.includes(destination.actorId) : unsaved.length === 0;

const canSaveAll = ({ unsaved, savable, destination }: LeaveGuardContext): boolean =>
  destination?.kind !== 'dialog' && unsaved.every((id) => savable.includes(id));

/** What happens while the person is asked, and when the work is saved or discarded. */
const leaveWhenSaved = {
  guard: 'canLeaveNow',
  target: 'judging',
  actions: ['register', 'leave', 'clearDestination'],
} as const;
const answers = {
  'leave.ask': { actions: 'setDestination' },
  'leave.allow': { target: 'guarding', actions: ['leave', 'clearDestination'] },
  'leave.stay': { target: 'guarding', actions: 'clearDestination' },
} as const;

/**
 * Registers unsaved work and asks for confirmation before it is left (NAV-006, NAV-010). Links,
 * navigation, the Back button and dialogs send `leave.ask` first. When the work is saved during the
 * confirmation, leaving is allowed. 'Save and leave' lets the actors save; when one cannot, the
 * person stays. 'Discard changes' lets them delete their work, also what this browser keeps of it.
 */
export const leaveGuardMachine = setup({
  types: {
    context: {} as LeaveGuardContext,
    events: {} as LeaveGuardEvent,
    emitted: {} as LeaveGuardEmitted,
  },
  guards: {
    isLastUnsaved: ({ context, event }) => {
      assertEvent(event, 'unsavedWork.changed');
      return updateUnsaved(context.unsaved, event.actorId, event.isUnsaved).length === 0;
    },
    canLeaveNow: ({ context, event }) => {
      assertEvent(event, 'unsavedWork.changed');
      return canLeave(
        updateUnsaved(context.unsaved, event.actorId, event.isUnsaved),
        context.destination,
      );
    },
    losesNothing: ({ context, event }) => {
      assertEvent(event, 'leave.ask');
      return canLeave(context.unsaved, event.destination);
    },
    canSaveAll: ({ context }) => canSaveAll(context),
    couldNotSave: ({ event }) => {
      assertEvent(event, 'unsavedWork.changed');
      return event.isUnsaved;
    },
    hasNothingUnsaved: ({ context }) => context.unsaved.length === 0,
  },
  actions: {
    register: assign(({ context, event }) => {
      assertEvent(event, 'unsavedWork.changed');
      const { actorId, isUnsaved, canSave = false } = event;
      const isSavable = isUnsaved && canSave;
      return {
        unsaved: updateUnsaved(context.unsaved, actorId, isUnsaved),
        ...(context.savable.includes(actorId) !== isSavable && {
          savable: updateUnsaved(context.savable, actorId, isSavable),
        }),
      };
    }),
    registerKept: assign(({ context, event }) => {
      assertEvent(event, 'unsavedWork.kept');
      return { notKept: updateUnsaved(context.notKept, event.actorId, !event.isKept) };
    }),
    setDestination: assign(({ event }) => {
      assertEvent(event, 'leave.ask');
      return { destination: event.destination };
    }),
    clearDestination: assign({ destination: null }),
    requestSave: emit(({ context }) => ({ type: 'save' as const, actorIds: context.unsaved })),
    requestDiscard: emit(({ context }) => ({
      type: 'discard' as const,
      actorIds: context.unsaved,
    })),
    leave: emit(({ context }) => {
      if (context.destination === null) throw new Error('leaving without a destination');
      return { type: 'leave' as const, destination: context.destination };
    }),
  },
}).createMachine({
  id: 'leaveGuard',
  context: { unsaved: [], savable: [], notKept: [], destination: null },
  initial: 'free',
  on: { 'unsavedWork.kept': { actions: 'registerKept' } },
  states: {
    free: {
      on: {
        'unsavedWork.changed': [
          { guard: 'isLastUnsaved', actions: 'register' },
          { target: 'guarding', actions: 'register' },
        ],
        'leave.ask': { actions: ['setDestination', 'leave', 'clearDestination'] },
      },
    },
    guarding: {
      on: {
        'unsavedWork.changed': [
          { guard: 'isLastUnsaved', target: 'free', actions: 'register' },
          { actions: 'register' },
        ],
        'leave.ask': [
          { guard: 'losesNothing', actions: ['setDestination', 'leave', 'clearDestination'] },
          { target: 'asking', actions: 'setDestination' },
        ],
      },
    },
    asking: {
      on: {
        'unsavedWork.changed': [leaveWhenSaved, { actions: 'register' }],
        ...answers,
        'leave.save': { guard: 'canSaveAll', target: 'saving', actions: 'requestSave' },
        'leave.discard': { guard: 'canSaveAll', actions: 'requestDiscard' },
      },
    },
    saving: {
      on: {
        'unsavedWork.changed': [
          leaveWhenSaved,
          {
            guard: 'couldNotSave',
            target: 'guarding',
            actions: ['register', 'clearDestination'],
          },
          { actions: 'register' },
        ],
        ...answers,
        /** An actor that is saving cannot discard: the answer makes the person stay. */
        'leave.discard': { actions: 'requestDiscard' },
      },
    },
    judging: { always: [{ guard: 'hasNothingUnsaved', target: 'free' }, { target: 'guarding' }] },
  },
});

/** The running leave guard. */
export type LeaveGuardRef = ActorRefFrom<typeof leaveGuardMachine>;

/** Returns whether there is unsaved work. */
export const selectHasUnsavedWork = ({
  context,
}: SnapshotFrom<typeof leaveGuardMachine>): boolean => context.unsaved.length > 0;

/** Returns whether the confirmation is about closing a dialog. */
export const selectAsksAboutDialog = ({
  context,
}: SnapshotFrom<typeof leaveGuardMachine>): boolean => context.destination?.kind === 'dialog';

/** Returns whether all unsaved work can be saved before the page is left. */
export const selectCanSaveAll = ({ context }: SnapshotFrom<typeof leaveGuardMachine>): boolean =>
  canSaveAll(context);

/** Returns whether this browser keeps all unsaved work until the person comes back. */
export const selectIsAllKept = ({
  context: { unsaved, notKept },
}: SnapshotFrom<typeof leaveGuardMachine>): boolean => !unsaved.some((id) => notKept.includes(id));
