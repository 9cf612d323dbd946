import type { ReactNode } from 'react';

import type { Failure } from '../../domain/outcome.ts';
import { getFailureMessage } from '../../domain/messages/failure-message.ts';
import { BaseButton } from '../design/buttons/base-button.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { SignedOutPage } from './signed-out-page.tsx';
import { FormFailure } from './form-failure.tsx';

interface CheckFailedProps {
  readonly failure: Failure;
  /** The note about unsaved changes in this browser. */
  readonly keptDrafts: ReactNode;
  readonly onRetry: () => void;
  readonly onSignOut: () => void;
}

/**
 * The page for a session that could not be checked, for example offline, with Retry and Sign out.
 */
export function CheckFailed({
  failure,
  keptDrafts,
  onRetry,
  onSignOut,
}: CheckFailedProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <SignedOutPage
      title={formatMessage('session.checkFailedTitle')}
      lead={formatMessage('session.checkFailedLead')}
    >
      <FormFailure message={getFailureMessage(failure)} />
      {keptDrafts}
      <div className="flex gap-2">
        <BaseButton variant="primary" onClick={onRetry}>
          {formatMessage('session.retry')}
        </BaseButton>
        <BaseButton onClick={onSignOut}>{formatMessage('session.signOut')}</BaseButton>
      </div>
    </SignedOutPage>
  );
}
