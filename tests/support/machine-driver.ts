import {
  createActor,
  SimulatedClock,
  waitFor,
  type Actor,
  type AnyStateMachine,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';

import type { HeldActors } from './held-actors.ts';
import type { ModelDriver, ModelStep } from './model.ts';

interface MachineDriverOptions<M extends AnyStateMachine> {
  /** The machine with held actors provided. */
  readonly machine: M;
  readonly held: HeldActors;
  readonly input: InputFrom<M>;
  readonly stateOf: (snapshot: SnapshotFrom<M>) => string;
  /**
   * How long an unnamed delay of the chart takes, for `xstate.after` steps; long enough for each of
   * them. A named one takes its own time.
   */
  readonly delayMs?: number;
}

const answer = /^xstate\.(done|error)\.actor\.(.+)$/;

/**
 * Runs a model's paths against the machine itself: actors answer and time passes only when a step
 * says so.
 */
export function createMachineDriver<M extends AnyStateMachine>({
  machine,
  held,
  input,
  stateOf,
  delayMs = 10_000,
}: MachineDriverOptions<M>): ModelDriver {
  let actor: Actor<M>;
  let clock: SimulatedClock;
  return {
    start: async () => {
      clock = new SimulatedClock();
      actor = createActor(machine, { input, clock });
      actor.start();
    },
    perform: async ({ event }: ModelStep) => {
      const answered = answer.exec(event.type);
      if (answered?.[2] !== undefined && held.holds(answered[2])) {
        if (answered[1] === 'done') held.resolve(answered[2], event['output']);
        else held.reject(answered[2], event['error']);
      } else if (event.type.startsWith('xstate.after.')) {
        const named = machine.implementations.delays[event.type.split('.')[2] ?? ''] as unknown;
        clock.increment(typeof named === 'number' ? named : delayMs);
      } else {
        actor.send(event as never);
      }
    },
    expectState: async (state) => {
      await waitFor(actor, (snapshot) => stateOf(snapshot) === state, { timeout: 1000 }).catch(
        () => {
          throw new Error(`expected ${state}, found ${stateOf(actor.getSnapshot())}`);
        },
      );
    },
  };
}
