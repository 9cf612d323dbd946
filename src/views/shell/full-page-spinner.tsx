import type { ReactNode } from 'react';

import { Spinner } from '../design/feedback/spinner.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

/** A spinner that fills the window while the session and the flags load. */
export const FullPageSpinner = (): ReactNode => {
  const formatMessage = useFormatMessage();
  return (
    <div className="flex min-h-dvh items-center justify-center">
      <Spinner size="l" label={formatMessage('shell.starting')} />
    </div>
  );
};
