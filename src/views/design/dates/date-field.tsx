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
  Label,
  Popover,
} from 'react-aria-components';

import { CalendarIcon, XIcon } from '../icons/icons.tsx';
import { CalendarMonth } from './calendar-month.tsx';
import { classNames } from '../class-names.ts';

interface DateFieldProps {
  readonly label: string;
  /** Puts the label beside the field instead of above it. */
  readonly inline?: boolean;
  readonly error?: string | undefined;
  /** A day as YYYY-MM-DD, or null for none. It is shown as MM/dd/yyyy in English. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly labels: { readonly open: string; readonly clear: string };
}

const segmentClasses = classNames(
  'rounded-sm px-px tabular-nums outline-none data-placeholder:text-ink-2',
  'data-focused:bg-accent data-focused:text-accent-ink',
  'data-focused:data-placeholder:text-accent-ink',
);

interface ClearButtonProps {
  readonly label: string;
  readonly onClear: () => void;
}

const ClearButton = ({ label, onClear }: ClearButtonProps): ReactNode => (
  <button
    type="button"
    aria-label={label}
    onClick={onClear}
    className="flex h-control min-w-8 items-center justify-center rounded-md text-ink-2 hover:text-ink"
  >
    <XIcon />
  </button>
);

const OpenButton = ({ label }: Pick<ClearButtonProps, 'label'>): ReactNode => (
  <Button
    aria-label={label}
    className="flex h-7 min-w-7 items-center justify-center rounded-sm text-ink-2 hover:text-ink max-md:h-10 max-md:min-w-10"
  >
    <CalendarIcon />
  </Button>
);

const CalendarPopover = (): ReactNode => (
  <Popover offset={4} className="z-40 animate-appear rounded-lg bg-surface text-ink shadow-pop">
    <Dialog className="p-3 outline-none">
      <Calendar>
        <CalendarMonth />
      </Calendar>
    </Dialog>
  </Popover>
);

/** A field for a day, typed or selected in a calendar. */
export const DateField = ({
  label,
  inline = false,
  error,
  value,
  onChange,
  labels,
}: DateFieldProps): ReactNode => (
  <DatePicker<CalendarDate>
    granularity="day"
    shouldForceLeadingZeros
    value={value === null ? null : parseDate(value)}
    isInvalid={error !== undefined}
    validationBehavior="aria"
    onChange={(next) => onChange(next?.toString() ?? null)}
    className={
      inline
        ? 'flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 max-md:w-full'
        : 'grid min-w-0 gap-1'
    }
  >
    <Label
      className={classNames(
        'text-xs font-medium text-ink-2',
        inline ? 'min-w-8 max-md:min-w-18' : 'w-fit',
      )}
    >
      {label}
    </Label>
    <Group
      className={classNames(
        'flex h-control items-center gap-1 rounded-md border border-control bg-surface ps-1',
        inline && 'max-md:grow',
        'data-focus-within:border-accent data-focus-within:outline-1',
        'data-focus-within:outline-accent data-invalid:border-bad',
        value === null && 'pe-3',
      )}
    >
      <OpenButton label={labels.open} />
      <DateInput className="flex grow items-center text-base">
        {(segment) => <DateSegment segment={segment} className={segmentClasses} />}
      </DateInput>
      {value !== null && (
        <ClearButton
          label={`${labels.clear}: ${label}`}
          onClear={() => {
            onChange(null);
          }}
        />
      )}
    </Group>
    <FieldError data-field-error="" className="basis-full text-xs text-bad">
      {error}
    </FieldError>
    <CalendarPopover />
  </DatePicker>
);
