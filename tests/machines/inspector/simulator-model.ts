import { simulatorMachine } from '../../../src/machines/inspector/simulator-machine.ts';
import type {
  SimulationResult,
  SimulationScript,
  SimulationStep,
  SimulationView,
} from '../../../src/inspection/simulation/simulation.ts';
import { defineModel } from '../../support/define-model.ts';

const step = (command: number | null): SimulationStep => ({
  command,
  event: command === null ? null : 'go',
  payload: null,
  timeMs: 0,
  status: 'active',
  states: ['door'],
  microsteps: [],
  changes: [],
  actions: [],
  refusal: null,
});

const view = (steps: number, shown: number): SimulationView => ({
  steps: [null, 0].slice(0, steps).map(step),
  shown,
  clockMs: 0,
  context: {},
  delays: [],
  actors: [],
  possible: [{ type: 'go', effect: 'leads', details: [], reasons: [], payload: null }],
  readyExamples: ['go'],
});

const shows = (steps: number, shown: number): SimulationResult => ({
  ok: true,
  view: view(steps, shown),
});

const go = { kind: 'event', event: { type: 'go' } } as const;
const countCommands = (script: SimulationScript | undefined | null): string =>
  script === undefined || script === null ? 'none' : String(script.commands.length);

/** The model of the simulator, for a machine that takes one event. */
export const simulatorModel = defineModel({
  machine: simulatorMachine,
  requirements: 'PD-43',
  each: 'transition',
  factsOf: ({ script, request, view: shown, error, isPlaying }) => [
    `${countCommands(script)} commands, ${countCommands(request?.script)} asked`,
    shown === null ? '' : `${String(shown.shown + 1)} of ${String(shown.steps.length)}`,
    error === null ? '' : 'failed',
    isPlaying ? 'plays' : '',
  ],
  until: ({ context }) => (context.script?.commands.length ?? 0) > 1,
  answers: {
    simulate: {
      'it shows the start': shows(1, 0),
      'it shows the first of two steps': shows(2, 0),
      'it shows the last of two steps': shows(2, 1),
      'the machine throws at the first command': {
        ok: false,
        error: 'broken',
        failedCommand: 0,
        view: view(1, 0),
      },
    },
  },
  events: {
    'start it': { type: 'simulation.start', start: { kind: 'input', input: null } },
    'send an event': { type: 'command.run', command: go },
    'step back': { type: 'step.back' },
    'show the start': { type: 'step.show', index: 0 },
    'show a step that does not exist': { type: 'step.show', index: 9 },
    'start again': { type: 'simulation.restart' },
    'choose another input': { type: 'simulation.leave' },
    play: { type: 'play.start' },
    pause: { type: 'play.pause' },
    'the worker breaks': { type: 'xstate.error.actor.simulate', error: new Error('broken') },
    'a second passes': { type: 'xstate.after.playInterval.simulator.started.playing' },
  },
  parts: {
    'without a link': { input: { machine: 'door', script: null } },
    'with a link': {
      input: {
        machine: 'door',
        script: { machine: 'door', start: { kind: 'input', input: null }, commands: [go] },
      },
    },
  },
});
