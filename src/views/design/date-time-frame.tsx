import {
  type CalendarDateTime,
  getLocalTimeZone,
  now,
  toCalendarDateTime,
} from '@internationalized/date';
import {
  type ComponentType,
  type FocusEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { DateField, FieldError, I18nProvider, Label, Text } from 'react-aria-components';

import type { DateTimeCalendarProps } from './date-time-calendar.tsx';
import { DateTimeSegments } from './date-time-segments.tsx';
import type { DateTimeFieldProps } from './date-time-types.ts';
import { CalendarIcon, XIcon } from './icon.tsx';
import { instantOf, localTimeOf } from './local-time.ts';

type Calendar = ComponentType<DateTimeCalendarProps>;

const loadCalendar = async (): Promise<Calendar | null> =>
  import('./date-time-calendar.tsx').then(
    ({ DateTimeCalendar }) => DateTimeCalendar,
    () => null,
  );
const ahead = (): void => {
  void loadCalendar();
};

const nextFullHour = (zone: string): CalendarDateTime =>
  toCalendarDateTime(now(zone)).set({ minute: 0, second: 0, millisecond: 0 }).add({ hours: 1 });

/** Whether some parts of the date are written and some are not. */
function isIncomplete(field: Element): boolean {
  const parts = [...field.querySelectorAll('[data-date-parts] [role="spinbutton"]')];
  const blank = parts.filter((part) => part.hasAttribute('data-placeholder')).length;
  return blank > 0 && blank < parts.length;
}

const toolLook =
  'flex h-control min-w-8 items-center justify-center rounded-md text-ink-2 hover:text-ink';

/** The date field itself; use `DateTimeField`, which loads it when it is first shown. */
export function DateTimeFrame({
  label,
  description,
  error,
  required = false,
  disabled = false,
  value,
  onChange,
  onLeave,
  earliest,
  timeZone,
  sentences,
}: DateTimeFieldProps): ReactNode {
  const calendarId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const zone = timeZone ?? getLocalTimeZone();
  const chosen = value === null ? null : localTimeOf(value, zone);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [Calendar, setCalendar] = useState<Calendar | null>(null);
  const [hint, setHint] = useState<'incomplete' | 'unavailable' | null>(null);
  const [round, setRound] = useState(0);
  const [min, setMin] = useState<CalendarDateTime | null>(null);

  const change = (next: CalendarDateTime | null): void => {
    setHint(null);
    onChange(next === null ? null : instantOf(next, zone, value));
  };
  const leave = (event: FocusEvent<HTMLElement>): void => {
    if (event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))
      return;
    if (isIncomplete(event.currentTarget)) {
      setRound(round + 1);
      setHint('incomplete');
    }
    onLeave?.();
  };
  const shut = (): void => {
    setAnchor(null);
  };
  const open = async (beside: Element): Promise<void> => {
    setAnchor(beside);
    setMin(earliest === undefined ? null : localTimeOf(new Date(earliest()).toISOString(), zone));
    const loaded = await loadCalendar();
    setCalendar(() => loaded);
    setHint(loaded === null ? 'unavailable' : null);
    if (loaded === null) shut();
  };
  const close = (): void => {
    shut();
    opener.current?.focus();
  };
  const notes = [description, hint === null ? undefined : sentences[hint]].filter(
    (note) => note !== undefined,
  );
  return (
    <I18nProvider locale="en-US">
      <div className="relative" onBlur={leave}>
        <DateField<CalendarDateTime>
          key={round}
          granularity="minute"
          hourCycle={12}
          shouldForceLeadingZeros
          hideTimeZone
          value={chosen}
          placeholderValue={nextFullHour(zone)}
          isRequired={required}
          isDisabled={disabled}
          isInvalid={error !== undefined}
          validationBehavior="aria"
          onChange={change}
          className="grid gap-1"
        >
          <Label className="w-fit text-xs font-medium text-ink-2">
            {label}
            {required && (
              <span aria-hidden="true" className="text-bad">
                {' '}
                *
              </span>
            )}
          </Label>
          <div
            data-invalid={error !== undefined || undefined}
            onFocus={ahead}
            onPointerEnter={ahead}
            className="flex h-control items-center rounded-md border border-control bg-surface ps-1 focus-within:border-accent focus-within:outline-1 focus-within:outline-accent data-invalid:border-bad"
          >
            <button
              ref={opener}
              type="button"
              disabled={disabled}
              aria-label={`${sentences.open}: ${label}`}
              aria-haspopup="dialog"
              aria-expanded={anchor !== null}
              aria-controls={anchor !== null && Calendar !== null ? calendarId : undefined}
              onClick={(event) => {
                if (anchor === null) void open(event.currentTarget);
                else shut();
              }}
              className={toolLook}
            >
              <CalendarIcon />
            </button>
            <span data-date-parts="" className="flex min-w-0 grow">
              <DateTimeSegments className="grow" />
            </span>
            {value !== null && !disabled && (
              <button
                type="button"
                aria-label={`${sentences.clear}: ${label}`}
                onClick={() => {
                  change(null);
                  opener.current?.focus();
                }}
                className={toolLook}
              >
                <XIcon />
              </button>
            )}
          </div>
          {notes.length > 0 && (
            <Text slot="description" className="text-xs text-ink-3">
              {notes.map((note) => (
                <span key={note} className="block">
                  {note}
                </span>
              ))}
            </Text>
          )}
          <FieldError data-field-error="" className="text-xs text-bad">
            {error}
          </FieldError>
        </DateField>
        {anchor !== null && Calendar !== null && (
          <Calendar
            id={calendarId}
            anchor={anchor}
            zone={zone}
            label={`${sentences.calendar}: ${label}`}
            time={sentences.time}
            done={sentences.done}
            value={chosen}
            suggested={nextFullHour(zone)}
            min={min}
            onChange={change}
            onClose={close}
            onOutside={shut}
          />
        )}
      </div>
    </I18nProvider>
  );
}
