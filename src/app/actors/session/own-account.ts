import { fromPromise } from 'xstate';

import { toContent, type Call } from '../../../api/client.ts';
import { changePassword } from '../../../api/contract/passwords.ts';
import {
  endOwnSessions,
  listOwnSessions,
  type OpenSession,
} from '../../../api/contract/sessions.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import type { PasswordChange } from '../../../domain/session/password-forms.ts';
import type { SubmitInput } from '../../../machines/session/account-form-machine.ts';
import { ownSessionsMachine } from '../../../machines/session/own-sessions-machine.ts';
import { passwordChangeMachine } from '../../../machines/session/password-form-machines.ts';
import type { InvitationInput } from '../../../machines/session/registration-machine.ts';

/** Provides the form that changes the password of the signed-in person. */
export const providePasswordChange = (call: Call): typeof passwordChangeMachine =>
  passwordChangeMachine.provide({
    actors: {
      submit: fromPromise<
        Outcome<unknown>,
        SubmitInput<PasswordChange, Pick<InvitationInput, 'minPasswordLength'>>
      >(
        ({
          input: {
            values: { currentPassword, password, repeatPassword },
          },
          signal,
        }) =>
          call(
            changePassword,
            {
              body: {
                current: currentPassword,
                plainPassword: { first: password, second: repeatPassword },
              },
            },
            { signal },
          ),
      ),
    },
  });

/** Provides the sessions of the signed-in person. */
export const provideOwnSessions = (call: Call): typeof ownSessionsMachine =>
  ownSessionsMachine.provide({
    actors: {
      load: fromPromise<Outcome<readonly OpenSession[]>>(async ({ signal }) => {
        return toContent(await call(listOwnSessions, {}, { signal }));
      }),
      end: fromPromise<Outcome<unknown>, { readonly sessionId: string | null }>(
        ({ input: { sessionId } }) => call(endOwnSessions, { body: { sessionId } }),
      ),
    },
  });
