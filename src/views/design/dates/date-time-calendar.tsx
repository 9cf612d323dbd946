import {
  type CalendarDateTime,
  Time,
  toCalendarDate,
  toCalendarDateTime,
  toTime,
  today,
} from '@internationalized/date';
import type { ReactNode, RefObject } from 'react';
import { Calendar, TimeField } from 'react-aria-components';

import { getButtonClasses } from '../buttons/button-classes.ts';
import { DateTimeSegments } from './date-time-segments.tsx';
import { PopoverPanel } from '../overlays/popover-panel.tsx';
import { CalendarMonth } from './calendar-month.tsx';

/** Props of `DateTimeCalendar`; dates and times are local to `zone`. */
export interface DateTimeCalendarProps {
  readonly id: string;
  readonly triggerRef: RefObject<Element | null>;
  readonly zone: string;
  readonly label: string;
  readonly time: string;
  readonly done: string;
  readonly value: CalendarDateTime | null;
  /** The time of day that the first selected day gets. */
  readonly suggested: CalendarDateTime;
  readonly min: CalendarDateTime | null;
  readonly onChange: (value: CalendarDateTime) => void;
  readonly onClose: () => void;
}

const lastMinute = new Time(23, 59);

/** The popover of a date field: a calendar with the time of day below it. */
export function DateTimeCalendar({
  id,
  triggerRef,
  zone,
  label,
  time,
  done,
  value,
  suggested,
  min,
  onChange,
  onClose,
}: DateTimeCalendarProps): ReactNode {
  const selectDay = (day: ReturnType<typeof toCalendarDate>): void => {
    const dateTime = toCalendarDateTime(day, toTime(value ?? suggested));
    onChange(
      value === null && min !== null && dateTime.compare(min) <= 0
        ? toCalendarDateTime(day, lastMinute)
        : dateTime,
    );
  };
  return (
    <PopoverPanel
      id={id}
      name={{ 'aria-label': label }}
      triggerRef={triggerRef}
      placement="bottom start"
      isModal
      onClose={onClose}
      className="p-3"
    >
      <div className="grid gap-3">
        <Calendar
          autoFocus
          value={value === null ? null : toCalendarDate(value)}
          defaultFocusedValue={toCalendarDate(value ?? min ?? today(zone))}
          minValue={min === null ? null : toCalendarDate(min)}
          onChange={selectDay}
        >
          <CalendarMonth />
        </Calendar>
        <div className="flex gap-2">
          <TimeOfDay label={time} value={value} onChange={onChange} />
          <button type="button" onClick={onClose} className={getButtonClasses('secondary', 'text')}>
            {done}
          </button>
        </div>
      </div>
    </PopoverPanel>
  );
}

interface TimeOfDayProps {
  readonly label: string;
  readonly value: CalendarDateTime | null;
  readonly onChange: (value: CalendarDateTime) => void;
}

function TimeOfDay({ label, value, onChange }: TimeOfDayProps): ReactNode {
  return (
    <TimeField<CalendarDateTime>
      shouldForceLeadingZeros
      aria-label={label}
      value={value}
      isDisabled={value === null}
      onChange={(next) => {
        if (next !== null) onChange(next);
      }}
      className="grow"
    >
      <DateTimeSegments className="h-control justify-center rounded-md border border-control px-2" />
    </TimeField>
  );
}
