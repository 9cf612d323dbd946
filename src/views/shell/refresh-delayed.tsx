import type { ReactNode } from 'react';

import { Alert } from '../design/feedback/alert.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

interface RefreshDelayedProps {
  /** Whether the renewal of the session waits for its next attempt. */
  readonly isDelayed: boolean;
}

/**
 * Says, above the lower edge of the window, that the session could not be renewed yet and that it
 * is tried again (PD-42).
 */
export function RefreshDelayed({ isDelayed }: RefreshDelayedProps): ReactNode {
  const formatMessage = useFormatMessage();
  if (!isDelayed) return null;
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-4 z-50 mx-auto max-w-xl rounded-lg bg-surface shadow-pop">
      <Alert tone="info">{formatMessage('shell.refreshDelayed')}</Alert>
    </div>
  );
}
