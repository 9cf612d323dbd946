/**
 * A statechart as plain data, which can be serialized, posted to another window and drawn. Every
 * `id` of a state is the one of xstate.
 */
export interface Chart {
  readonly id: string;
  readonly root: ChartState;
  /** In document order; the transitions of one state in the order in which they are tried. */
  readonly transitions: readonly ChartTransition[];
  /** The named guards that are composed of others, with what they are composed of. */
  readonly composedGuards: Readonly<Record<string, string>>;
  /** The names of the actors that no state invokes: actions spawn them. */
  readonly spawnedActors: readonly string[];
}

/** A state with the states inside. */
export interface ChartState {
  readonly id: string;
  readonly key: string;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** Only of a history state. */
  readonly history?: 'shallow' | 'deep';
  /** The id of the state that is entered first, of a compound state. */
  readonly initial: string | null;
  readonly description: string | null;
  readonly tags: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly ChartInvoke[];
  readonly states: readonly ChartState[];
}

/** An actor that runs while its state is active. */
export interface ChartInvoke {
  readonly id: string;
  /** The name of the actor's logic, or `inline`. */
  readonly src: string;
}

/**
 * What makes a transition happen: an event somebody sends, the answer, error or snapshot of an
 * actor, a delay, nothing (`always`), the end of a state, or the entry of a history state that has
 * nothing to recall.
 */
export type ChartTransitionKind =
  | 'event'
  | 'done'
  | 'error'
  | 'snapshot'
  | 'after'
  | 'always'
  | 'stateDone'
  | 'historyDefault';

/** One transition. */
export interface ChartTransition {
  /** Equal for equal definitions, in every process. `getTransitionId` computes it. */
  readonly id: string;
  /** The id of the state that has the transition. */
  readonly source: string;
  /** The ids of the states it enters; none when it stays where it is. */
  readonly targets: readonly string[];
  /** The event's type as xstate knows it; empty for `always` and `historyDefault`. */
  readonly event: string;
  readonly kind: ChartTransitionKind;
  /**
   * What people read for the event: its type, `done: loadQuiz`, `error: loadQuiz`, `after 500 ms`,
   * `after retryDelay`, `always`, `done`, `default`.
   */
  readonly label: string;
  readonly guard: string | null;
  readonly actions: readonly string[];
  /** It leaves and enters its source again, even when its target is inside. */
  readonly reenter: boolean;
}

/** Returns all states of a chart, outer ones first, in document order. */
export function listStates(root: ChartState): readonly ChartState[] {
  return [root, ...root.states.flatMap(listStates)];
}
