/** What stands out in a drawing, by the ids of states and transitions. */
export interface ChartMarks {
  /** The states a running actor is in. */
  readonly active?: ReadonlySet<string>;
  /** The transitions it took last. */
  readonly taken?: ReadonlySet<string>;
  /** The states and transitions a search found. */
  readonly found?: ReadonlySet<string>;
}

/** Transitions that a press sends: which, how they are called, and what then happens. */
export interface ChartSending {
  readonly transitions: ReadonlySet<string>;
  readonly getLabel: (transitionId: string) => string;
  readonly onSend: (transitionId: string) => void;
}
