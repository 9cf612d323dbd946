import type { ReactNode } from 'react';

interface SkeletonProps {
  /** Share of the available width, in percent. */
  readonly width?: 30 | 50 | 70 | 90;
}

const widths = { 30: 'w-[30%]', 50: 'w-1/2', 70: 'w-[70%]', 90: 'w-[90%]' } as const;

/**
 * A grey line in place of text that loads. Hidden from assistive technology; the surrounding
 * element announces that it loads.
 */
export const Skeleton = ({ width = 70 }: SkeletonProps): ReactNode => (
  <span
    aria-hidden="true"
    data-skeleton=""
    className={`block h-3 min-w-8 animate-pulse rounded-sm bg-line ${widths[width]}`}
  />
);
