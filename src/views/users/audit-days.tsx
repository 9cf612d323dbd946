import type { ReactNode } from 'react';

import { parseDay } from '../../domain/lists/parse-day.ts';
import { DayFilter } from '../shared/day-filter.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

interface AuditDaysProps {
  /** The days in the address of the list, '' for none. */
  readonly from: string | undefined;
  readonly until: string | undefined;
  readonly onChange: (name: 'from' | 'until', day: string) => void;
}

/**
 * The first and the last day of the audit log to show, both included, in UTC as the server counts.
 */
export default function AuditDays({ from, until, onChange }: AuditDaysProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [first, last] = [parseDay(from), parseDay(until)];
  const isReversed = first !== null && last !== null && first > last;
  const labels = {
    open: formatMessage('audit.openCalendar'),
    clear: formatMessage('audit.clearDay'),
  };
  return (
    <fieldset className="flex min-w-0 flex-wrap items-start gap-2 max-md:w-full">
      <legend className="sr-only">{formatMessage('audit.days')}</legend>
      <DayFilter
        label={formatMessage('audit.from')}
        value={first}
        error={isReversed ? formatMessage('audit.fromAfterUntil') : undefined}
        labels={labels}
        onChange={(day) => {
          onChange('from', day ?? '');
        }}
      />
      <DayFilter
        label={formatMessage('audit.until')}
        value={last}
        labels={labels}
        onChange={(day) => {
          onChange('until', day ?? '');
        }}
      />
    </fieldset>
  );
}
