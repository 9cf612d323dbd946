import { describe, expect, it } from 'vitest';
import { assign, createMachine } from 'xstate';

import { describeChart } from '../../../src/inspection/chart/describe-chart.ts';
import { emptyLog, foldReports } from '../../../src/inspection/live/live-log.ts';
import {
  hashChart,
  type RecordedActor,
  type Recording,
} from '../../../src/inspection/recording/recording.ts';
import {
  createReplay,
  listMissingMachines,
  listOtherVersions,
  listStoppedMachines,
  reportReplay,
  toScript,
  type Replay,
} from '../../../src/inspection/recording/replay.ts';
import { runScript } from '../../../src/inspection/simulation/simulation.ts';

const lamp = createMachine({
  id: 'lamp',
  context: { presses: 0 },
  initial: 'off',
  states: {
    off: {
      on: {
        press: {
          target: 'on',
          actions: assign({
            presses: ({ context }: { context: { presses: number } }) => context.presses + 1,
          }),
        },
      },
    },
    on: { on: { press: 'off' } },
  },
});

const press = (atMs: number, state: string) => ({
  atMs,
  event: { type: 'press' },
  sender: null,
  states: [`lamp.${state}`, 'lamp'],
});

const recorded: RecordedActor = {
  id: 'x:1',
  name: 'deskLamp',
  parent: null,
  machine: 'lamp',
  chartHash: hashChart(describeChart(lamp)),
  startedAtMs: 0,
  stoppedAtMs: null,
  start: { kind: 'state', value: 'off', context: { presses: 4 } },
  states: ['lamp', 'lamp.off'],
  steps: [press(100, 'on'), press(300, 'off')],
};

/** Replays the lamp and a promise that ended between its presses. */
function replayLamp(lampActor: RecordedActor): Replay {
  const promise: RecordedActor = {
    ...recorded,
    id: 'x:2',
    name: 'loadBulb',
    parent: 'x:1',
    machine: null,
    chartHash: null,
    startedAtMs: 150,
    stoppedAtMs: 200,
    start: null,
    states: [],
    steps: [{ atMs: 200, event: { type: 'xstate.promise.resolve' }, sender: 'x:2', states: [] }],
  };
  const recording: Recording = {
    startedAt: '2026-11-23T10:00:00.000Z',
    recordedAt: '2026-11-23T10:05:00.000Z',
    product: '1.2.3',
    replaced: { addresses: 0, names: 0, secrets: 0 },
    actors: [lampActor, promise],
  };
  const script = toScript(lampActor, 'lamp');
  if (script === null) throw new Error('no machine');
  const result = runScript(lamp, script);
  const replayed = { machine: 'lamp', chart: describeChart(lamp), isOtherVersion: false, result };
  return createReplay(recording, new Map([[lampActor.id, replayed]]));
}

const listRunning = (replay: Replay, position: number) =>
  [...foldReports(emptyLog, reportReplay(replay, position)).actors.values()]
    .filter(({ isRunning }) => isRunning)
    .map(({ name, states }) => [name, ...states].join(' '));

