import type { ReactNode } from 'react';

import { getFailureMessage } from '../../domain/messages/failure-message.ts';
import type { LoadView } from '../../machines/shared/load-machine.ts';
import { Alert } from '../design/feedback/alert.tsx';
import { Button } from '../design/buttons/button.tsx';
import { RefreshIcon } from '../design/icons/icons.tsx';
import { Skeleton } from '../design/feedback/skeleton.tsx';
import { useFormatMessage } from './format-message.tsx';

interface LoadedProps<Value> {
  readonly load: LoadView<Value>;
  /** The number of skeleton lines while it loads. */
  readonly lines?: number;
  readonly onRetry: () => void;
  readonly children: (value: Value) => ReactNode;
}

/** Renders the loaded value, skeleton lines while it loads, or the error with a retry button. */
export function Loaded<Value>({
  load,
  lines = 3,
  onRetry,
  children,
}: LoadedProps<Value>): ReactNode {
  const formatMessage = useFormatMessage();
  switch (load.state) {
    case 'loading':
      return (
        <div role="status" className="grid gap-4 py-2">
          <span className="sr-only">{formatMessage('common.loading')}</span>
          {Array.from({ length: lines }, (_, line) => (
            <Skeleton key={line} width={line % 2 === 0 ? 70 : 50} />
          ))}
        </div>
      );
    case 'failed':
      return (
        <Alert
          tone="bad"
          title={formatMessage('common.error')}
          action={
            <Button icon={<RefreshIcon />} onClick={onRetry}>
              {formatMessage('common.retry')}
            </Button>
          }
        >
          {formatMessage(getFailureMessage(load.failure))}
        </Alert>
      );
    case 'loaded':
      return children(load.value);
  }
}
