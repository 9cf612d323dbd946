import type { ReactNode } from 'react';

interface MachineSummaryProps {
  /** The docstring of the machine. */
  readonly summary: string;
}

/** The docstring of a machine, which is English, with what stands in backticks as code. */
export const MachineSummary = ({ summary }: MachineSummaryProps): ReactNode => (
  <bdi lang="en">
    {summary.split('`').map((part, index) =>
      index % 2 === 1 ? (
        <code key={index} className="font-mono">
          {part}
        </code>
      ) : (
        part
      ),
    )}
  </bdi>
);
