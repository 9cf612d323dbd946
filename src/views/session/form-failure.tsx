import type { ReactNode } from 'react';

import type { Message } from '../../domain/messages/message.ts';
import { FormattedMessage } from '../shared/format-message.tsx';

interface FormFailureProps {
  readonly id?: string;
  readonly message: Message;
}

/** The error of a rejected form (SES-18, SES-19). It is announced and can receive focus. */
export const FormFailure = ({ id, message }: FormFailureProps): ReactNode => (
  <p
    id={id}
    role="alert"
    tabIndex={-1}
    data-form-failure=""
    className="rounded-md border border-bad/40 bg-bad-soft px-3 py-2 text-sm text-bad"
  >
    <FormattedMessage message={message} />
  </p>
);
