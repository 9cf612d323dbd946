import { classNames } from '../class-names.ts';
import type { ReactNode } from 'react';

interface DetailsListProps {
  readonly details: readonly { readonly term: string; readonly value: ReactNode }[];
}

/** A list of terms and their values, one per line. */
export const DetailsList = ({ details }: DetailsListProps): ReactNode => (
  <dl className="text-sm">
    {details.map(({ term, value }) => (
      <div
        key={term}
        className={classNames(
          'grid grid-cols-[minmax(5.5rem,30%)_1fr] gap-4 border-b border-line',
          'py-2.5 last:border-0 max-md:grid-cols-1 max-md:gap-0.5',
        )}
      >
        <dt className="text-ink-2">{term}</dt>
        <dd className="figures min-w-0 wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
);