describe('a replay with other versions of machines', () => {
  const { recording } = replayLamp(recorded);
  const gone: RecordedActor = { ...recorded, id: 'x:3', name: 'oldLamp', machine: 'gasLamp' };
  const chart = describeChart(lamp);

  it('names those that changed and those that are gone, each once', () => {
    const script = toScript(recorded, 'lamp');
    if (script === null) throw new Error('no machine');
    const result = runScript(lamp, script);
    const replayed = { machine: 'lamp', chart, isOtherVersion: true, result };
    const replay = createReplay(
      { ...recording, actors: [...recording.actors, gone, { ...gone, id: 'x:4' }] },
      new Map([
        ['x:1', replayed],
        ['x:9', replayed],
        ['x:8', { ...replayed, machine: 'door', isOtherVersion: false }],
      ]),
    );
    expect(listOtherVersions(replay)).toEqual(['lamp']);
    expect(listMissingMachines(replay)).toEqual(['gasLamp']);
    expect(listStoppedMachines(replay)).toEqual([]);
    expect(listRunning(replay, replay.steps.length)).toContain('oldLamp lamp.off lamp');
  });

  it('plays to the event that a machine cannot take, and says which it is', () => {
    const dimmer = createMachine({
      id: 'lamp',
      initial: 'off',
      states: {
        off: { on: { press: 'on' } },
        on: {
          on: {
            press: {
              target: 'off',
              guard: () => {
                throw new Error('no dimmer');
              },
            },
          },
        },
      },
    });
    const script = toScript(recorded, 'lamp');
    if (script === null) throw new Error('no machine');
    const replayAs = (result: ReturnType<typeof runScript>): Replay =>
      createReplay(
        recording,
        new Map([['x:1', { machine: 'lamp', chart, isOtherVersion: true, result }]]),
      );
    const replay = replayAs(runScript(dimmer, script));
    expect(listStoppedMachines(replay)).toEqual([
      { machine: 'lamp', position: 3, error: expect.stringContaining('no dimmer') as string },
    ]);
    expect(listRunning(replay, 1)).toEqual(['deskLamp lamp.on lamp']);
    const start = { kind: 'state', value: 'broken', context: {} } as const;
    const broken = replayAs(runScript(dimmer, { ...script, start }));
    expect(listStoppedMachines(broken).map(({ position }) => position)).toEqual([0]);
  });
});

describe('a replay', () => {
  it('reaches the recorded states from the recorded start', () => {
    const replay = replayLamp(recorded);
    expect(replay.differences).toEqual([]);
    expect(replay.actors.get('x:1')?.result.view?.context).toEqual({ presses: 5 });
  });

  it('shows the actors that ran at a position, with their states', () => {
    const replay = replayLamp(recorded);
    expect([0, 1, 2, 3].map((position) => listRunning(replay, position))).toEqual([
      ['deskLamp lamp lamp.off'],
      ['deskLamp lamp.on lamp'],
      ['deskLamp lamp.on lamp'],
      ['deskLamp lamp.off lamp'],
    ]);
  });

  it('logs the events in their order with what the machine did', () => {
    const { events } = foldReports(emptyLog, reportReplay(replayLamp(recorded), 3));
    expect(
      events.map(({ number, event, actorName, changes }) => [
        number,
        event,
        actorName,
        changes.map(({ path }) => path),
      ]),
    ).toEqual([
      [1, 'press', 'deskLamp', ['presses']],
      [2, 'xstate.promise.resolve', 'loadBulb', []],
      [3, 'press', 'deskLamp', []],
    ]);
    expect(events[0]?.microsteps).toEqual([{ event: 'press', transitions: ['lamp.off press 0'] }]);
  });

  it('says at which steps the machine reached other states', () => {
    const replay = replayLamp({ ...recorded, steps: [press(100, 'on'), press(300, 'on')] });
    expect(replay.differences).toEqual([3]);
    const { events } = foldReports(emptyLog, reportReplay(replay, 3));
    expect(events.map(({ otherStates }) => otherStates)).toEqual([
      undefined,
      undefined,
      ['lamp', 'lamp.off'],
    ]);
  });

  it('shows the reached states where none are recorded, as in a generated path', () => {
    const steps = recorded.steps.map((step) => ({ ...step, states: null }));
    const replay = replayLamp({ ...recorded, steps });
    expect(replay.differences).toEqual([]);
    expect(listRunning(replay, 1)).toEqual(['deskLamp lamp lamp.on']);
  });

  it('shows the recorded states where the machine could not go on', () => {
    const start = { kind: 'state', value: 'broken', context: {} } as const;
    const replay = replayLamp({ ...recorded, start });
    expect(replay.differences).toEqual([1, 3]);
    expect(listRunning(replay, 1)).toEqual(['deskLamp lamp.on lamp']);
  });
});
