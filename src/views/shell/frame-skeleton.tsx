import type { ReactNode } from 'react';

import { Spinner } from '../design/spinner.tsx';
import { useSentence } from '../shared/sentences.tsx';
import { Brand } from './brand.tsx';

interface FrameSkeletonProps {
  /** Whether the sidebar was left as an icon strip. */
  readonly collapsed: boolean;
}

/** The frame of a signed-in person before it is known who that is: sidebar and top bar stand where the real ones will. */
export function FrameSkeleton({ collapsed }: FrameSkeletonProps): ReactNode {
  const sentence = useSentence();
  return (
    <div className="flex min-h-dvh">
      <div
        aria-hidden="true"
        data-collapsed={collapsed || undefined}
        className="hidden w-58 shrink-0 bg-rail p-2 text-rail-ink data-collapsed:w-14 max-[1100px]:w-14 md:block"
      >
        <div className="flex h-10 items-center overflow-hidden px-2.5">
          <Brand name={sentence('shell.product')} markOnly={collapsed} />
        </div>
      </div>
      <div className="flex min-w-0 grow flex-col">
        <div className="h-12 border-b border-line bg-surface" />
        <div className="flex grow items-center justify-center">
          <Spinner size="l" label={sentence('shell.starting')} />
        </div>
      </div>
    </div>
  );
}
