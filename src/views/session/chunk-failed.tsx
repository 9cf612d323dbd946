import type { ReactNode } from 'react';

import { BaseButton } from '../design/buttons/base-button.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

interface ChunkFailedProps {
  readonly onReload: () => void;
}

/** The message when a chunk cannot be loaded, usually after a deployment. */
export function ChunkFailed({ onReload }: ChunkFailedProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <section
      role="alert"
      className="flex grow flex-col items-center justify-center gap-3 px-6 py-16 text-center"
    >
      <h1 className="text-xl font-semibold">{formatMessage('session.updatedTitle')}</h1>
      <p className="max-w-prose text-base text-ink-2">{formatMessage('session.updatedLead')}</p>
      <BaseButton variant="primary" onClick={onReload}>
        {formatMessage('session.reload')}
      </BaseButton>
    </section>
  );
}
