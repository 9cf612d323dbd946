import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

import type { SimulationResult } from '../../../src/inspection/simulation/simulation.ts';
import {
  simulatorMachine,
  type SimulationRequest,
} from '../../../src/machines/inspector/simulator-machine.ts';

test('PD-43 a script whose failed command is unknown starts nothing, even when something was shown', async () => {
  const result: SimulationResult = {
    ok: false,
    error: 'broken',
    failedCommand: null,
    view: {
      steps: [],
      shown: 0,
      clockMs: 0,
      context: {},
      delays: [],
      actors: [],
      possible: [],
      readyExamples: [],
    },
  };
  const actor = createActor(
    simulatorMachine.provide({
      actors: { simulate: fromPromise<SimulationResult, SimulationRequest>(async () => result) },
    }),
    { input: { machine: 'door', script: null } },
  ).start();
  actor.send({ type: 'simulation.start', start: { kind: 'input', input: null } });
  await waitFor(actor, ({ context }) => context.error !== null);
  expect(actor.getSnapshot().context).toMatchObject({
    error: { message: 'broken', command: null },
    script: null,
    view: null,
  });
});
