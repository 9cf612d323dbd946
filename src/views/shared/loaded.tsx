import type { ReactNode } from 'react';

import { failureMessage } from '../../domain/failure-message.ts';
import type { LoadView } from '../../machines/shared/load-machine.ts';
import { Alert } from '../design/alert.tsx';
import { Button } from '../design/button.tsx';
import { RefreshIcon } from '../design/icon.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { useSay, useSentence } from './sentences.tsx';

interface LoadedProps<Value> {
  readonly load: LoadView<Value>;
  /** How many grey lines stand there while it loads. */
  readonly lines?: number;
  readonly onRetry: () => void;
  readonly children: (value: Value) => ReactNode;
}

/** What was loaded, grey lines while it loads, or why it could not be, with the way to try again. */
export function Loaded<Value>({
  load,
  lines = 3,
  onRetry,
  children,
}: LoadedProps<Value>): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  switch (load.state) {
    case 'loading':
      return (
        <div role="status" className="grid gap-4 py-2">
          <span className="sr-only">{sentence('common.loading')}</span>
          {Array.from({ length: lines }, (_, line) => (
            <Skeleton key={line} width={line % 2 === 0 ? 70 : 50} />
          ))}
        </div>
      );
    case 'failed':
      return (
        <Alert
          tone="bad"
          title={sentence('common.error')}
          action={
            <Button icon={<RefreshIcon />} onClick={onRetry}>
              {sentence('common.retry')}
            </Button>
          }
        >
          {say(failureMessage(load.failure))}
        </Alert>
      );
    case 'loaded':
      return children(load.value);
  }
}
