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
import type { Failure, Outcome } from '../../domain/outcome.ts';
import type { EndReason } from '../../domain/session/end-reason.ts';
import { parseInvitationToken } from '../../domain/session/registration-form.ts';
import { fromCall } from '../shared/from-call.ts';
import { notProvided } from '../shared/not-provided.ts';
import { toFailure } from '../shared/outcome-rules.ts';
import { withOutput, withUnexpected } from '../shared/with-output.ts';
import { registrationMachine } from './registration-machine.ts';
import { signInMachine } from './sign-in-machine.ts';

/**
 * The query string of the page's address, the minimum length of a password, and why the session
 * ended before the page was reloaded; null when it did not.
 */
export interface SessionInput {
  readonly queryString: string;
  readonly minPasswordLength: number;
  readonly endReason: EndReason | null;
}

/**
 * The context of the session. The leave guard reports `hasUnsavedWork`. `isRefreshDelayed` is true
 * while the refresh of the token is retried because the server is busy or unreachable.
 */
export interface SessionContext extends SessionInput {
  readonly user: SessionUser | null;
  readonly flags: Flags;
  readonly failure: Failure | null;
  readonly hasUnsavedWork: boolean;
  readonly isRefreshDelayed: boolean;
}

/** The events of the session: from the person, from the token store and from the flag provider. */
export type SessionEvent =
  | { readonly type: 'signOut' }
  | { readonly type: 'check.retry' }
  | { readonly type: 'signIn.decline' }
  | { readonly type: 'session.expired'; readonly reason: EndReason }
  | { readonly type: 'session.signedOutElsewhere' }
  | { readonly type: 'session.signedInElsewhere' }
  | { readonly type: 'refresh.changed'; readonly isDelayed: boolean }
  | { readonly type: 'unsavedWork.changed'; readonly isUnsaved: boolean }
  | { readonly type: 'flags.changed'; readonly flags: Flags };

/**
 * Asks the application to reload the page, the clean start of SES-13 and PD-11, and to hand it why
 * the session ended.
 */
export interface SessionEmitted {
  readonly type: 'reload';
  readonly endReason: EndReason | null;
}

