import type { ReactNode } from 'react';
import { DateInput, DateSegment } from 'react-aria-components';

import { classNames } from './class-names.ts';

interface DateTimeSegmentsProps {
  readonly className?: string;
}

/** The parts of a date or a time inside of a date or time field, each written or stepped on its own. */
export const DateTimeSegments = ({ className }: DateTimeSegmentsProps): ReactNode => (
  <DateInput className={classNames('flex items-center text-base', className)}>
    {(segment) => (
      <DateSegment
        segment={segment}
        className="rounded-sm px-px tabular-nums outline-none data-focused:bg-accent data-focused:text-accent-ink data-placeholder:text-ink-3 data-focused:data-placeholder:text-accent-ink"
      >
        {({ text, type }) => (type === 'literal' ? text.replace(',', '') : text)}
      </DateSegment>
    )}
  </DateInput>
);
