import type { ReactNode } from 'react';

import { Button } from '../design/buttons/button.tsx';
import { Alert } from '../design/feedback/alert.tsx';
import { useFormatMessage } from './format-message.tsx';

interface RetryAlertProps {
  readonly onRetry: () => void;
  /** What has failed; a plain sentence when it is left out. */
  readonly children?: ReactNode;
}

/** Says that something could not be loaded, with a button that tries again. */
export function RetryAlert({ onRetry, children }: RetryAlertProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <Alert tone="bad" action={<Button onClick={onRetry}>{formatMessage('common.retry')}</Button>}>
      {children ?? formatMessage('common.error')}
    </Alert>
  );
}
