import type { ReactNode } from 'react';
import { DateInput, DateSegment } from 'react-aria-components';

import { classNames } from '../class-names.ts';

interface DateTimeSegmentsProps {
  readonly className?: string;
}

/** The segments of a date or time field. Each is typed or stepped on its own. */
export const DateTimeSegments = ({ className }: DateTimeSegmentsProps): ReactNode => (
  <DateInput className={classNames('flex items-center text-base', className)}>
    {(segment) => (
      <DateSegment
        segment={segment}
        className={classNames(
          'rounded-sm px-px tabular-nums outline-none',
          'data-focused:bg-accent data-focused:text-accent-ink data-placeholder:text-ink-3',
          'data-focused:data-placeholder:text-accent-ink',
        )}
      >
        {({ text, type }) => (type === 'literal' ? text.replace(',', '') : text)}
      </DateSegment>
    )}
  </DateInput>
);
