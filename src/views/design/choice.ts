/** One of several values to choose from. */
export interface Choice<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly description?: string;
  /** Why it cannot be chosen now. */
  readonly whyDisabled?: string | undefined;
}

/** Choosing one value among several. */
export interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly choices: readonly Choice<V>[];
  /** The chosen value, or null for none yet. */
  readonly value: V | null;
  readonly onChange: (value: V) => void;
  readonly disabled?: boolean | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  /** Ids of texts that describe it, for example of a `DisabledReason`. */
  readonly describedBy?: string | undefined;
}
