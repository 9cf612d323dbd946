import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import { signedOutPaths } from '../../domain/access/signed-out-paths.ts';
import type { Credentials } from '../../domain/session/sign-in-form.ts';
import type { signInMachine } from '../../machines/session/sign-in-machine.ts';
import { TextField } from '../design/fields/text-field.tsx';
import { TextLink } from '../design/navigation/link.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { AccountForm } from './account-form.tsx';
import { emailAttributes, useWiredFields } from './form-fields.tsx';
import { PasswordInput } from './password-input.tsx';

interface SignInFormProps {
  readonly form: ActorRefFrom<typeof signInMachine>;
  /** Links to /forgot-password; left out where leaving the page would lose work. */
  readonly offersPasswordLink?: boolean;
}

/** The sign-in form (SES-02), for the sign-in page and for the dialog over an expired session. */
export function SignInForm({ form, offersPasswordLink = false }: SignInFormProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { context } = useSelector(form, (current) => current);
  const isKnown = context.input !== undefined;
  const wire = useWiredFields<keyof Credentials>(context, (field, value) => {
    form.send({ type: 'field.change', field, value });
  });
  return (
    <AccountForm
      form={form}
      label={formatMessage('session.signInTitle')}
      submitLabel={formatMessage('session.signIn')}
    >
      <TextField
        {...wire('email')}
        {...emailAttributes}
        label={formatMessage('session.email')}
        autoFocus={!isKnown}
      />
      <div className="relative">
        <PasswordInput
          {...wire('password')}
          label={formatMessage('session.password')}
          autoComplete="current-password"
          autoFocus={isKnown}
        />
        {offersPasswordLink && (
          <span className="absolute end-0 top-0 text-xs leading-5">
            <TextLink to={signedOutPaths.forgotPassword}>
              {formatMessage('session.forgotPassword')}
            </TextLink>
          </span>
        )}
      </div>
    </AccountForm>
  );
}
