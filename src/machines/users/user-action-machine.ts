import { assertEvent, assign, emit, setup, type ActorRefFrom } from 'xstate';

import type { HandedLink, User } from '../../api/contract/users.ts';
import { roles, type Role } from '../../domain/access/role.ts';
import type { MessageKey } from '../../domain/messages/en.ts';
import { getFailureMessage } from '../../domain/messages/failure-message.ts';
import type { Failure, Outcome } from '../../domain/outcome.ts';
import type { Emitted } from '../shared/emitted.ts';
import { fromCall } from '../shared/from-call.ts';
import { notProvided } from '../shared/not-provided.ts';
import { hasSucceeded, toFailure } from '../shared/outcome-rules.ts';
import { withOutput } from '../shared/with-output.ts';

/** What an administrator does with a user. */
export type UserActionKind =
  | 'changeRoles'
  | 'disable'
  | 'enable'
  | 'newInvitation'
  | 'resetPassword'
  | 'endSessions';

/** The action to carry out: `roles` are the new ones, `sessionId` is null for all sessions. */
export interface UserAction {
  readonly kind: UserActionKind;
  readonly user: User;
  readonly roles: readonly Role[];
  readonly sessionId: string | null;
}

/** What the server returned: a link to hand over, or how a mail leaves; null when neither. */
export interface UserActionResult {
  readonly link: HandedLink | null;
  readonly delivery: HandedLink['delivery'] | null;
}

/** The context of the dialog. */
export interface UserActionContext {
  readonly action: UserAction | null;
  readonly link: HandedLink | null;
  readonly failure: Failure | null;
}

/** The events of the dialog. */
export type UserActionEvent =
  | {
      readonly type: 'action.open';
      readonly kind: UserActionKind;
      readonly user: User;
      readonly sessionId?: string;
    }
  | { readonly type: 'role.toggle'; readonly role: Role }
  | { readonly type: 'action.confirm' }
  | { readonly type: 'action.close' };

const notices: Readonly<Record<UserActionKind, MessageKey>> = {
  changeRoles: 'users.rolesChanged',
  disable: 'users.wasDisabled',
  enable: 'users.wasEnabled',
  newInvitation: 'users.sent',
  resetPassword: 'users.resetSent',
  endSessions: 'users.sessionsEnded',
};

/** Returns the notice of a finished action; a mail that waits is not called sent. */
function getNotice({ kind }: UserAction, { delivery }: UserActionResult): MessageKey {
  if (delivery !== 'waiting') return notices[kind];
  return kind === 'resetPassword' ? 'users.resetWaits' : 'users.invitationWaits';
}

const isRole = (text: string): text is Role => roles.some((role) => role === text);

/**
 * The dialogs of a row of users: it asks, carries the action out, and shows a new invitation link.
 * Enabling needs no question. Emits `changed` when the list is out of date. Provide `perform`.
 */
export const userActionMachine = setup({
  types: {
    context: {} as UserActionContext,
    events: {} as UserActionEvent,
    emitted: {} as Emitted | { readonly type: 'changed' },
    tags: {} as 'open',
  },
  actors: {
    perform: fromCall<UserActionResult, UserAction>(notProvided('perform')),
  },
  guards: {
    asksFirst: ({ event }) => event.type === 'action.open' && event.kind !== 'enable',
    canConfirm: ({ context: { action } }) =>
      action !== null && (action.kind !== 'changeRoles' || hasOtherRoles(action)),
    hasLink: (_, outcome: Outcome<UserActionResult>) => outcome.ok && outcome.value.link !== null,
    hasSucceeded,
  },
  actions: {
    open: assign(({ event }) => {
      assertEvent(event, 'action.open');
      const { kind, user, sessionId = null } = event;
      return {
        action: { kind, user, sessionId, roles: user.roles.filter(isRole) },
        link: null,
        failure: null,
      };
    }),
    toggleRole: assign(({ context: { action }, event }) => {
      assertEvent(event, 'role.toggle');
      if (action === null) return {};
      return {
        failure: null,
        action: {
          ...action,
          roles: roles.filter((role) => action.roles.includes(role) !== (role === event.role)),
        },
      };
    }),
    clearFailure: assign({ failure: null }),
    setFailure: assign(toFailure),
    setLink: assign((_, outcome: Outcome<UserActionResult>) => ({
      link: outcome.ok ? outcome.value.link : null,
    })),
    announce: emit(({ context: { action } }, outcome: Outcome<UserActionResult>) => ({
      type: 'notice' as const,
      notice: {
        severity: 'success' as const,
        message: {
          key:
            action !== null && outcome.ok
              ? getNotice(action, outcome.value)
              : ('users.rolesChanged' as const),
          values: { email: action?.user.email ?? '' },
        },
      },
    })),
    announceFailure: emit((_, outcome: Outcome<unknown>) => ({
      type: 'notice' as const,
      notice: {
        severity: 'error' as const,
        message: getFailureMessage(outcome.ok ? { kind: 'unexpected' } : outcome.failure),
      },
    })),
    emitChanged: emit({ type: 'changed' }),
    clear: assign({ action: null, link: null, failure: null }),
  },
}).createMachine({
  id: 'userAction',
  context: { action: null, link: null, failure: null },
  initial: 'closed',
  states: {
    closed: {
      entry: 'clear',
      on: {
        'action.open': [
          { guard: 'asksFirst', target: 'asking', actions: 'open' },
          { target: 'performingUnasked', actions: 'open' },
        ],
      },
    },
    asking: {
      tags: 'open',
      on: {
        'role.toggle': { actions: 'toggleRole' },
        'action.close': 'closed',
        'action.confirm': { guard: 'canConfirm', target: 'performing', actions: 'clearFailure' },
      },
    },
    performing: {
      tags: 'open',
      invoke: {
        src: 'perform',
        input: ({ context: { action } }) => requireAction(action),
        onDone: [
          {
            guard: withOutput('hasLink'),
            target: 'showingLink',
            actions: [withOutput('setLink'), withOutput('announce'), 'emitChanged'],
          },
          {
            guard: withOutput('hasSucceeded'),
            target: 'closed',
            actions: [withOutput('announce'), 'emitChanged'],
          },
          { target: 'asking', actions: withOutput('setFailure') },
        ],
      },
    },
    performingUnasked: {
      invoke: {
        src: 'perform',
        input: ({ context: { action } }) => requireAction(action),
        onDone: [
          {
            guard: withOutput('hasSucceeded'),
            target: 'closed',
            actions: [withOutput('announce'), 'emitChanged'],
          },
          { target: 'closed', actions: withOutput('announceFailure') },
        ],
      },
    },
    showingLink: { tags: 'open', on: { 'action.close': 'closed' } },
  },
});

function hasOtherRoles({ user, roles: chosen }: UserAction): boolean {
  const known = user.roles.filter(isRole);
  return chosen.length !== known.length || chosen.some((role) => !known.includes(role));
}

function requireAction(action: UserAction | null): UserAction {
  if (action === null) throw new Error('no action is open');
  return action;
}

/** The running dialogs. */
export type UserActionRef = ActorRefFrom<typeof userActionMachine>;
