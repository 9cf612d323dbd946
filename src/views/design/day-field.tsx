import { parseDate, type CalendarDate } from '@internationalized/date';
import type { ReactNode } from 'react';
import {
  Button,
  Calendar,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  FieldError,
  Group,
  I18nProvider,
  Label,
  Popover,
} from 'react-aria-components';

import { CalendarIcon, XIcon } from './icon.tsx';
import { Month } from './month.tsx';

interface DayFieldProps {
  readonly label: string;
  readonly error?: string | undefined;
  /** A day as YYYY-MM-DD, or null for none. It is shown as MM/dd/yyyy. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly sentences: { readonly open: string; readonly clear: string };
}

const segmentLook =
  'rounded-sm px-px tabular-nums outline-none data-focused:bg-accent data-focused:text-accent-ink data-placeholder:text-ink-2 data-focused:data-placeholder:text-accent-ink';

/** A day, written or chosen from a calendar. */
export const DayField = ({
  label,
  error,
  value,
  onChange,
  sentences,
}: DayFieldProps): ReactNode => (
  <I18nProvider locale="en-US">
    <DatePicker<CalendarDate>
      granularity="day"
      shouldForceLeadingZeros
      value={value === null ? null : parseDate(value)}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      onChange={(next) => {
        onChange(next === null ? null : next.toString());
      }}
      className="grid min-w-0 gap-1"
    >
      <Label className="w-fit text-xs font-medium text-ink-2">{label}</Label>
      <Group className="flex h-control items-center gap-1 rounded-md border border-control bg-surface ps-1 data-focus-within:border-accent data-focus-within:outline-1 data-focus-within:outline-accent data-invalid:border-bad">
        <Button
          aria-label={sentences.open}
          className="flex h-7 min-w-7 items-center justify-center rounded-sm text-ink-2 hover:text-ink"
        >
          <CalendarIcon />
        </Button>
        <DateInput className="flex grow items-center text-base">
          {(segment) => <DateSegment segment={segment} className={segmentLook} />}
        </DateInput>
        {value !== null && (
          <button
            type="button"
            aria-label={`${sentences.clear}: ${label}`}
            onClick={() => {
              onChange(null);
            }}
            className="flex h-control min-w-8 items-center justify-center rounded-md text-ink-2 hover:text-ink"
          >
            <XIcon />
          </button>
        )}
      </Group>
      <FieldError data-field-error="" className="text-xs text-bad">
        {error}
      </FieldError>
      <Popover offset={4} className="z-40 animate-appear rounded-lg bg-surface text-ink shadow-pop">
        <Dialog className="p-3 outline-none">
          <Calendar>
            <Month />
          </Calendar>
        </Dialog>
      </Popover>
    </DatePicker>
  </I18nProvider>
);
