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
import { DateField, FieldError, Label, Text } from 'react-aria-components';

import type { DateTimeCalendarProps } from './date-time-calendar.tsx';
import { DateTimeSegments } from './date-time-segments.tsx';
import type { DateTimeFieldProps } from './date-time-types.ts';
import { classNames } from '../class-names.ts';
import { CalendarIcon, XIcon } from '../icons/icons.tsx';
import { toInstant, toLocalTime } from './local-time.ts';

type Calendar = ComponentType<DateTimeCalendarProps>;

const loadCalendar = async (): Promise<Calendar | null> =>
  import('./date-time-calendar.tsx').then(
    ({ DateTimeCalendar }) => DateTimeCalendar,
    () => null,
  );
const prefetchCalendar = (): void => {
  void loadCalendar();
};

const getNextFullHour = (zone: string): CalendarDateTime =>
  toCalendarDateTime(now(zone)).set({ minute: 0, second: 0, millisecond: 0 }).add({ hours: 1 });

/** Whether some segments of the date are filled in and some are not. */
function isIncomplete(field: Element): boolean {
  const segments = [...field.querySelectorAll('[data-date-parts] [role="spinbutton"]')];
  const blankCount = segments.filter((segment) => segment.hasAttribute('data-placeholder')).length;
  return blankCount > 0 && blankCount < segments.length;
}

const controlClasses = classNames(
  'flex h-control items-center rounded-md border border-control bg-surface ps-1',
  'focus-within:border-accent focus-within:outline-1 focus-within:outline-accent data-invalid:border-bad',
);
const buttonClasses =
  'flex h-control min-w-8 items-center justify-center rounded-md text-ink-2 hover:text-ink';

/** The implementation of `DateTimeField`, which loads it when it is first shown. */
export function DateTimeInput(props: DateTimeFieldProps): ReactNode {
  const { label, description, error, required = false, disabled = false, value, labels } = props;
  const zone = props.timeZone ?? getLocalTimeZone();
  const { calendar, hint, resetCount, change, leave } = useDateTimeInput(props, zone);
  const localValue = value === null ? null : toLocalTime(value, zone);
  const notes = [description, hint === null ? undefined : labels[hint]].filter(
    (note) => note !== undefined,
  );
  return (
    <div className="relative" onBlur={leave}>
      <DateField<CalendarDateTime>
        key={resetCount}
        granularity="minute"
        shouldForceLeadingZeros
        hideTimeZone
        value={localValue}
        placeholderValue={getNextFullHour(zone)}
        isRequired={required}
        isDisabled={disabled}
        isInvalid={error !== undefined}
        validationBehavior="aria"
        onChange={change}
        className="grid gap-1"
      >
        <Label className="w-fit text-xs font-medium text-ink-2">
          <span>{label}</span>
          {required && <RequiredMark />}
        </Label>
        <Control {...props} calendar={calendar} onChange={change} />
        {notes.length > 0 && <Notes notes={notes} />}
        <FieldError data-field-error="" className="text-xs text-bad">
          {error}
        </FieldError>
      </DateField>
      {calendar.isOpen && calendar.Component !== null && (
        <calendar.Component
          id={calendar.id}
          triggerRef={calendar.opener}
          zone={zone}
          label={`${labels.calendar}: ${label}`}
          time={labels.time}
          done={labels.done}
          value={localValue}
          suggested={getNextFullHour(zone)}
          min={calendar.min}
          onChange={change}
          onClose={calendar.close}
        />
      )}
    </div>
  );
}

function useDateTimeInput(
  { value, onChange, onBlur, getMinTimeMs }: DateTimeFieldProps,
  zone: string,
) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Component, setComponent] = useState<Calendar | null>(null);
  const [hint, setHint] = useState<'incomplete' | 'unavailable' | null>(null);
  const [resetCount, setResetCount] = useState(0);
  const [min, setMin] = useState<CalendarDateTime | null>(null);

  const change = (next: CalendarDateTime | null): void => {
    setHint(null);
    onChange(next === null ? null : toInstant(next, zone, value));
  };
  const leave = (event: FocusEvent<HTMLElement>): void => {
    const isInside =
      event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    if (isInside || isOpen) return;
    if (isIncomplete(event.currentTarget)) {
      setResetCount(resetCount + 1);
      setHint('incomplete');
    }
    onBlur?.();
  };
  const close = (): void => {
    setOpen(false);
  };
  const open = async (): Promise<void> => {
    setOpen(true);
    setMin(
      getMinTimeMs === undefined ? null : toLocalTime(new Date(getMinTimeMs()).toISOString(), zone),
    );
    const loaded = await loadCalendar();
    setComponent(() => loaded);
    setHint(loaded === null ? 'unavailable' : null);
    if (loaded === null) close();
  };
  return {
    calendar: { id, opener, isOpen, Component, min, open, close },
    hint,
    resetCount,
    change,
    leave,
  };
}

interface ControlProps extends Pick<DateTimeFieldProps, 'label' | 'error' | 'disabled' | 'value'> {
  readonly labels: DateTimeFieldProps['labels'];
  readonly calendar: ReturnType<typeof useDateTimeInput>['calendar'];
  readonly onChange: (value: null) => void;
}

/** The segments of the date, with the button that opens the calendar and the button that clears. */
function Control({
  label,
  error,
  disabled = false,
  value,
  labels,
  calendar: { id, opener, isOpen, Component, open, close },
  onChange,
}: ControlProps): ReactNode {
  return (
    <div
      data-invalid={error !== undefined || undefined}
      onFocus={prefetchCalendar}
      onPointerEnter={prefetchCalendar}
      className={controlClasses}
    >
      <button
        ref={opener}
        type="button"
        disabled={disabled}
        aria-label={`${labels.open}: ${label}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen && Component !== null ? id : undefined}
        onClick={() => {
          if (isOpen) close();
          else void open();
        }}
        className={buttonClasses}
      >
        <CalendarIcon />
      </button>
      <span data-date-parts="" className="flex min-w-0 grow">
        <DateTimeSegments className="grow" />
      </span>
      {value !== null && !disabled && (
        <button
          type="button"
          aria-label={`${labels.clear}: ${label}`}
          onClick={() => {
            onChange(null);
            opener.current?.focus();
          }}
          className={buttonClasses}
        >
          <XIcon />
        </button>
      )}
    </div>
  );
}

const RequiredMark = (): ReactNode => (
  <span aria-hidden="true" className="text-bad">
    {' '}
    *
  </span>
);

const Notes = ({ notes }: { readonly notes: readonly string[] }): ReactNode => (
  <Text slot="description" className="text-xs text-ink-3">
    {notes.map((note) => (
      <span key={note} className="block">
        {note}
      </span>
    ))}
  </Text>
);
