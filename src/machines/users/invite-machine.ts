import { assertEvent, assign, emit, fromPromise, setup, type ActorRefFrom } from 'xstate';

import type { Message } from '../../domain/notice.ts';
import { failed, type Failure, type Outcome } from '../../domain/outcome.ts';
import {
  blankInvitation,
  checkInvitation,
  type Invitation,
} from '../../domain/users/invitation.ts';
import type { Emitted } from '../shared/emitted.ts';
import { notSupplied } from '../shared/not-supplied.ts';

/** What the invitation's dialog remembers. */
export interface InviteContext {
  readonly invitation: Invitation;
  /** What stood in the fields at first. */
  readonly opened: Invitation;
  readonly faults: Readonly<Partial<Record<keyof Invitation, Message>>>;
  readonly failure: Failure | null;
}

/** What a person does with it; `invite.open` may bring what is known of somebody invited before. */
export type InviteEvent =
  | { readonly type: 'invite.open'; readonly invitation?: Invitation }
  | { readonly type: 'invite.change'; readonly invitation: Partial<Invitation> }
  | { readonly type: 'invite.send' }
  | { readonly type: 'invite.close' };

const fields = ['email', 'firstName', 'lastName', 'role'] as const;
const differ = (a: Invitation, b: Invitation): boolean =>
  fields.some((field) => a[field] !== b[field]);

/** The dialog that invites somebody (SES-06, SES-07); what was typed counts as unsaved work. Emits `invited` when the mail is on its way. Supply `invite`. */
export const inviteMachine = setup({
  types: {
    context: {} as InviteContext,
    events: {} as InviteEvent,
    emitted: {} as Emitted | { readonly type: 'invited' },
    tags: {} as 'open',
  },
  actors: { invite: fromPromise<Outcome<unknown>, Invitation>(notSupplied('invite')) },
  guards: {
    hasFaults: ({ context }) => Object.keys(checkInvitation(context.invitation)).length > 0,
    hasSucceeded: (_, outcome: Outcome<unknown>) => outcome.ok,
  },
  actions: {
    fill: assign(({ event }) => {
      assertEvent(event, 'invite.open');
      const opened = event.invitation ?? blankInvitation;
      return { invitation: opened, opened, faults: {}, failure: null };
    }),
    change: assign(({ context, event }) => {
      assertEvent(event, 'invite.change');
      const changed = Object.keys(event.invitation);
      return {
        invitation: { ...context.invitation, ...event.invitation },
        faults: Object.fromEntries(
          Object.entries(context.faults).filter(([field]) => !changed.includes(field)),
        ),
      };
    }),
    showFaults: assign({
      faults: ({ context }) => checkInvitation(context.invitation),
      failure: null,
    }),
    forgetFaults: assign({ faults: {}, failure: null }),
    explain: assign((_, outcome: Outcome<unknown>) => ({
      failure: outcome.ok ? null : outcome.failure,
    })),
    tellSent: emit(({ context }) => ({
      type: 'notice' as const,
      notice: {
        severity: 'success' as const,
        message: { key: 'users.sent' as const, values: { email: context.invitation.email.trim() } },
      },
    })),
    declareWork: emit(({ context: { invitation, opened } }) => ({
      type: 'unsavedWork' as const,
      isUnsaved: differ(invitation, opened),
    })),
    releaseWork: emit({ type: 'unsavedWork' as const, isUnsaved: false }),
    tellInvited: emit({ type: 'invited' }),
  },
}).createMachine({
  id: 'invite',
  context: { invitation: blankInvitation, opened: blankInvitation, faults: {}, failure: null },
  initial: 'closed',
  states: {
    closed: { entry: 'releaseWork', on: { 'invite.open': { target: 'editing', actions: 'fill' } } },
    editing: {
      tags: 'open',
      on: {
        'invite.change': { actions: ['change', 'declareWork'] },
        'invite.close': 'closed',
        'invite.send': [
          { guard: 'hasFaults', actions: 'showFaults' },
          { target: 'sending', actions: 'forgetFaults' },
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
            guard: { type: 'hasSucceeded', params: ({ event }) => event.output },
            target: 'closed',
            actions: ['tellSent', 'tellInvited'],
          },
          { target: 'editing', actions: { type: 'explain', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'editing',
          actions: { type: 'explain', params: () => failed({ kind: 'unexpected' }) },
        },
      },
    },
  },
});

/** The running dialog. */
export type InviteRef = ActorRefFrom<typeof inviteMachine>;
