import { createClient } from '../../../api/client.ts';
import {
  checkLink,
  forgotPassword,
  resetPassword,
  setUpInstallation,
} from '../../../api/contract/passwords.ts';
import { succeeded } from '../../../domain/outcome.ts';
import type {
  ForgottenPassword,
  NewPassword,
  Setup,
} from '../../../domain/session/password-forms.ts';
import type { SubmitInput } from '../../../machines/session/account-form-machine.ts';
import {
  forgotPasswordMachine,
  resetPasswordMachine,
  setupMachine,
} from '../../../machines/session/password-form-machines.ts';
import type { InvitationInput } from '../../../machines/session/registration-machine.ts';
import { fromCall } from '../../../machines/shared/from-call.ts';
import type { ServerConnection } from '../../server-connection.ts';
import { reportMismatch } from '../../hooks/use-call.ts';
import { keepToken } from './session-calls.ts';

/** Provides the set-up form. The returned token is stored, so that the session can start. */
export const provideSetup = ({ send, tokens }: ServerConnection): typeof setupMachine =>
  setupMachine.provide({
    actors: {
      submit: fromCall<unknown, SubmitInput<Setup, Pick<InvitationInput, 'minPasswordLength'>>>(
        ({ input: { values }, signal }) => {
          const { password, repeatPassword, ...account } = values;
          const plainPassword = { first: password, second: repeatPassword };
          return keepToken(tokens, () =>
            createClient(send, reportMismatch)(
              setUpInstallation,
              { body: { ...account, plainPassword } },
              { signal },
            ),
          );
        },
      ),
    },
  });

/** Provides the form that asks for a password link. */
export const provideForgotPassword = ({
  send,
}: Pick<ServerConnection, 'send'>): typeof forgotPasswordMachine =>
  forgotPasswordMachine.provide({
    actors: {
      submit: fromCall<unknown, SubmitInput<ForgottenPassword, unknown>>(
        ({ input: { values }, signal }) =>
          createClient(send, reportMismatch)(forgotPassword, { body: values }, { signal }),
      ),
    },
  });

/** Provides the form that chooses a new password with the token of a link. */
export const provideResetPassword = ({
  send,
}: Pick<ServerConnection, 'send'>): typeof resetPasswordMachine =>
  resetPasswordMachine.provide({
    actors: {
      submit: fromCall<unknown, SubmitInput<NewPassword, InvitationInput>>(
        ({
          input: {
            values: { password, repeatPassword },
            input: { token },
          },
          signal,
        }) =>
          createClient(send, reportMismatch)(
            resetPassword,
            { body: { token, plainPassword: { first: password, second: repeatPassword } } },
            { signal },
          ),
      ),
      checkLink: fromCall<unknown, { readonly input: InvitationInput }>(
        async ({ input: { input }, signal }) =>
          input.token === ''
            ? succeeded(null)
            : createClient(send, reportMismatch)(
                checkLink,
                { body: { token: input.token, purpose: 'passwordReset' } },
                { signal },
              ),
      ),
    },
  });
