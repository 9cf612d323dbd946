import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import { signedOutPaths } from '../../domain/access/signed-out-paths.ts';
import type { Setup } from '../../domain/session/password-forms.ts';
import type {
  forgotPasswordMachine,
  resetPasswordMachine,
  setupMachine,
} from '../../machines/session/password-form-machines.ts';
import { TextField } from '../design/fields/text-field.tsx';
import { ButtonLink, TextLink } from '../design/navigation/link.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { AccountForm } from './account-form.tsx';
import { emailAttributes, NameFields, NewPasswordFields, useWiredFields } from './form-fields.tsx';
import { SignedOutPage } from './signed-out-page.tsx';

/** A page that only says how it ended, with the way to the sign-in form. */
function EndPage({ title, lead }: { readonly title: string; readonly lead: string }): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <SignedOutPage title={title} lead={lead} isAnnounced>
      <ButtonLink to={signedOutPaths.signIn} variant="primary">
        {formatMessage('passwords.backToSignIn')}
      </ButtonLink>
    </SignedOutPage>
  );
}

interface SetUpProps {
  readonly form: ActorRefFrom<typeof setupMachine>;
}

/** The form at /setup: the token of the operator and the first super admin. */
export function SetUp({ form }: SetUpProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { context } = useSelector(form, (current) => current);
  const wire = useWiredFields<keyof Setup>(context, (field, value) => {
    form.send({ type: 'field.change', field, value });
  });
  return (
    <SignedOutPage
      title={formatMessage('passwords.setupTitle')}
      lead={formatMessage('passwords.setupLead')}
    >
      <AccountForm
        form={form}
        label={formatMessage('passwords.setupTitle')}
        submitLabel={formatMessage('passwords.setUp')}
      >
        <TextField
          {...wire('token')}
          label={formatMessage('passwords.setupToken')}
          description={formatMessage('passwords.setupTokenHint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
        <TextField {...wire('email')} {...emailAttributes} label={formatMessage('session.email')} />
        <NameFields wire={wire} />
        <NewPasswordFields wire={wire} minLength={context.input.minPasswordLength} />
      </AccountForm>
    </SignedOutPage>
  );
}

/** The page at /setup of an installation that has accounts. */
export function SetUpClosed(): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <EndPage
      title={formatMessage('passwords.setupClosedTitle')}
      lead={formatMessage('passwords.setupClosedLead')}
    />
  );
}

interface ForgotPasswordProps {
  readonly form: ActorRefFrom<typeof forgotPasswordMachine>;
}

/** The form at /forgot-password, and what follows when it was sent. */
export function ForgotPassword({ form }: ForgotPasswordProps): ReactNode {
  const formatMessage = useFormatMessage();
  const snapshot = useSelector(form, (current) => current);
  const wire = useWiredFields<'email'>(snapshot.context, (field, value) => {
    form.send({ type: 'field.change', field, value });
  });
  if (snapshot.matches('done'))
    return (
      <EndPage
        title={formatMessage('passwords.linkSentTitle')}
        lead={formatMessage('passwords.linkSentLead', {
          email: snapshot.context.values.email.trim(),
        })}
      />
    );
  return (
    <SignedOutPage
      title={formatMessage('passwords.forgotTitle')}
      lead={formatMessage('passwords.forgotLead')}
    >
      <AccountForm
        form={form}
        label={formatMessage('passwords.forgotTitle')}
        submitLabel={formatMessage('passwords.sendLink')}
      >
        <TextField
          {...wire('email')}
          {...emailAttributes}
          label={formatMessage('session.email')}
          autoFocus
        />
      </AccountForm>
      <p className="text-sm">
        <TextLink to={signedOutPaths.signIn}>{formatMessage('passwords.backToSignIn')}</TextLink>
      </p>
    </SignedOutPage>
  );
}

interface ResetPasswordProps {
  readonly form: ActorRefFrom<typeof resetPasswordMachine>;
}

/** The form at /reset-password, and what follows when the password was changed. */
export function ResetPassword({ form }: ResetPasswordProps): ReactNode {
  const formatMessage = useFormatMessage();
  const snapshot = useSelector(form, (current) => current);
  const { context } = snapshot;
  const wire = useWiredFields<'password' | 'repeatPassword'>(context, (field, value) => {
    form.send({ type: 'field.change', field, value });
  });
  if (snapshot.matches('done'))
    return (
      <EndPage
        title={formatMessage('passwords.passwordSavedTitle')}
        lead={formatMessage('passwords.passwordSavedLead')}
      />
    );
  return (
    <SignedOutPage
      title={formatMessage('passwords.resetTitle')}
      lead={formatMessage('passwords.resetLead')}
    >
      <AccountForm
        form={form}
        label={formatMessage('passwords.resetTitle')}
        submitLabel={formatMessage('passwords.savePassword')}
      >
        <NewPasswordFields
          wire={wire}
          minLength={context.input.minPasswordLength}
          label={formatMessage('passwords.newPassword')}
          autoFocus
        />
      </AccountForm>
      <p className="text-sm">
        <TextLink to={signedOutPaths.forgotPassword}>
          {formatMessage('passwords.askForLink')}
        </TextLink>
      </p>
    </SignedOutPage>
  );
}
