import type { ReactNode } from 'react';

import type { Failure } from '../../domain/outcome.ts';
import { failureMessage } from '../../domain/failure-message.ts';
import { Button } from '../design/button.tsx';
import { useSentence } from '../shared/sentences.tsx';
import { Entrance } from './entrance.tsx';
import { FormFailure } from './form-failure.tsx';

interface CheckFailedProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
  readonly onSignOut: () => void;
}

/** The session could not be checked, for example because the server cannot be reached: try again or sign out. */
export function CheckFailed({ failure, onRetry, onSignOut }: CheckFailedProps): ReactNode {
  const sentence = useSentence();
  return (
    <Entrance
      title={sentence('session.checkFailedTitle')}
      lead={sentence('session.checkFailedLead')}
    >
      <FormFailure message={failureMessage(failure)} />
      <div className="flex gap-2">
        <Button variant="primary" onClick={onRetry}>
          {sentence('session.retry')}
        </Button>
        <Button onClick={onSignOut}>{sentence('session.signOut')}</Button>
      </div>
    </Entrance>
  );
}
