import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { signInMachine } from '../../machines/session/sign-in-machine.ts';
import { useSentence } from '../shared/sentences.tsx';
import { Entrance } from './entrance.tsx';
import { SignInForm } from './sign-in-form.tsx';

interface AdminSignInProps {
  readonly form: ActorRefFrom<typeof signInMachine>;
}

/** The screen at /signin (SES-02). */
export function AdminSignIn({ form }: AdminSignInProps): ReactNode {
  const sentence = useSentence();
  return (
    <Entrance title={sentence('session.signInTitle')} lead={sentence('session.signInLead')}>
      <SignInForm form={form} />
    </Entrance>
  );
}
