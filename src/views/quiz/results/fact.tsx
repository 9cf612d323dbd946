import type { ReactNode } from 'react';

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** A labelled value. Use inside a `dl`. */
export const Fact = ({ name, children }: FactProps): ReactNode => (
  <div className="grid content-start gap-1">
    <dt className="text-xs font-medium text-ink-2">{name}</dt>
    <dd className="figures flex min-h-8 items-center text-base font-semibold">{children}</dd>
  </div>
);
