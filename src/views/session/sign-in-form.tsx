import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import { failureMessage } from '../../domain/failure-message.ts';
import type { Message } from '../../domain/notice.ts';
import type { Failure } from '../../domain/outcome.ts';
import type { signInMachine } from '../../machines/session/sign-in-machine.ts';
import { Button } from '../design/button.tsx';
import { TextField } from '../design/text-field.tsx';
import { useSentence } from '../shared/sentences.tsx';
import { useFocusFirstFault } from '../shared/focus-first-fault.ts';
import { FormFailure } from './form-failure.tsx';
import { PasswordInput } from './password-input.tsx';

interface SignInFormProps {
  readonly form: ActorRefFrom<typeof signInMachine>;
}

const waitMessage = (seconds: number): Message => ({
  key: 'session.tooManyAttempts',
  values: { seconds },
});
const messageOf = (failure: Failure, secondsToWait: number): Message =>
  secondsToWait > 0 ? waitMessage(secondsToWait) : failureMessage(failure);

/** E-mail, password and Sign In (SES-02), for the page and for the dialog over an expired screen. */
export function SignInForm({ form }: SignInFormProps): ReactNode {
  const sentence = useSentence();
  const snapshot = useSelector(form, (current) => current);
  const { email, password, faults, failure, secondsToWait, attempts } = snapshot.context;
  const ref = useFocusFirstFault(attempts);
  return (
    <form
      ref={ref}
      noValidate
      aria-label={sentence('session.signInTitle')}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        form.send({ type: 'form.submit' });
      }}
    >
      <TextField
        label={sentence('session.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        value={email}
        error={faults.email && sentence(faults.email)}
        onChange={(value) => {
          form.send({ type: 'field.type', field: 'email', value });
        }}
      />
      <PasswordInput
        label={sentence('session.password')}
        name="password"
        autoComplete="current-password"
        value={password}
        error={faults.password && sentence(faults.password)}
        onChange={(value) => {
          form.send({ type: 'field.type', field: 'password', value });
        }}
      />
      <Button
        type="submit"
        variant="primary"
        busy={snapshot.hasTag('busy')}
        whyDisabled={
          snapshot.matches('waiting')
            ? sentence('session.tooManyAttempts', { seconds: secondsToWait })
            : undefined
        }
      >
        {sentence('session.signIn')}
      </Button>
      {failure !== null && <FormFailure message={messageOf(failure, secondsToWait)} />}
    </form>
  );
}
