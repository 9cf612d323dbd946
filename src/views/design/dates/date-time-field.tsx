import { useLocale } from 'react-aria/I18nProvider';
import type { ReactNode } from 'react';

import { createLazyComponent } from '../lazy-component.tsx';
import type { DateTimeFieldProps } from './date-time-types.ts';
import { Field, controlClasses } from '../fields/field.tsx';

const figures = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const;
const formatDateTime = (
  value: string | null,
  timeZone: string | undefined,
  locale: string,
): string =>
  value === null
    ? ''
    : new Intl.DateTimeFormat(locale, { ...figures, ...(timeZone !== undefined && { timeZone }) })
        .format(new Date(value))
        .replace(',', '');

function Loading({ label, description, required, value, timeZone }: DateTimeFieldProps): ReactNode {
  const { locale } = useLocale();
  return (
    <Field label={label} description={description} required={required}>
      {(wiring) => (
        <input
          {...wiring}
          readOnly
          value={formatDateTime(value, timeZone, locale)}
          className={`${controlClasses} h-control`}
        />
      )}
    </Field>
  );
}

const Unavailable = (props: DateTimeFieldProps): ReactNode => (
  <Loading {...props} description={props.labels.unavailable} />
);

const frame = createLazyComponent(
  async () => (await import('./date-time-input.tsx')).DateTimeInput,
  {
    Loading,
    Failed: Unavailable,
  },
);

/**
 * A field for a date and a time, typed or selected in a calendar. Values are UTC instants; it shows
 * local time to the minute. Its code loads when it is first shown.
 */
export const DateTimeField = (props: DateTimeFieldProps): ReactNode => (
  <frame.Component {...props} />
);
