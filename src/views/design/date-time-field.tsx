import { type CalendarDateTime, getLocalTimeZone, now, parseAbsolute, toCalendarDateTime } from '@internationalized/date';
import { type ReactNode, useId } from 'react';
import {
  Button, Calendar, CalendarCell, CalendarGrid, CalendarGridBody, CalendarGridHeader, CalendarHeaderCell, DateInput, DatePicker, DateSegment, Dialog, FieldError, Group,
  Heading, I18nProvider, Label, Popover, TimeField,
} from 'react-aria-components';

import { buttonLook } from './button-look.ts';
import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon, XIcon } from './icon.tsx';

interface DateTimeFieldProps {
  readonly label: string;
  readonly description?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** An ISO 8601 instant in UTC, or null for none. It is shown in the person's time zone as MM/dd/yyyy hh:mm AM. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  /** The earliest instant that can be chosen in the calendar. */
  readonly min?: string | undefined;
  readonly sentences: { readonly open: string; readonly clear: string; readonly time: string };
}

const segmentLook = 'rounded-sm px-px tabular-nums outline-none data-focused:bg-accent data-focused:text-accent-ink data-placeholder:text-ink-3 data-focused:data-placeholder:text-accent-ink';

/** A date and a time, written or chosen from a calendar. It speaks UTC instants and shows local time to the minute. */
export function DateTimeField({ label, description, error, required = false, disabled = false, value, onChange, min, sentences }: DateTimeFieldProps): ReactNode {
  const errorId = useId();
  const zone = getLocalTimeZone();
  const local = (instant: string): CalendarDateTime => toCalendarDateTime(parseAbsolute(instant, zone));
  const chosen = value === null ? null : local(value);
  return (
    <I18nProvider locale="en-US">
      <DatePicker<CalendarDateTime>
        granularity="minute"
        hourCycle={12}
        shouldForceLeadingZeros
        hideTimeZone
        value={chosen}
        placeholderValue={toCalendarDateTime(now(zone)).set({ minute: 0, second: 0, millisecond: 0 })}
        minValue={min === undefined ? null : local(min)}
        isRequired={required}
        isDisabled={disabled}
        isInvalid={error !== undefined}
        validationBehavior="aria"
        onChange={(next) => { onChange(next === null ? null : next.toDate(zone).toISOString()); }}
        className="grid gap-1"
      >
        <Label className="w-fit text-xs font-medium text-ink-2">{label}{required && <span aria-hidden="true" className="text-bad"> *</span>}</Label>
        <Group className="flex h-control items-center gap-1 rounded-md border border-control bg-surface ps-1 data-focus-within:border-accent data-focus-within:outline-1 data-focus-within:outline-accent data-invalid:border-bad">
          <Button aria-label={sentences.open} className="flex h-7 min-w-7 items-center justify-center rounded-sm text-ink-2 hover:text-ink"><CalendarIcon /></Button>
          <DateInput className="flex grow items-center text-base">{(segment) => <DateSegment segment={segment} className={segmentLook}>{({ text, type }) => (type === 'literal' ? text.replace(',', '') : text)}</DateSegment>}</DateInput>
          {value !== null && !disabled && (
            <button type="button" aria-label={`${sentences.clear}: ${label}`} onClick={() => { onChange(null); }} className="flex h-control min-w-8 items-center justify-center rounded-md text-ink-3 hover:text-ink"><XIcon /></button>
          )}
        </Group>
        {description !== undefined && <p className="text-xs text-ink-3">{description}</p>}
        <FieldError id={errorId} data-field-error="" className="text-xs text-bad">{error}</FieldError>
        <Popover offset={4} className="z-40 animate-appear rounded-lg bg-surface text-ink shadow-pop">
          <Dialog className="grid gap-3 p-3 outline-none">
            <Calendar>
              <header className="mb-2 flex items-center gap-1">
                <Button slot="previous" className={buttonLook('quiet', 'icon')}><ChevronLeftIcon className="rtl:-scale-x-100" /></Button>
                <Heading className="grow text-center text-sm font-semibold" />
                <Button slot="next" className={buttonLook('quiet', 'icon')}><ChevronRightIcon className="rtl:-scale-x-100" /></Button>
              </header>
              <CalendarGrid className="border-separate border-spacing-0.5">
                <CalendarGridHeader>{(day) => <CalendarHeaderCell className="size-8 text-xs font-medium text-ink-3">{day}</CalendarHeaderCell>}</CalendarGridHeader>
                <CalendarGridBody>
                  {(date) => (
                    <CalendarCell
                      date={date}
                      className="figures flex size-8 cursor-pointer items-center justify-center rounded-md text-sm outline-none hover:bg-ink/6 data-disabled:cursor-not-allowed data-disabled:text-ink-3 data-focus-visible:outline-2 data-focus-visible:outline-focus data-outside-month:hidden data-selected:bg-accent data-selected:text-accent-ink data-unavailable:line-through max-md:size-11"
                    />
                  )}
                </CalendarGridBody>
              </CalendarGrid>
            </Calendar>
            <TimeField<CalendarDateTime> hourCycle={12} shouldForceLeadingZeros aria-label={sentences.time} value={chosen} isDisabled={chosen === null} onChange={(next) => { if (next !== null) onChange(next.toDate(zone).toISOString()); }}>
              <DateInput className="flex h-8 items-center justify-center rounded-md border border-control px-2 text-base">{(segment) => <DateSegment segment={segment} className={segmentLook}>{({ text, type }) => (type === 'literal' ? text.replace(',', '') : text)}</DateSegment>}</DateInput>
            </TimeField>
          </Dialog>
        </Popover>
      </DatePicker>
    </I18nProvider>
  );
}
