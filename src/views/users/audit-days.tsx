import { useState, type ReactNode } from 'react';

import { parseDay } from '../../domain/lists/parse-day.ts';
import { DateField } from '../design/dates/date-field.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

/** A year that is still being typed comes as 0002, 0020 or 0202. */
const earliestDay = '1900-01-01';

interface DayFilterProps {
  readonly label: string;
  readonly value: string | null;
  readonly error?: string | undefined;
  readonly onChange: (value: string | null) => void;
}

/** A field that reports a day when its year is complete. */
function DayFilter({ label, value, error, onChange }: DayFilterProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <DateField
      inline
      label={label}
      value={typed ?? value}
      error={error}
      labels={{ open: formatMessage('audit.openCalendar'), clear: formatMessage('audit.clearDay') }}
      onChange={(day) => {
        const isComplete = day === null || day >= earliestDay;
        setTyped(isComplete ? null : day);
        if (isComplete) onChange(day);
      }}
    />
  );
}

interface AuditDaysProps {
  /** The days in the address of the list, '' for none. */
  readonly from: string | undefined;
  readonly until: string | undefined;
  readonly onChange: (name: 'from' | 'until', day: string) => void;
}

/** The first and the last day of the audit log to show, both included, in UTC as the server counts. */
export default function AuditDays({ from, until, onChange }: AuditDaysProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [first, last] = [parseDay(from), parseDay(until)];
  const isReversed = first !== null && last !== null && first > last;
  return (
    <fieldset className="flex min-w-0 flex-wrap items-start gap-2 max-md:w-full">
      <legend className="sr-only">{formatMessage('audit.days')}</legend>
      <DayFilter
        label={formatMessage('audit.from')}
        value={first}
        error={isReversed ? formatMessage('audit.fromAfterUntil') : undefined}
        onChange={(day) => {
          onChange('from', day ?? '');
        }}
      />
      <DayFilter
        label={formatMessage('audit.until')}
        value={last}
        onChange={(day) => {
          onChange('until', day ?? '');
        }}
      />
    </fieldset>
  );
}
