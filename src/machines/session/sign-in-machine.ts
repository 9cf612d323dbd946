import { assertEvent, assign, fromPromise, setup } from 'xstate';

import type { Failure, Outcome } from '../../domain/outcome.ts';
import { checkCredentials, type Credentials } from '../../domain/session/sign-in-form.ts';
import { notSupplied } from '../shared/not-supplied.ts';

/** What the sign-in form remembers. `attempts` rises with each refused submit, so that the view moves the focus. */
export interface SignInContext extends Credentials {
  readonly faults: ReturnType<typeof checkCredentials>;
  readonly failure: Failure | null;
  readonly secondsToWait: number;
  readonly attempts: number;
}

/** What a person does with the sign-in form. */
export type SignInEvent =
  | { readonly type: 'field.type'; readonly field: keyof Credentials; readonly value: string }
  | { readonly type: 'form.submit' };

/**
 * The sign-in form (SES-01, SES-18, SES-20, SES-21): check, send, say what went wrong under the form; after too many
 * attempts (429) count the wait down. Done when the server has answered with a token. Supply `signIn`, which keeps the token.
 */
export const signInMachine = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    tags: {} as 'busy',
  },
  actors: { signIn: fromPromise<Outcome<unknown>, Credentials>(notSupplied('signIn')) },
  delays: { second: 1000 },
  guards: {
    hasFaults: ({ context }) => Object.keys(checkCredentials(context)).length > 0,
    hasSucceeded: (_, outcome: Outcome<unknown>) => outcome.ok,
    mustWait: (_, outcome: Outcome<unknown>) =>
      !outcome.ok &&
      outcome.failure.kind === 'refused' &&
      (outcome.failure.retryAfterSeconds ?? 0) > 0,
    waitIsOver: ({ context }) => context.secondsToWait <= 1,
  },
  actions: {
    type: assign(({ context, event }) => {
      assertEvent(event, 'field.type');
      const { [event.field]: _mended, ...faults } = context.faults;
      return { [event.field]: event.value, faults };
    }),
    showFaults: assign({
      faults: ({ context }) => checkCredentials(context),
      failure: null,
      attempts: ({ context }) => context.attempts + 1,
    }),
    forgetFaults: assign({ faults: {}, failure: null }),
    explain: assign(({ context }, outcome: Outcome<unknown>) => ({
      failure: outcome.ok ? null : outcome.failure,
      secondsToWait:
        !outcome.ok && outcome.failure.kind === 'refused'
          ? (outcome.failure.retryAfterSeconds ?? 0)
          : 0,
      attempts: context.attempts + 1,
    })),
    countDown: assign({ secondsToWait: ({ context }) => context.secondsToWait - 1 }),
    forgetPassword: assign({ password: '' }),
    forgetWait: assign({ failure: null, secondsToWait: 0 }),
  },
}).createMachine({
  id: 'signIn',
  context: { email: '', password: '', faults: {}, failure: null, secondsToWait: 0, attempts: 0 },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.type': { actions: 'type' },
        'form.submit': [
          { guard: 'hasFaults', actions: 'showFaults' },
          { target: 'sending', actions: 'forgetFaults' },
        ],
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'signIn',
        input: ({ context: { email, password } }) => ({ email: email.trim(), password }),
        onDone: [
          {
            guard: { type: 'hasSucceeded', params: ({ event }) => event.output },
            target: 'done',
            actions: 'forgetPassword',
          },
          {
            guard: { type: 'mustWait', params: ({ event }) => event.output },
            target: 'waiting',
            actions: { type: 'explain', params: ({ event }) => event.output },
          },
          { target: 'editing', actions: { type: 'explain', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'editing',
          actions: {
            type: 'explain',
            params: () => ({ ok: false as const, failure: { kind: 'unexpected' as const } }),
          },
        },
      },
    },
    waiting: {
      after: {
        second: [
          { guard: 'waitIsOver', target: 'editing', actions: 'forgetWait' },
          { target: 'waiting', actions: 'countDown', reenter: true },
        ],
      },
      on: { 'field.type': { actions: 'type' } },
    },
    done: { type: 'final' },
  },
});
