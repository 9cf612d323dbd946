import type { AnyStateMachine } from 'xstate';

import type { Coverage } from './model-coverage.ts';
import type { ModelOptions } from './model-options.ts';
import { expectSameState, type ModelDriver } from './model.ts';
import { startMachine, waitForAnswers, type RunningMachine } from './running-machine.ts';

/**
 * Runs a model's paths against the machine itself. Adds to `coverage` what the running machine
 * does.
 */
export function createMachineDriver(
  options: ModelOptions<AnyStateMachine>,
  coverage: Coverage,
): ModelDriver {
  let machine: RunningMachine;
  return {
    start: async () => {
      machine = startMachine(options, coverage.add);
      coverage.addSnapshot(machine.getSnapshot());
    },
    perform: async ({ event }) => {
      machine.perform(event);
      if (/^xstate\.(done|error)\.actor\./.test(event.type)) await waitForAnswers();
    },
    expectState: async (state) => {
      expectSameState(options.stateOf(machine.getSnapshot()), state);
    },
  };
}
