import type { ReactNode } from 'react';

import { Badge } from '../display/badge.tsx';

interface PageHeaderProps {
  readonly title: string;
  /** The count as text. */
  readonly count?: string | undefined;
  readonly actions?: ReactNode;
}

/** The heading of a screen with its count and its main actions. */
export const PageHeader = ({ title, count, actions }: PageHeaderProps): ReactNode => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <h1
      title={title}
      className="line-clamp-3 min-w-0 text-xl wrap-anywhere font-semibold tracking-tight"
    >
      <bdi>{title}</bdi>
    </h1>
    {count !== undefined && <Badge>{count}</Badge>}
    {actions !== undefined && <div className="ms-auto flex flex-wrap gap-2">{actions}</div>}
  </div>
);
