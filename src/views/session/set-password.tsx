import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { registrationMachine } from '../../machines/session/registration-machine.ts';
import { useFormatMessage } from '../shared/format-message.tsx';
import { SignedOutPage } from './signed-out-page.tsx';
import { SetPasswordForm } from './set-password-form.tsx';

interface SetPasswordProps {
  readonly form: ActorRefFrom<typeof registrationMachine>;
}

/** The screen at /set-password (SES-03). */
export function SetPassword({ form }: SetPasswordProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <SignedOutPage
      title={formatMessage('session.registrationTitle')}
      lead={formatMessage('session.registrationLead')}
    >
      <SetPasswordForm form={form} />
    </SignedOutPage>
  );
}
