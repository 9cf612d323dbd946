import type { ReactNode } from 'react';

import type { Message } from '../../domain/notice.ts';
import { Say } from '../shared/sentences.tsx';

interface FormFailureProps {
  readonly message: Message;
}

/** Why a form was refused, under the form (SES-18, SES-19); announced and able to take the focus. */
export const FormFailure = ({ message }: FormFailureProps): ReactNode => (
  <p
    role="alert"
    tabIndex={-1}
    data-form-failure=""
    className="rounded-md border border-bad/40 bg-bad-soft px-3 py-2 text-sm text-bad"
  >
    <Say message={message} />
  </p>
);
