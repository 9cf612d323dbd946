import {
  assertEvent,
  assign,
  emit,
  fromCallback,
  fromPromise,
  setup,
  type ActorRefFrom,
  type SnapshotFrom,
} from 'xstate';

import { noFlags, type Flags } from '../../domain/access/area.ts';
import type { SessionUser } from '../../domain/access/session-user.ts';
import { failed, type Failure, type Outcome } from '../../domain/outcome.ts';
import { notSupplied } from '../shared/not-supplied.ts';
import { registrationMachine } from './registration-machine.ts';
import { signInMachine } from './sign-in-machine.ts';

const unexpected = failed({ kind: 'unexpected' });

/** What the session remembers. `hasUnsavedWork` is kept up by the leave guard. */
export interface SessionContext {
  readonly queryString: string;
  readonly user: SessionUser | null;
  readonly flags: Flags;
  readonly failure: Failure | null;
  readonly hasUnsavedWork: boolean;
}

/** What happens to a session: the person's wishes, and what the token store and the flag provider tell. */
export type SessionEvent =
  | { readonly type: 'signOut' }
  | { readonly type: 'check.retry' }
  | { readonly type: 'signIn.decline' }
  | { readonly type: 'session.expired' }
  | { readonly type: 'session.signedOutElsewhere' }
  | { readonly type: 'session.signedInElsewhere' }
  | { readonly type: 'unsavedWork.changed'; readonly isUnsaved: boolean }
  | { readonly type: 'flags.changed'; readonly flags: Flags };

/** The session asks for a reload of the page, the clean start of SES-13 and decision 11. */
export interface SessionEmitted {
  readonly type: 'reload';
}

