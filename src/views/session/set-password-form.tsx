import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import { failureMessage } from '../../domain/failure-message.ts';
import type { Registration } from '../../domain/session/registration-form.ts';
import type { registrationMachine } from '../../machines/session/registration-machine.ts';
import { Button } from '../design/button.tsx';
import { TextField } from '../design/text-field.tsx';
import { useSentence } from '../shared/sentences.tsx';
import { useFocusFirstFault } from '../shared/focus-first-fault.ts';
import { FormFailure } from './form-failure.tsx';
import { PasswordInput } from './password-input.tsx';

interface SetPasswordFormProps {
  readonly form: ActorRefFrom<typeof registrationMachine>;
}

/** Names and a new password, typed twice (SES-03). */
export function SetPasswordForm({ form }: SetPasswordFormProps): ReactNode {
  const sentence = useSentence();
  const snapshot = useSelector(form, (current) => current);
  const { context } = snapshot;
  const ref = useFocusFirstFault(context.attempts);
  const wire = (field: keyof Registration) => {
    const fault = context.faults[field];
    return {
      label: sentence(`session.${field}`),
      name: field,
      value: context[field],
      error: fault && sentence(fault),
      onChange: (value: string) => {
        form.send({ type: 'field.type', field, value });
      },
    };
  };
  return (
    <form
      ref={ref}
      noValidate
      aria-label={sentence('session.registrationTitle')}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        form.send({ type: 'form.submit' });
      }}
    >
      <TextField {...wire('firstName')} autoComplete="given-name" autoFocus />
      <TextField {...wire('lastName')} autoComplete="family-name" />
      <PasswordInput
        {...wire('password')}
        autoComplete="new-password"
        description={sentence('session.passwordHint')}
      />
      <PasswordInput {...wire('repeatPassword')} autoComplete="new-password" />
      <Button type="submit" variant="primary" busy={snapshot.hasTag('busy')}>
        {sentence('session.confirmRegistration')}
      </Button>
      {context.failure !== null && <FormFailure message={failureMessage(context.failure)} />}
    </form>
  );
}
