import { useSelector } from '@xstate/react';
import { useId, type ReactNode } from 'react';
import type { ActorRef, Snapshot } from 'xstate';

import { getFailureMessage } from '../../domain/messages/failure-message.ts';
import type { Message } from '../../domain/messages/message.ts';
import type { Failure } from '../../domain/outcome.ts';
import { BaseButton } from '../design/buttons/base-button.tsx';
import { useFocusFirstError } from '../shared/use-focus-first-error.ts';
import { FormFailure } from './form-failure.tsx';

/** The part of a form's state that its frame shows. */
type FormSnapshot = Snapshot<unknown> & {
  readonly context: {
    readonly linkFailure: Failure | null;
    readonly failure: Failure | null;
    readonly secondsToWait: number;
    readonly rejectedSubmitCount: number;
  };
  readonly value: unknown;
  readonly hasTag: (tag: 'busy') => boolean;
};

interface AccountFormProps {
  readonly form: Pick<
    ActorRef<FormSnapshot, { readonly type: 'form.submit' }>,
    'send' | 'subscribe' | 'getSnapshot'
  >;
  readonly label: string;
  readonly submitLabel: string;
  readonly children: ReactNode;
}

const getMessage = (failure: Failure, secondsToWait: number): Message =>
  secondsToWait > 0
    ? { key: 'session.tooManyAttempts', values: { seconds: secondsToWait } }
    : getFailureMessage(failure);

/**
 * Reads all fields, because a password manager may fill them without an event, after which React
 * would empty them. React drops the events of fields that it knows as they are.
 */
function readFields(form: HTMLFormElement): void {
  for (const input of form.querySelectorAll('input'))
    input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * The frame of a form about an account: its fields, the button, and why it was refused. Why it will
 * be refused stands before the fields.
 */
export function AccountForm({ form, label, submitLabel, children }: AccountFormProps): ReactNode {
  const failureId = useId();
  const snapshot = useSelector(form, (current) => current);
  const { linkFailure, failure, secondsToWait, rejectedSubmitCount } = snapshot.context;
  const ref = useFocusFirstError(rejectedSubmitCount);
  return (
    <form
      ref={ref}
      noValidate
      aria-label={label}
      className="grid gap-4"
      onChangeCapture={(event) => {
        readFields(event.currentTarget);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        readFields(event.currentTarget);
        form.send({ type: 'form.submit' });
      }}
    >
      {failure === null && linkFailure !== null && (
        <FormFailure id={failureId} message={getFailureMessage(linkFailure)} />
      )}
      {children}
      <BaseButton
        type="submit"
        variant="primary"
        busy={snapshot.hasTag('busy')}
        isDisabled={snapshot.value === 'waiting'}
        aria-describedby={(failure ?? linkFailure) === null ? undefined : failureId}
      >
        {submitLabel}
      </BaseButton>
      {failure !== null && (
        <FormFailure id={failureId} message={getMessage(failure, secondsToWait)} />
      )}
    </form>
  );
}
