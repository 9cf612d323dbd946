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

const column =
  'border-line bg-surface p-4 lg:sticky lg:top-(--bar,0px) lg:h-[calc(100dvh-var(--bar,0px))] lg:shrink-0 lg:overflow-y-auto';

/**
 * The columns of an editor: the middle scrolls with the page, the sides are fixed and scroll by
 * themselves; below 1100 px they are stacked.
 */
export const SplitPane = ({
  startLabel,
  start,
  children,
  endLabel,
  end,
}: SplitPaneProps): ReactNode => (
  <div className="flex min-h-0 grow flex-col lg:flex-row">
    <section aria-label={startLabel} className={`${column} max-lg:border-b lg:w-80 lg:border-e`}>
      {start}
    </section>
    <div className="min-w-0 grow p-5 max-md:p-3">{children}</div>
    {end !== undefined && (
      <section aria-label={endLabel} className={`${column} max-lg:border-t lg:w-75 lg:border-s`}>
        {end}
      </section>
    )}
  </div>
);
