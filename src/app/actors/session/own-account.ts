import { toContent, type Call } from '../../../api/client.ts';
import { changePassword } from '../../../api/contract/passwords.ts';
import {
  endOwnSessions,
  listOwnSessions,
  type OpenSession,
} from '../../../api/contract/sessions.ts';
import type { PasswordChange } from '../../../domain/session/password-forms.ts';
import type { SubmitInput } from '../../../machines/session/account-form-machine.ts';
import { ownSessionsMachine } from '../../../machines/session/own-sessions-machine.ts';
import { passwordChangeMachine } from '../../../machines/session/password-form-machines.ts';
import type { InvitationInput } from '../../../machines/session/registration-machine.ts';
import { fromCall } from '../../../machines/shared/from-call.ts';

/** Provides the form that changes the password of the signed-in person. */
export const providePasswordChange = (call: Call): typeof passwordChangeMachine =>
  passwordChangeMachine.provide({
    actors: {
      submit: fromCall<
        unknown,
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
      load: fromCall<readonly OpenSession[]>(async ({ signal }) => {
        return toContent(await call(listOwnSessions, {}, { signal }));
      }),
      end: fromCall<unknown, { readonly sessionId: string | null }>(({ input: { sessionId } }) =>
        call(endOwnSessions, { body: { sessionId } }),
      ),
    },
  });
