import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: string;
  /** Why it is empty or what to do about it. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** A placeholder for empty content. */
export const EmptyState = ({ icon, title, children, action }: EmptyStateProps): ReactNode => (
  <div className="grid justify-items-center gap-2 px-4 py-12 text-center">
    {icon !== undefined && <span className="text-ink-3 [&_.lucide]:size-6">{icon}</span>}
    <p className="text-base font-semibold text-ink">{title}</p>
    {children !== undefined && <div className="max-w-prose text-sm text-ink-2">{children}</div>}
    {action !== undefined && <div className="mt-2">{action}</div>}
  </div>
);
