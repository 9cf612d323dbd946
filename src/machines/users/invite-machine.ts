import { assertEvent, assign, emit, setup, type ActorRefFrom } from 'xstate';

import type { Message } from '../../domain/messages/message.ts';
import type { Failure, Outcome } from '../../domain/outcome.ts';
import {
  blankInvitation,
  validateInvitation,
  type Invitation,
} from '../../domain/users/invitation.ts';
import type { Emitted } from '../shared/emitted.ts';
import { fromCall } from '../shared/from-call.ts';
import { notProvided } from '../shared/not-provided.ts';
import { hasSucceeded, toFailure } from '../shared/outcome-rules.ts';
import { withOutput } from '../shared/with-output.ts';

/** How the mail of an invitation leaves: sent, or kept in the outbox without a mail server. */
export interface InvitationResult {
  readonly delivery: 'sent' | 'waiting';
}

/** The context of the invitation dialog. */
export interface InviteContext {
  readonly invitation: Invitation;
  /** The initial values of the fields. */
  readonly opened: Invitation;
  readonly errors: Readonly<Partial<Record<keyof Invitation, Message>>>;
  readonly failure: Failure | null;
}

/** The events of the dialog. `invite.open` may carry the data of an earlier invitation. */
export type InviteEvent =
  | { readonly type: 'invite.open'; readonly invitation?: Invitation }
  | { readonly type: 'invite.change'; readonly invitation: Partial<Invitation> }
  | { readonly type: 'invite.send' }
  | { readonly type: 'invite.close' };

const fields = ['email', 'firstName', 'lastName', 'role'] as const;
const differ = (a: Invitation, b: Invitation): boolean =>
  fields.some((field) => a[field] !== b[field]);

/**
 * The dialog of an invitation (SES-06, SES-07). Typed values are unsaved work. Emits `invited` when
 * the invitation is stored. Provide `invite`.
 */
export const inviteMachine = setup({
  types: {
    context: {} as InviteContext,
    events: {} as InviteEvent,
    emitted: {} as Emitted | { readonly type: 'invited' },
    tags: {} as 'open',
  },
  actors: { invite: fromCall<InvitationResult, Invitation>(notProvided('invite')) },
  guards: {
    hasErrors: ({ context }) => Object.keys(validateInvitation(context.invitation)).length > 0,
    hasSucceeded,
  },
  actions: {
    fill: assign(({ event }) => {
      assertEvent(event, 'invite.open');
      const opened = event.invitation ?? blankInvitation;
      return { invitation: opened, opened, errors: {}, failure: null };
    }),
    change: assign(({ context, event }) => {
      assertEvent(event, 'invite.change');
      const changed = Object.keys(event.invitation);
      return {
        invitation: { ...context.invitation, ...event.invitation },
        errors: Object.fromEntries(
          Object.entries(context.errors).filter(([field]) => !changed.includes(field)),
        ),
      };
    }),
    showErrors: assign({
      errors: ({ context }) => validateInvitation(context.invitation),
      failure: null,
    }),
    clearErrors: assign({ errors: {}, failure: null }),
    setFailure: assign(toFailure),
    announceSent: emit(({ context }, outcome: Outcome<InvitationResult>) => ({
      type: 'notice' as const,
      notice: {
        severity: 'success' as const,
        message: {
          key:
            outcome.ok && outcome.value.delivery === 'waiting'
              ? ('users.invitationWaits' as const)
              : ('users.sent' as const),
          values: { email: context.invitation.email.trim() },
        },
      },
    })),
    markUnsavedWork: emit(({ context: { invitation, opened } }) => ({
      type: 'unsavedWork' as const,
      isUnsaved: differ(invitation, opened),
    })),
    clearUnsavedWork: emit({ type: 'unsavedWork' as const, isUnsaved: false }),
    emitInvited: emit({ type: 'invited' }),
  },
}).createMachine({
  id: 'invite',
  context: { invitation: blankInvitation, opened: blankInvitation, errors: {}, failure: null },
  initial: 'closed',
  states: {
    closed: {
      entry: 'clearUnsavedWork',
      on: { 'invite.open': { target: 'editing', actions: 'fill' } },
    },
    editing: {
      tags: 'open',
      on: {
        'invite.change': { actions: ['change', 'markUnsavedWork'] },
        'invite.close': 'closed',
        'invite.send': [
          { guard: 'hasErrors', actions: 'showErrors' },
          { target: 'sending', actions: 'clearErrors' },
        ],
      },
    },
    sending: {
      tags: 'open',
      invoke: {
        src: 'invite',
        input: ({ context }) => context.invitation,
        onDone: [
          {
            guard: withOutput('hasSucceeded'),
            target: 'closed',
            actions: [withOutput('announceSent'), 'emitInvited'],
          },
          { target: 'editing', actions: withOutput('setFailure') },
        ],
      },
    },
  },
});

/** The running dialog. */
export type InviteRef = ActorRefFrom<typeof inviteMachine>;