/**
 * Who is signed in, from the first check to the end (SES-01 to SES-28, NAV-006, decisions 8 and 10 to 12). Routes are decided only in
 * `signedIn`, when profile and flags are there. However the session ends, a screen with unsaved work stays behind the sign-in form until
 * the same person is back; only declining, or somebody else, reloads. Supply every actor; `restoreSession` answers null when no token is kept.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as { readonly queryString: string },
    emitted: {} as SessionEmitted,
    tags: {} as 'spinner' | 'screens',
    children: {} as { signInForm: 'signInForm'; registrationForm: 'registrationForm' },
  },
  actors: {
    restoreSession: fromPromise<Outcome<SessionUser | null>>(notSupplied('restoreSession')),
    loadFlags: fromPromise<Flags, { readonly user: SessionUser | null }>(notSupplied('loadFlags')),
    signOut: fromPromise<void>(notSupplied('signOut')),
    watchToken: fromCallback<SessionEvent>(notSupplied('watchToken')),
    watchFlags: fromCallback<SessionEvent>(notSupplied('watchFlags')),
    signInForm: signInMachine,
    registrationForm: registrationMachine,
  },
  delays: { flagPatience: 3000 },
  guards: {
    isNobody: (_, outcome: Outcome<SessionUser | null>) =>
      outcome.ok ? outcome.value === null : outcome.failure.kind === 'expired',
    isSomebody: (_, outcome: Outcome<SessionUser | null>) => outcome.ok && outcome.value !== null,
    isSameUser: ({ context }, outcome: Outcome<SessionUser | null>) =>
      outcome.ok && outcome.value?.email === context.user?.email,
    hasUnsavedWork: ({ context }) => context.hasUnsavedWork,
    hasNoUnsavedWork: ({ context }) => !context.hasUnsavedWork,
  },
  actions: {
    rememberUser: assign((_, outcome: Outcome<SessionUser | null>) =>
      outcome.ok ? { user: outcome.value, failure: null } : {},
    ),
    explain: assign((_, outcome: Outcome<SessionUser | null>) => ({
      failure: outcome.ok ? null : outcome.failure,
    })),
    rememberFlags: assign((_, flags: Flags) => ({ flags })),
    takeFlags: assign(({ event }) => {
      assertEvent(event, 'flags.changed');
      return { flags: event.flags };
    }),
    rememberUnsavedWork: assign(({ event }) => {
      assertEvent(event, 'unsavedWork.changed');
      return { hasUnsavedWork: event.isUnsaved };
    }),
    forgetUser: assign({ user: null, flags: noFlags, failure: null, hasUnsavedWork: false }),
    reload: emit({ type: 'reload' }),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({
    queryString: input.queryString,
    user: null,
    flags: noFlags,
    failure: null,
    hasUnsavedWork: false,
  }),
  initial: 'checking',
  states: {
    checking: {
      tags: 'spinner',
      invoke: {
        src: 'restoreSession',
        onDone: [
          { guard: { type: 'isNobody', params: ({ event }) => event.output }, target: 'signedOut' },
          {
            guard: { type: 'isSomebody', params: ({ event }) => event.output },
            target: 'loadingFlags',
            actions: { type: 'rememberUser', params: ({ event }) => event.output },
          },
          {
            target: 'checkFailed',
            actions: { type: 'explain', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'checkFailed', actions: { type: 'explain', params: unexpected } },
      },
    },
    checkFailed: { on: { 'check.retry': 'checking', signOut: 'signingOut' } },
    signedOut: {
      entry: 'forgetUser',
      invoke: [
        {
          src: 'signInForm',
          id: 'signInForm',
          onDone: 'checking',
          onError: { target: 'checkFailed', actions: { type: 'explain', params: unexpected } },
        },
        {
          src: 'registrationForm',
          id: 'registrationForm',
          input: ({ context: { queryString } }) => ({ queryString }),
          onDone: 'checking',
          onError: { target: 'checkFailed', actions: { type: 'explain', params: unexpected } },
        },
        { src: 'watchToken' },
      ],
      on: { 'session.signedInElsewhere': 'checking' },
    },
    loadingFlags: {
      tags: 'spinner',
      invoke: {
        src: 'loadFlags',
        input: ({ context: { user } }) => ({ user }),
        onDone: {
          target: 'signedIn',
          actions: { type: 'rememberFlags', params: ({ event }) => event.output },
        },
        onError: 'signedIn',
      },
      after: { flagPatience: 'signedIn' },
    },
    signedIn: {
      tags: 'screens',
      initial: 'active',
      invoke: [{ src: 'watchToken' }, { src: 'watchFlags' }],
      on: {
        'flags.changed': { actions: 'takeFlags' },
        'unsavedWork.changed': { actions: 'rememberUnsavedWork' },
        'session.signedOutElsewhere': [
          { guard: 'hasUnsavedWork', target: '.expired' },
          { target: 'signedOut' },
        ],
      },
      states: {
        active: {
          on: {
            signOut: { guard: 'hasNoUnsavedWork', target: '#session.signingOut' },
            'session.expired': [
              { guard: 'hasUnsavedWork', target: 'expired' },
              { target: '#session.reloading' },
            ],
          },
        },
        expired: {
          invoke: {
            src: 'signInForm',
            id: 'signInForm',
            onDone: 'confirming',
            onError: '#session.reloading',
          },
          on: {
            'signIn.decline': '#session.reloading',
            'session.signedInElsewhere': 'confirming',
            'session.signedOutElsewhere': {},
          },
        },
        confirming: {
          invoke: {
            src: 'restoreSession',
            onDone: [
              {
                guard: { type: 'isSameUser', params: ({ event }) => event.output },
                target: 'active',
                actions: { type: 'explain', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isSomebody', params: ({ event }) => event.output },
                target: '#session.reloading',
              },
              {
                target: 'expired',
                actions: { type: 'explain', params: ({ event }) => event.output },
              },
            ],
            onError: { target: 'expired', actions: { type: 'explain', params: unexpected } },
          },
        },
      },
    },
    signingOut: {
      tags: 'spinner',
      invoke: { src: 'signOut', onDone: 'signedOut', onError: 'signedOut' },
    },
    reloading: { tags: 'spinner', entry: 'reload' },
  },
});

/** The running session. */
export type SessionRef = ActorRefFrom<typeof sessionMachine>;

/** The session's state with its context. */
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;
