import { assertEvent, assign, fromPromise, setup } from 'xstate';

import type { Failure, Outcome } from '../../domain/outcome.ts';
import {
  checkRegistration,
  invitationToken,
  type Registration,
} from '../../domain/session/registration-form.ts';
import { notSupplied } from '../shared/not-supplied.ts';

/** What the set-password form remembers. `attempts` rises with each refused submit, so that the view moves the focus. */
export interface RegistrationContext extends Registration {
  readonly token: string;
  readonly faults: ReturnType<typeof checkRegistration>;
  readonly failure: Failure | null;
  readonly attempts: number;
}

/** What an invited person does with the form. */
export type RegistrationEvent =
  | { readonly type: 'field.type'; readonly field: keyof Registration; readonly value: string }
  | { readonly type: 'form.submit' };

/**
 * The set-password form (SES-03, SES-09, SES-19, SES-22 to SES-27): check, send with the token of the link, say what went
 * wrong. Done when the answered token is kept, which signs in (SES-08). Supply `register`.
 */
export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    input: {} as { readonly queryString: string },
    tags: {} as 'busy',
  },
  actors: {
    register: fromPromise<Outcome<unknown>, Registration & { readonly token: string }>(
      notSupplied('register'),
    ),
  },
  guards: {
    hasFaults: ({ context }) => Object.keys(checkRegistration(context)).length > 0,
    hasSucceeded: (_, outcome: Outcome<unknown>) => outcome.ok,
  },
  actions: {
    type: assign(({ context, event }) => {
      assertEvent(event, 'field.type');
      const { [event.field]: _mended, ...faults } = context.faults;
      return { [event.field]: event.value, faults };
    }),
    showFaults: assign({
      faults: ({ context }) => checkRegistration(context),
      failure: null,
      attempts: ({ context }) => context.attempts + 1,
    }),
    forgetFaults: assign({ faults: {}, failure: null }),
    explain: assign(({ context }, outcome: Outcome<unknown>) => ({
      failure: outcome.ok ? null : outcome.failure,
      attempts: context.attempts + 1,
    })),
    forgetPassword: assign({ password: '', repeatPassword: '' }),
  },
}).createMachine({
  id: 'registration',
  context: ({ input }) => ({
    token: invitationToken(input.queryString),
    firstName: '',
    lastName: '',
    password: '',
    repeatPassword: '',
    faults: {},
    failure: null,
    attempts: 0,
  }),
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
        src: 'register',
        input: ({ context: { token, firstName, lastName, password, repeatPassword } }) => ({
          token,
          firstName: firstName.trim(),
          lastName: lastName.trim(),
          password,
          repeatPassword,
        }),
        onDone: [
          {
            guard: { type: 'hasSucceeded', params: ({ event }) => event.output },
            target: 'done',
            actions: 'forgetPassword',
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
    done: { type: 'final' },
  },
});
