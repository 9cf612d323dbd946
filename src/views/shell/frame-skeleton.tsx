import type { ReactNode } from 'react';

import { Spinner } from '../design/feedback/spinner.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { Brand } from '../shared/brand.tsx';

interface FrameSkeletonProps {
  /** Whether the sidebar is an icon strip. */
  readonly collapsed: boolean;
}

/**
 * A placeholder of the frame while the session is checked: sidebar and top bar in their final
 * positions.
 */
export function FrameSkeleton({ collapsed }: FrameSkeletonProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <div className="flex min-h-dvh">
      <div
        aria-hidden="true"
        data-collapsed={collapsed || undefined}
        className="hidden w-58 shrink-0 bg-rail p-2 text-rail-ink data-collapsed:w-14 max-[1100px]:w-14 md:block"
      >
        <div className="flex h-10 items-center overflow-hidden px-2.5">
          <Brand name={formatMessage('shell.product')} markOnly={collapsed} />
        </div>
      </div>
      <div className="flex min-w-0 grow flex-col">
        <div className="h-12 border-b border-line bg-surface" />
        <div className="flex grow items-center justify-center">
          <Spinner size="l" label={formatMessage('shell.starting')} />
        </div>
      </div>
    </div>
  );
}
