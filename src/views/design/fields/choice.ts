/** A value that can be selected. */
export interface Choice<V extends string> {
  readonly value: V;
  readonly label: string;
  /** The language of the label (BCP 47), where it is another than the page's. */
  readonly lang?: string;
  readonly description?: string;
  /** Why it cannot be selected. */
  readonly disabledReason?: string | undefined;
}

/** Props of the controls that select one of several values. */
export interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly choices: readonly Choice<V>[];
  /** The selected value, or null for none. */
  readonly value: V | null;
  readonly onChange: (value: V) => void;
  readonly disabled?: boolean | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  /** Ids of texts that describe it, for example of a `DisabledReason`. */
  readonly describedBy?: string | undefined;
}
