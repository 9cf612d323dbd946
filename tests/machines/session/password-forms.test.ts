import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { succeeded } from '../../../src/domain/outcome.ts';
import type {
  ForgottenPassword,
  PasswordChange,
} from '../../../src/domain/session/password-forms.ts';
import type { SubmitInput } from '../../../src/machines/session/account-form-machine.ts';
import type { InvitationInput } from '../../../src/machines/session/registration-machine.ts';
import {
  forgotPasswordMachine,
  passwordChangeMachine,
} from '../../../src/machines/session/password-form-machines.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';

type PasswordRules = Pick<InvitationInput, 'minPasswordLength'>;

test('SES-01 the address of a forgotten password is sent without blanks around it', async () => {
  const sent: unknown[] = [];
  const actor = createActor(
    forgotPasswordMachine.provide({
      actors: {
        submit: fromCall<unknown, SubmitInput<ForgottenPassword, unknown>>(async ({ input }) => {
          sent.push(input.values);
          return succeeded(null);
        }),
      },
    }),
    { input: null },
  ).start();
  actor.send({ type: 'field.change', field: 'email', value: '  ana@x.org ' });
  actor.send({ type: 'form.submit' });
  await waitFor(actor, (snapshot) => snapshot.matches('done'));
  expect(sent).toEqual([{ email: 'ana@x.org' }]);
});

test('SES-24 no password is kept after it was changed', async () => {
  const actor = createActor(
    passwordChangeMachine.provide({
      actors: {
        submit: fromCall<unknown, SubmitInput<PasswordChange, PasswordRules>>(async () =>
          succeeded(null),
        ),
      },
    }),
    { input: { minPasswordLength: 6 } },
  ).start();
  expect(actor.getSnapshot().context.values.currentPassword).toBe('');
  for (const [field, value] of [
    ['currentPassword', 'the one before'],
    ['password', 'lectern-demo'],
    ['repeatPassword', 'lectern-demo'],
  ] as const)
    actor.send({ type: 'field.change', field, value });
  actor.send({ type: 'form.submit' });
  await waitFor(actor, (snapshot) => snapshot.matches('done'));
  expect(actor.getSnapshot().context.values).toEqual({
    currentPassword: '',
    password: '',
    repeatPassword: '',
  });
});
