import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { registrationMachine } from '../../machines/session/registration-machine.ts';
import { useSentence } from '../shared/sentences.tsx';
import { Entrance } from './entrance.tsx';
import { SetPasswordForm } from './set-password-form.tsx';

interface SetPasswordProps {
  readonly form: ActorRefFrom<typeof registrationMachine>;
}

/** The screen at /set-password (SES-03). */
export function SetPassword({ form }: SetPasswordProps): ReactNode {
  const sentence = useSentence();
  return (
    <Entrance
      title={sentence('session.registrationTitle')}
      lead={sentence('session.registrationLead')}
    >
      <SetPasswordForm form={form} />
    </Entrance>
  );
}
