import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import { failed, succeeded } from '../../../src/domain/outcome.ts';
import type { Registration } from '../../../src/domain/session/registration-form.ts';
import type { Credentials } from '../../../src/domain/session/sign-in-form.ts';
import type { SubmitInput } from '../../../src/machines/session/account-form-machine.ts';
import {
  registrationMachine,
  type InvitationInput,
} from '../../../src/machines/session/registration-machine.ts';
import { signInMachine, type SignInInput } from '../../../src/machines/session/sign-in-machine.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';
import { MessagesProvider } from '../../../src/views/shared/messages-provider.tsx';
import { SetPasswordForm } from '../../../src/views/session/set-password-form.tsx';
import { SignInForm } from '../../../src/views/session/sign-in-form.tsx';

/** Fills a field as a password manager does: React sees neither the change nor an event. */
function fillUnseen(field: HTMLElement, value: string): void {
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  property?.set?.call(field, value);
}

test.each([
  ['both fields are sent', 'ana@x.or', async () => undefined],
  [
    'a correction of the other field keeps the password',
    'ana@x.org',
    async () => userEvent.type(screen.getByLabelText('E-mail'), 'g'),
  ],
])('SES-02 a password manager fills without an event: %s', async (_, filled, continueTyping) => {
  const sent: unknown[] = [];
  const machine = signInMachine.provide({
    actors: {
      submit: fromCall<unknown, SubmitInput<Credentials, SignInInput>>(({ input: { values } }) => {
        sent.push(values);
        return Promise.resolve(succeeded(null));
      }),
    },
  });
  const form = createActor(machine, { input: undefined }).start();
  render(
    <MessagesProvider>
      <SignInForm form={form} />
    </MessagesProvider>,
  );
  fillUnseen(screen.getByLabelText('E-mail'), 'ana@x.or');
  fillUnseen(screen.getByLabelText('Password'), 'quiet harbour');
  await continueTyping();
  fireEvent.submit(screen.getByRole('form'));
  expect(sent).toEqual([{ email: filled, password: 'quiet harbour' }]);
});

test('SES-19 SES-22 with a link that was used, the first incomplete field gets the focus', async () => {
  const machine = registrationMachine.provide({
    actors: {
      checkLink: fromCall<unknown, Pick<SubmitInput<Registration, InvitationInput>, 'input'>>(() =>
        Promise.resolve(
          failed({ kind: 'invalid', message: { text: 'This link was used.' }, errors: {} }),
        ),
      ),
    },
  });
  const form = createActor(machine, { input: { token: 'abc', minPasswordLength: 6 } }).start();
  render(
    <MessagesProvider>
      <SetPasswordForm form={form} />
    </MessagesProvider>,
  );
  await screen.findByText('This link was used.');
  fireEvent.submit(screen.getByRole('form'));
  expect(screen.getByLabelText('First name')).toHaveFocus();
});
