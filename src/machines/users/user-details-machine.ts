import { assertEvent, assign, fromPromise, setup, type ActorRefFrom } from 'xstate';

import type { AuditEntry } from '../../api/contract/audit.ts';
import type { OpenSession } from '../../api/contract/sessions.ts';
import type { User } from '../../api/contract/users.ts';
import { failed, type Failure, type Outcome } from '../../domain/outcome.ts';
import { notProvided } from '../shared/not-provided.ts';
import { withOutput } from '../shared/with-output.ts';

/** A user as the list and the panel show them. */
export type UserRow = User;

/** The open sessions of a user and the newest entries of the audit log about them. */
export interface UserDetails {
  readonly sessions: readonly OpenSession[];
  readonly trail: readonly AuditEntry[];
  readonly trailCount: number;
}

/** The context of the panel. The details of a user stay while newer ones load. */
export interface UserDetailsContext {
  readonly user: User | null;
  readonly details: UserDetails | null;
  readonly failure: Failure | null;
}

/** The events of the panel. `user.refreshed` brings the row of the reloaded list. */
export type UserDetailsEvent =
  | { readonly type: 'details.open'; readonly user: User }
  | { readonly type: 'details.close' }
  | { readonly type: 'details.refresh' }
  | { readonly type: 'users.refreshed'; readonly users: readonly User[] };

/**
 * The panel beside the list of users: the chosen user, their sessions and their audit trail.
 * Provide `load`.
 */
export const userDetailsMachine = setup({
  types: {
    context: {} as UserDetailsContext,
    events: {} as UserDetailsEvent,
    tags: {} as 'open',
  },
  actors: {
    load: fromPromise<Outcome<UserDetails>, { readonly userId: number }>(notProvided('load')),
  },
  guards: { hasSucceeded: (_, outcome: Outcome<UserDetails>) => outcome.ok },
  actions: {
    choose: assign(({ event }) => {
      assertEvent(event, 'details.open');
      return { user: event.user, details: null, failure: null };
    }),
    updateUser: assign(({ context: { user }, event }) => {
      assertEvent(event, 'users.refreshed');
      return { user: event.users.find(({ id }) => id === user?.id) ?? user };
    }),
    setDetails: assign((_, outcome: Outcome<UserDetails>) =>
      outcome.ok
        ? { details: outcome.value, failure: null }
        : { details: null, failure: outcome.failure },
    ),
    clear: assign({ user: null, details: null, failure: null }),
  },
}).createMachine({
  id: 'userDetails',
  context: { user: null, details: null, failure: null },
  initial: 'closed',
  on: { 'details.open': { target: '.loading', actions: 'choose' } },
  states: {
    closed: { entry: 'clear' },
    loading: {
      tags: 'open',
      invoke: {
        src: 'load',
        input: ({ context: { user } }) => ({ userId: user?.id ?? 0 }),
        onDone: [
          {
            guard: withOutput('hasSucceeded'),
            target: 'loaded',
            actions: withOutput('setDetails'),
          },
          { target: 'failed', actions: withOutput('setDetails') },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'setDetails', params: () => failed({ kind: 'unexpected' }) },
        },
      },
      on: {
        'details.close': 'closed',
        'details.refresh': { target: 'loading', reenter: true },
        'users.refreshed': { actions: 'updateUser' },
      },
    },
    loaded: {
      tags: 'open',
      on: {
        'details.close': 'closed',
        'details.refresh': 'loading',
        'users.refreshed': { actions: 'updateUser' },
      },
    },
    failed: {
      tags: 'open',
      on: {
        'details.close': 'closed',
        'details.refresh': 'loading',
        'users.refreshed': { actions: 'updateUser' },
      },
    },
  },
});

/** The running panel. */
export type UserDetailsRef = ActorRefFrom<typeof userDetailsMachine>;
