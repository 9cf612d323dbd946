/** Props of `DateTimeField`. */
export interface DateTimeFieldProps {
  readonly label: string;
  readonly description?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /**
   * An ISO 8601 instant in UTC, or null for none. It is shown as MM/dd/yyyy hh:mm AM in `timeZone`.
   */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  /** Called when the focus leaves the field and its calendar. */
  readonly onBlur?: (() => void) | undefined;
  /**
   * Returns the earliest selectable time in milliseconds since 1970; called when the calendar
   * opens.
   */
  readonly getMinTimeMs?: (() => number) | undefined;
  /** An IANA name such as Europe/Berlin; the user's time zone by default. */
  readonly timeZone?: string | undefined;
  readonly labels: {
    readonly open: string;
    readonly calendar: string;
    readonly clear: string;
    readonly time: string;
    readonly done: string;
    /**
     * The message when the focus leaves an incomplete date; the field shows its previous value
     * again.
     */
    readonly incomplete: string;
    /** The message in place of a part whose code could not be loaded. */
    readonly unavailable: string;
  };
}
