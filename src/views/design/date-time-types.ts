/** Props of `DateTimeField`. */
export interface DateTimeFieldProps {
  readonly label: string;
  readonly description?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** An ISO 8601 instant in UTC, or null for none. It is shown on the clocks of `timeZone` as MM/dd/yyyy hh:mm AM. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  /** Called when the focus leaves the field and its calendar. */
  readonly onLeave?: (() => void) | undefined;
  /** The earliest moment whose day can be chosen in the calendar, in milliseconds since 1970; asked when the calendar opens. */
  readonly earliest?: (() => number) | undefined;
  /** An IANA name such as Europe/Berlin; the person's own zone when left out. */
  readonly timeZone?: string | undefined;
  readonly sentences: {
    readonly open: string;
    readonly calendar: string;
    readonly clear: string;
    readonly time: string;
    readonly done: string;
    /** Said when the focus leaves a date that was written in part: the field shows its value again. */
    readonly incomplete: string;
    /** Said in place of a part whose code cannot be had now. */
    readonly unavailable: string;
  };
}
