import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { Registration } from '../../domain/session/registration-form.ts';
import type { registrationMachine } from '../../machines/session/registration-machine.ts';
import { useFormatMessage } from '../shared/format-message.tsx';
import { AccountForm } from './account-form.tsx';
import { NameFields, NewPasswordFields, useWiredFields } from './form-fields.tsx';

interface SetPasswordFormProps {
  readonly form: ActorRefFrom<typeof registrationMachine>;
}

/** The registration form: names and a new password, entered twice (SES-03). */
export function SetPasswordForm({ form }: SetPasswordFormProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { context } = useSelector(form, (current) => current);
  const wire = useWiredFields<keyof Registration>(context, (field, value) => {
    form.send({ type: 'field.change', field, value });
  });
  return (
    <AccountForm
      form={form}
      label={formatMessage('session.registrationTitle')}
      submitLabel={formatMessage('session.confirmRegistration')}
    >
      <NameFields wire={wire} autoFocus />
      <NewPasswordFields wire={wire} minLength={context.input.minPasswordLength} />
    </AccountForm>
  );
}
