import {
  type CalendarDateTime,
  Time,
  toCalendarDate,
  toCalendarDateTime,
  toTime,
  today,
} from '@internationalized/date';
import type { ReactNode } from 'react';
import { Calendar, TimeField } from 'react-aria-components';

import { buttonLook } from './button-look.ts';
import { closeOnEscape } from './close-on-escape.ts';
import { DateTimeSegments } from './date-time-segments.tsx';
import { Floating } from './floating.tsx';
import { Month } from './month.tsx';
import { watchOutside } from './watch-outside.ts';

/** Props of `DateTimeCalendar`; dates and times are those of the clocks of `zone`. */
export interface DateTimeCalendarProps {
  readonly id: string;
  readonly anchor: Element;
  readonly zone: string;
  readonly label: string;
  readonly time: string;
  readonly done: string;
  readonly value: CalendarDateTime | null;
  /** Whose time of day a first chosen day gets. */
  readonly suggested: CalendarDateTime;
  readonly min: CalendarDateTime | null;
  readonly onChange: (value: CalendarDateTime) => void;
  /** Closed by a key or a button of its own: the focus goes back. */
  readonly onClose: () => void;
  readonly onOutside: () => void;
}

const lastMinute = new Time(23, 59);
const placement = { side: 'below', align: 'start' } as const;

/** The calendar of a date field with the time of day below, beside its opener; its code loads when it is wanted. */
export function DateTimeCalendar({
  id,
  anchor,
  zone,
  label,
  time,
  done,
  value,
  suggested,
  min,
  onChange,
  onClose,
  onOutside,
}: DateTimeCalendarProps): ReactNode {
  const chooseDay = (day: ReturnType<typeof toCalendarDate>): void => {
    const at = toCalendarDateTime(day, toTime(value ?? suggested));
    onChange(
      value === null && min !== null && at.compare(min) <= 0
        ? toCalendarDateTime(day, lastMinute)
        : at,
    );
  };
  return (
    <Floating
      anchor={anchor}
      placement={placement}
      id={id}
      role="dialog"
      aria-label={label}
      onShow={(element) => watchOutside(element, anchor, onOutside)}
      onKeyDown={closeOnEscape(onClose)}
      className="z-40 rounded-lg bg-surface p-3 text-ink shadow-pop"
    >
      <div className="grid gap-3">
        <Calendar
          autoFocus
          value={value === null ? null : toCalendarDate(value)}
          defaultFocusedValue={toCalendarDate(value ?? min ?? today(zone))}
          minValue={min === null ? null : toCalendarDate(min)}
          onChange={chooseDay}
        >
          <Month />
        </Calendar>
        <div className="flex gap-2">
          <TimeField<CalendarDateTime>
            hourCycle={12}
            shouldForceLeadingZeros
            aria-label={time}
            value={value}
            isDisabled={value === null}
            onChange={(next) => {
              if (next !== null) onChange(next);
            }}
            className="grow"
          >
            <DateTimeSegments className="h-control justify-center rounded-md border border-control px-2" />
          </TimeField>
          <button type="button" onClick={onClose} className={buttonLook('secondary', 'text')}>
            {done}
          </button>
        </div>
      </div>
    </Floating>
  );
}
