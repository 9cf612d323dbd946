import type { AnyActorLogic, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';

import type { HeldActors } from './held-actors.ts';

/**
 * An event of a model: the machine's own, an actor's answer (`xstate.done.actor.ID`,
 * `xstate.error.actor.ID`) or a delay (`xstate.after.DELAY.STATE`).
 */
export interface ModelEvent {
  readonly type: string;
  /** The id of the child that the event is sent to; without it, the machine. */
  readonly toChild?: string;
  readonly [property: string]: unknown;
}

/** The events of a model by what they mean to a person. */
export type ModelEvents = Readonly<Record<string, ModelEvent>>;

/** What the walks over a machine are generated from. */
export interface ModelOptions<M extends AnyStateMachine> {
  readonly machine: M;
  /** Makes the input of each run anew, so that what it counts starts from the beginning. */
  readonly createInput: () => InputFrom<M>;
  /**
   * Every event worth trying in every state, with a name; those that change nothing in a state are
   * left out there.
   */
  readonly events: ModelEvents;
  /** What counts as the same state: short and readable, it titles the tests. */
  readonly stateOf: (snapshot: SnapshotFrom<M>) => string;
  /** Where walks end: states from which no further event is tried. */
  readonly until?: ((snapshot: SnapshotFrom<M>) => boolean) | undefined;
  /** Whether an event, by its name, can be brought about in a state; all can without it. */
  readonly canHappen?: ((name: string, from: string) => boolean) | undefined;
  /**
   * `edge` takes every event in every state; `transition` takes every transition of the chart once,
   * which is fewer steps: for a browser, and for charts with many states.
   */
  readonly each?: 'edge' | 'transition' | undefined;
  /** Actors that are not only waited for, such as machines that a spawned child runs. */
  readonly actors?: ((held: HeldActors) => Readonly<Record<string, AnyActorLogic>>) | undefined;
  /**
   * Finds the states by running the machine with its children, from the start for each event. For
   * machines that look at the states of their children, which otherwise stay as they were spawned.
   */
  readonly runsChildren?: boolean | undefined;
  /** Events that the machine raises itself, by type, and after how many milliseconds. */
  readonly raisedAfterMs?: Readonly<Record<string, number>> | undefined;
  /** How many steps a walk has before the next one starts. */
  readonly longest?: number | undefined;
}
