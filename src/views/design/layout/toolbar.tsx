import type { ReactNode } from 'react';

interface ToolbarProps {
  readonly children: ReactNode;
  /** Content at the end, for example the range of visible rows. */
  readonly end?: ReactNode;
}

/** Controls above a list or an editor in one wrapping row. */
export const Toolbar = ({ children, end }: ToolbarProps): ReactNode => (
  <div className="flex flex-wrap items-center gap-2">
    {children}
    {end !== undefined && <span className="figures ms-auto min-w-0 text-sm text-ink-2">{end}</span>}
  </div>
);