/**
 * Who is signed in, from the first check to the end (SES-01 to SES-28, NAV-006, PD-8 and PD-10
 * to PD-12). Routes are resolved only in `signedIn`, when the profile and the flags are loaded.
 *
 * When the session cannot be refreshed and there are unsaved edits, the screen stays and the
 * sign-in form opens over it (`signedIn.expired`). The edits are kept when the same person signs in
 * again. Declining, or signing in as another person, reloads the page; the edits are then recovered
 * from the journal. Without unsaved edits the page reloads at once.
 *
 * Provide every actor. `restoreSession` returns null when no token is stored.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    emitted: {} as SessionEmitted,
    tags: {} as 'spinner' | 'screens',
    children: {} as { signInForm: 'signInForm'; registrationForm: 'registrationForm' },
  },
  actors: {
    restoreSession: fromCall<SessionUser | null>(notProvided('restoreSession')),
    loadFlags: fromPromise<Flags, { readonly user: SessionUser | null }>(notProvided('loadFlags')),
    signOut: fromPromise<void>(notProvided('signOut')),
    watchToken: fromCallback<SessionEvent>(notProvided('watchToken')),
    watchFlags: fromCallback<SessionEvent>(notProvided('watchFlags')),
    signInForm: signInMachine,
    registrationForm: registrationMachine,
  },
  delays: { flagTimeout: 3000 },
  guards: {
    isSignedOut: (_, outcome: Outcome<SessionUser | null>) =>
      outcome.ok ? outcome.value === null : outcome.failure.kind === 'expired',
    isSignedIn: (_, outcome: Outcome<SessionUser | null>) => outcome.ok && outcome.value !== null,
    isSameUser: ({ context }, outcome: Outcome<SessionUser | null>) =>
      outcome.ok && outcome.value?.email === context.user?.email,
    hasUnsavedWork: ({ context }) => context.hasUnsavedWork,
    hasNoUnsavedWork: ({ context }) => !context.hasUnsavedWork,
  },
  actions: {
    setUser: assign((_, outcome: Outcome<SessionUser | null>) =>
      outcome.ok ? { user: outcome.value, failure: null } : {},
    ),
    setFailure: assign(toFailure),
    setFlags: assign((_, flags: Flags) => ({ flags })),
    updateFlags: assign(({ event }) => {
      assertEvent(event, 'flags.changed');
      return { flags: event.flags };
    }),
    setUnsavedWork: assign(({ event }) => {
      assertEvent(event, 'unsavedWork.changed');
      return { hasUnsavedWork: event.isUnsaved };
    }),
    setRefreshDelayed: assign(({ event }) => {
      assertEvent(event, 'refresh.changed');
      return { isRefreshDelayed: event.isDelayed };
    }),
    clearUser: assign({
      user: null,
      flags: noFlags,
      failure: null,
      hasUnsavedWork: false,
      isRefreshDelayed: false,
    }),
    setEndReason: assign(({ event }) => {
      assertEvent(event, 'session.expired');
      return { endReason: event.reason };
    }),
    clearEndReason: assign({ endReason: null }),
    reload: emit(({ context: { endReason } }) => ({ type: 'reload', endReason })),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({
    ...input,
    user: null,
    flags: noFlags,
    failure: null,
    hasUnsavedWork: false,
    isRefreshDelayed: false,
  }),
  initial: 'checking',
  on: {
    'refresh.changed': { actions: 'setRefreshDelayed' },
    'session.expired': { actions: 'setEndReason' },
  },
  states: {
    checking: {
      tags: 'spinner',
      invoke: [
        {
          src: 'restoreSession',
          onDone: [
            { guard: withOutput('isSignedOut'), target: 'signedOut' },
            {
              guard: withOutput('isSignedIn'),
              target: 'loadingFlags',
              actions: withOutput('setUser'),
            },
            { target: 'checkFailed', actions: withOutput('setFailure') },
          ],
        },
        { src: 'watchToken' },
      ],
      on: {
        'session.signedOutElsewhere': 'signedOut',
        'session.expired': { target: 'signedOut', actions: 'setEndReason' },
      },
    },
    checkFailed: { on: { 'check.retry': 'checking', signOut: 'signingOut' } },
    signedOut: {
      entry: 'clearUser',
      invoke: [
        {
          src: 'signInForm',
          id: 'signInForm',
          onDone: 'checking',
          onError: { target: 'checkFailed', actions: withUnexpected('setFailure') },
        },
        {
          src: 'registrationForm',
          id: 'registrationForm',
          input: ({ context: { queryString, minPasswordLength } }) => ({
            token: parseInvitationToken(queryString),
            minPasswordLength,
          }),
          onDone: 'checking',
          onError: { target: 'checkFailed', actions: withUnexpected('setFailure') },
        },
        { src: 'watchToken' },
      ],
      on: { 'session.signedInElsewhere': 'checking' },
    },
    loadingFlags: {
      tags: 'spinner',
      invoke: [
        {
          src: 'loadFlags',
          input: ({ context: { user } }) => ({ user }),
          onDone: { target: 'signedIn', actions: withOutput('setFlags') },
          onError: 'signedIn',
        },
        { src: 'watchToken' },
      ],
      on: {
        'session.signedOutElsewhere': 'signedOut',
        'session.expired': { target: 'reloading', actions: 'setEndReason' },
      },
      after: { flagTimeout: 'signedIn' },
    },
    signedIn: {
      tags: 'screens',
      initial: 'active',
      invoke: [{ src: 'watchToken' }, { src: 'watchFlags' }],
      on: {
        'flags.changed': { actions: 'updateFlags' },
        'unsavedWork.changed': { actions: 'setUnsavedWork' },
        'session.signedOutElsewhere': [
          { guard: 'hasUnsavedWork', target: '.expired' },
          { target: 'signedOut' },
        ],
      },
      states: {
        active: {
          entry: 'clearEndReason',
          on: {
            signOut: { guard: 'hasNoUnsavedWork', target: '#session.signingOut' },
            'session.expired': [
              { guard: 'hasUnsavedWork', target: 'expired', actions: 'setEndReason' },
              { target: '#session.reloading', actions: 'setEndReason' },
            ],
          },
        },
        expired: {
          invoke: {
            src: 'signInForm',
            id: 'signInForm',
            input: ({ context: { user } }) => (user === null ? undefined : { email: user.email }),
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
                guard: withOutput('isSameUser'),
                target: 'active',
                actions: withOutput('setFailure'),
              },
              { guard: withOutput('isSignedIn'), target: '#session.reloading' },
              { target: 'expired', actions: withOutput('setFailure') },
            ],
          },
          on: { 'session.expired': { target: 'expired', actions: 'setEndReason' } },
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
