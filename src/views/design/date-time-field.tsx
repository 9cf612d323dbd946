import type { ReactNode } from 'react';

import { chunk } from './chunk.tsx';
import type { DateTimeFieldProps } from './date-time-types.ts';
import { Field, controlLook } from './field.tsx';

const figures = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hour12: true,
} as const;
const written = (value: string | null, timeZone: string | undefined): string =>
  value === null
    ? ''
    : new Intl.DateTimeFormat('en-US', { ...figures, ...(timeZone !== undefined && { timeZone }) })
        .format(new Date(value))
        .replace(',', '');

const Waiting = ({
  label,
  description,
  required,
  value,
  timeZone,
}: DateTimeFieldProps): ReactNode => (
  <Field label={label} description={description} required={required}>
    {(wiring) => (
      <input
        {...wiring}
        readOnly
        value={written(value, timeZone)}
        className={`${controlLook} h-control`}
      />
    )}
  </Field>
);

const Unavailable = (props: DateTimeFieldProps): ReactNode => (
  <Waiting {...props} description={props.sentences.unavailable} />
);

const frame = chunk(async () => (await import('./date-time-frame.tsx')).DateTimeFrame, {
  Waiting,
  Missing: Unavailable,
});

/** A date and a time, written or chosen from a calendar. It speaks UTC instants and shows local time to the minute. Its code loads with its first showing. */
export const DateTimeField = (props: DateTimeFieldProps): ReactNode => <frame.Part {...props} />;
