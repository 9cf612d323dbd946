import type { ReactNode } from 'react';

import { Button } from '../../design/buttons/button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { RefreshIcon } from '../../design/icons/icons.tsx';
import { useFormatMessage } from '../format-message.tsx';

interface StaleRowsProps {
  readonly isReloading: boolean;
  readonly onRetry: () => void;
}

/** Says that the rows are those from before the connection was lost. */
export function StaleRows({ isReloading, onRetry }: StaleRowsProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <Alert
      tone="warn"
      action={
        <Button icon={<RefreshIcon />} busy={isReloading} onClick={onRetry}>
          {formatMessage('common.retry')}
        </Button>
      }
    >
      {formatMessage('common.staleRows')}
    </Alert>
  );
}
