import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';

/** A bar: its full and its short label, its length, and the text of its value. */
interface Bar {
  readonly label: string;
  readonly short: string;
  readonly value: number;
  readonly tone: 'good' | 'bad' | 'accent';
}

interface BarChartProps {
  /** The accessible name. The same figures follow as a table for assistive technology. */
  readonly label: string;
  readonly bars: readonly Bar[];
  /** The column headers of that table. */
  readonly labelHead: string;
  readonly valueHead: string;
  /** A line before the bar with this index, and its label. */
  readonly mark?: { readonly before: number; readonly label: string };
}

const fills = { good: 'fill-good', bad: 'fill-bad', accent: 'fill-accent' } as const;

/** A vertical bar chart of a few counts, each value above its bar. */
export function BarChart({ label, bars, labelHead, valueHead, mark }: BarChartProps): ReactNode {
  const max = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <div aria-hidden="true" className="figures flex h-36 gap-1 text-xs text-ink-2">
        {bars.map(({ short, value, tone }, index) => (
          <div
            key={short}
            className={classNames(
              'flex min-w-0 grow basis-0 flex-col justify-end gap-1 text-center',
              index === mark?.before && 'border-s border-dashed border-control',
            )}
          >
            <span className={value === 0 ? 'text-ink-3' : 'font-semibold text-ink'}>{value}</span>
            <div className="flex h-24 flex-col justify-end border-b border-line-strong px-px">
              <svg width="100%" height={`${String((value / max) * 100)}%`} className="block">
                <rect width="100%" height="100%" rx="2" className={fills[tone]} />
              </svg>
            </div>
            <span className="whitespace-nowrap max-md:text-[11px]">{short}</span>
          </div>
        ))}
      </div>
      <figcaption className="sr-only">{label}</figcaption>
      <div className="sr-only">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{labelHead}</th>
              <th scope="col">{valueHead}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label: of, value }) => (
              <tr key={of}>
                <th scope="row">{of}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {mark !== undefined && (
        <p aria-hidden="true" className="flex items-center gap-2 text-xs text-ink-2">
          <span className="h-3 border-s border-dashed border-control" />
          {mark.label}
        </p>
      )}
    </figure>
  );
}
