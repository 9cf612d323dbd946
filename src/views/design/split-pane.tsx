import type { ReactNode } from 'react';

interface SplitPaneProps {
  /** Accessible names of the side columns. */
  readonly startLabel: string;
  readonly start: ReactNode;
  readonly children: ReactNode;
  readonly endLabel?: string | undefined;
  /** The column at the end, or nothing when it is closed. */
  readonly end?: ReactNode;
}

/** An editor's columns below the top bar, each scrolling by itself; under 1100 px one below the other. */
export const SplitPane = ({ startLabel, start, children, endLabel, end }: SplitPaneProps): ReactNode => (
  <div className="flex min-h-0 grow flex-col lg:h-[calc(100dvh-48px)] lg:flex-row">
    <section aria-label={startLabel} className="border-line bg-surface p-4 max-lg:border-b lg:w-80 lg:shrink-0 lg:overflow-y-auto lg:border-e">{start}</section>
    <div className="min-w-0 grow p-5 max-md:p-3 lg:overflow-y-auto">{children}</div>
    {end !== undefined && <section aria-label={endLabel} className="border-line bg-surface p-4 max-lg:border-t lg:w-75 lg:shrink-0 lg:overflow-y-auto lg:border-s">{end}</section>}
  </div>
);
