import { useState, type ReactNode } from 'react';

import { DateField } from '../design/dates/date-field.tsx';

/** A year that is still being typed comes as 0002, 0020 or 0202. */
const earliestDay = '1900-01-01';

interface DayFilterProps {
  readonly label: string;
  readonly value: string | null;
  readonly error?: string | undefined;
  readonly labels: { readonly open: string; readonly clear: string };
  readonly onChange: (value: string | null) => void;
}

/** A field that reports a day when its year is complete. */
export function DayFilter({ value, onChange, ...field }: DayFilterProps): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <DateField
      inline
      {...field}
      value={typed ?? value}
      onChange={(day) => {
        const isComplete = day === null || day >= earliestDay;
        setTyped(isComplete ? null : day);
        if (isComplete) onChange(day);
      }}
    />
  );
}
