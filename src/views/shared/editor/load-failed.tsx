import type { ReactNode } from 'react';

import type { JournalError } from '../../../machines/shared/editor/journal.ts';
import { Alert } from '../../design/feedback/alert.tsx';
import { useFormatMessage } from '../format-message.tsx';

interface LoadFailedProps {
  readonly journalError: JournalError | null;
  readonly errorScreen: ReactNode;
}

/**
 * Shows that a quiz or playlist could not be loaded, and that its unsaved changes wait in this
 * browser for the key that decrypts them.
 */
export function LoadFailed({ journalError, errorScreen }: LoadFailedProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <>
      {journalError === 'locked' && (
        <div className="p-4">
          <Alert tone="info">{formatMessage('session.keptDrafts')}</Alert>
        </div>
      )}
      {errorScreen}
    </>
  );
}
