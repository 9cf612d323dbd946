import type { ReactNode } from 'react';

import { Badge } from '../display/badge.tsx';

interface PageHeaderProps {
  readonly title: string;
  /** What the screen is about, below the title. */
  readonly subject?: ReactNode;
  /** The count as text. */
  readonly count?: string | undefined;
  readonly actions?: ReactNode;
}

/**
 * The heading of a screen with its count and its main actions. It is as high without actions, so that
 * the tabs below stay in place.
 */
export const PageHeader = ({ title, subject, count, actions }: PageHeaderProps): ReactNode => (
  <div className="flex min-h-control flex-wrap items-center gap-x-4 gap-y-2">
    <div className="grid min-w-0 gap-0.5">
      <h1
        title={title}
        className="line-clamp-3 min-w-0 text-xl wrap-anywhere font-semibold tracking-tight"
      >
        <bdi>{title}</bdi>
      </h1>
      {subject !== undefined && <div className="text-base text-ink-2 wrap-anywhere">{subject}</div>}
    </div>
    {count !== undefined && <Badge>{count}</Badge>}
    {actions !== undefined && <div className="ms-auto flex flex-wrap gap-2">{actions}</div>}
  </div>
);
