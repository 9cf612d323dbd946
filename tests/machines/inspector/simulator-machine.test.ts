import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

import type {
  SimulationResult,
  SimulationView,
} from '../../../src/inspection/simulation/simulation.ts';
import {
  simulatorMachine,
  type SimulationRequest,
} from '../../../src/machines/inspector/simulator-machine.ts';

const view: SimulationView = {
  steps: [],
  shown: 0,
  clockMs: 0,
  context: {},
  delays: [],
  actors: [],
  possible: [],
  readyExamples: [],
};

test('PD-43 a script whose failed command is unknown starts nothing, even when something was shown', async () => {
  const result: SimulationResult = {
    ok: false,
    error: 'broken',
    failedCommand: null,
    view,
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

const failure = {
  command: 0,
  step: 'go',
  level: 'machine',
  expected: 'open',
  found: { kind: 'state', text: 'closed' },
  chartHash: '',
  leftOut: [],
} as const;

test('PD-43 a link to a failed step opens there, and a restart forgets the failure', async () => {
  const go = { kind: 'event', event: { type: 'go' } } as const;
  const asked: SimulationRequest[] = [];
  const actor = createActor(
    simulatorMachine.provide({
      actors: {
        simulate: fromPromise<SimulationResult, SimulationRequest>(async ({ input }) => {
          asked.push(input);
          return { ok: true, view };
        }),
      },
    }),
    {
      input: {
        machine: 'door',
        script: {
          machine: 'door',
          start: { kind: 'input', input: null },
          commands: [go, go],
          failure,
        },
      },
    },
  ).start();
  await waitFor(actor, (snapshot) => snapshot.matches('started'));
  actor.send({ type: 'simulation.restart' });
  await waitFor(actor, (snapshot) => snapshot.matches('started'));
  expect(asked.map(({ script, shownStep }) => [script.failure, shownStep])).toEqual([
    [failure, 1],
    [undefined, null],
  ]);
});

test('PD-43 an error tells where a test failed only of the script that has it', async () => {
  const result: SimulationResult = { ok: false, error: 'bad', failedCommand: null, view: null };
  const start = { kind: 'input', input: null } as const;
  const actor = createActor(
    simulatorMachine.provide({
      actors: { simulate: fromPromise<SimulationResult, SimulationRequest>(async () => result) },
    }),
    { input: { machine: 'door', script: { machine: 'door', start, commands: [], failure } } },
  ).start();
  const takeError = async () =>
    (await waitFor(actor, ({ context }) => context.request === null)).context.error;
  expect(await takeError()).toEqual({ message: 'bad', command: null, failure });
  actor.send({ type: 'simulation.start', start });
  expect(await takeError()).toEqual({ message: 'bad', command: null, failure: undefined });
});
