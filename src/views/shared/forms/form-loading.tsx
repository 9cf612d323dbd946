import type { ReactNode } from 'react';

import { Skeleton } from '../../design/feedback/skeleton.tsx';
import { useFormatMessage } from '../format-message.tsx';

/** The placeholder of a form while its values load. */
export function FormLoading(): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <div role="status" className="grid max-w-2xl gap-5 px-3 pt-6 md:px-6">
      <span className="sr-only">{formatMessage('common.loading')}</span>
      {([30, 70, 50, 70] as const).map((width, line) => (
        <Skeleton key={line} width={width} />
      ))}
    </div>
  );
}
