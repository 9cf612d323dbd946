import {
  assign,
  fromPromise,
  setup,
  type ActorRefFrom,
  type ErrorActorEvent,
  type SnapshotFrom,
} from 'xstate';

import {
  addCommand,
  dropLastCommand,
  replaceCommands,
} from '../../inspection/simulation/edit-script.ts';
import type {
  PathFailure,
  SimulationCommand,
  SimulationResult,
  SimulationScript,
  SimulationStart,
  SimulationView,
} from '../../inspection/simulation/simulation.ts';
import { notProvided } from '../shared/not-provided.ts';
import { withOutput } from '../shared/with-output.ts';

/** A script to run, and the step to describe; null for the last one. */
export interface SimulationRequest {
  readonly script: SimulationScript;
  readonly shownStep: number | null;
}

/** Why the last command changed nothing. */
export interface SimulatorError {
  readonly message: string;
  /** The index of the command that failed; null when the start did. */
  readonly command: number | null;
  /** Where a test failed with the script that was asked for, if one did. */
  readonly failure: PathFailure | undefined;
}

interface SimulatorContext {
  /** The name of the machine in the catalog. */
  readonly machine: string;
  /** What is simulated; null before the start. */
  readonly script: SimulationScript | null;
  readonly view: SimulationView | null;
  /** What is being computed. It takes the place of the script when it works. */
  readonly request: SimulationRequest | null;
  readonly isPlaying: boolean;
  readonly error: SimulatorError | null;
}

type SimulatorEvent =
  | { readonly type: 'simulation.start'; readonly start: SimulationStart }
  | { readonly type: 'simulation.restart' | 'simulation.leave' }
  | { readonly type: 'command.run'; readonly command: SimulationCommand }
  | { readonly type: 'step.back' | 'play.start' | 'play.pause' }
  | { readonly type: 'step.show'; readonly index: number };

/** What a simulator starts with: a script from a link, or none. */
interface SimulatorInput {
  readonly machine: string;
  readonly script: SimulationScript | null;
}

const toRequest = (script: SimulationScript, shownStep: number | null = null) => ({
  request: { script, shownStep },
});

/** Returns what shows a script: its last step, or the one at which its path failed. */
function openScript(script: SimulationScript): Pick<SimulatorContext, 'request'> {
  const { failure } = script;
  return toRequest(script, failure === undefined ? null : (failure.command ?? -1) + 1);
}

const isLastShown = ({ view }: SimulatorContext): boolean =>
  view === null || view.shown >= view.steps.length - 1;

/** Returns what a command of a person asks to compute. */
function planRequest(
  { machine, script, view }: SimulatorContext,
  event: SimulatorEvent,
): Partial<SimulatorContext> {
  if (event.type === 'simulation.start')
    return toRequest({ machine, start: event.start, commands: [] });
  if (script === null || view === null) return {};
  switch (event.type) {
    case 'command.run':
      return toRequest(addCommand(script, view, event.command));
    case 'step.back':
      return toRequest(dropLastCommand(script));
    case 'step.show':
      return toRequest(script, event.index);
    case 'simulation.restart':
      return toRequest(replaceCommands(script, []));
    case 'play.start':
      return toRequest(script, isLastShown({ view } as SimulatorContext) ? 0 : view.shown + 1);
    case 'play.pause':
    case 'simulation.leave':
      return {};
  }
}

/** Returns why a request failed. Of a script from outside, what works before that is kept. */
function keepPossible(
  { script, request }: SimulatorContext,
  { error, failedCommand, view }: Extract<SimulationResult, { readonly ok: false }>,
): Partial<SimulatorContext> {
  const failure = request?.script.failure;
  const explained = { error: { message: error, command: failedCommand, failure } };
  if (script !== null || request === null || view === null || failedCommand === null)
    return explained;
  const commands = request.script.commands.slice(0, failedCommand);
  return { ...explained, script: { ...request.script, commands }, view };
}

/**
 * The simulator of the inspector: takes an input, then runs a machine of the gallery on its own. A
 * command is added to the script, and the whole script runs; one that fails leaves everything as it
 * was and says why. Provide `simulate`.
 */
export const simulatorMachine = setup({
  types: {
    input: {} as SimulatorInput,
    context: {} as SimulatorContext,
    events: {} as SimulatorEvent,
  },
  actors: { simulate: fromPromise<SimulationResult, SimulationRequest>(notProvided('simulate')) },
  delays: { playInterval: 1000 },
  guards: {
    hasRequest: ({ context }) => context.request !== null,
    isStarted: ({ context }) => context.script !== null,
    isPlaying: ({ context }) => context.isPlaying && !isLastShown(context),
    hasCommands: ({ context }) => (context.script?.commands.length ?? 0) > 0,
    hasSteps: ({ context }) => (context.view?.steps.length ?? 0) > 1,
    isActive: ({ context: { view } }) => view?.steps[view.shown]?.status === 'active',
    isStep: ({ context: { view }, event }) =>
      event.type === 'step.show' && view?.steps[event.index] !== undefined,
    hasSucceeded: (_, result: SimulationResult) => result.ok,
  },
  actions: {
    plan: assign(({ context, event }) => planRequest(context, event)),
    planNext: assign(({ context: { script, view } }) =>
      script === null || view === null ? {} : toRequest(script, view.shown + 1),
    ),
    accept: assign(({ context: { request } }, result: SimulationResult) =>
      result.ok && request !== null
        ? { script: request.script, view: result.view, error: null, request: null }
        : {},
    ),
    reject: assign(({ context }, result: SimulationResult) =>
      result.ok ? {} : { ...keepPossible(context, result), request: null, isPlaying: false },
    ),
    rejectUnexpected: assign(({ context, event }) => ({
      request: null,
      isPlaying: false,
      error: {
        message: String((event as unknown as ErrorActorEvent).error),
        command: null,
        failure: context.request?.script.failure,
      },
    })),
    play: assign({ isPlaying: true }),
    pause: assign({ isPlaying: false }),
    clear: assign({ script: null, view: null, error: null, request: null, isPlaying: false }),
  },
}).createMachine({
  id: 'simulator',
  context: ({ input: { machine, script } }) => ({
    machine,
    script: null,
    view: null,
    request: null,
    isPlaying: false,
    error: null,
    ...(script !== null && openScript(script)),
  }),
  initial: 'waitingForInput',
  states: {
    waitingForInput: {
      always: [
        { guard: 'hasRequest', target: 'simulating' },
        { guard: 'isStarted', target: 'started' },
      ],
      on: { 'simulation.start': { target: 'simulating', actions: 'plan' } },
    },
    simulating: {
      invoke: {
        src: 'simulate',
        id: 'simulate',
        input: ({ context }) => context.request as SimulationRequest,
        onDone: [
          {
            guard: withOutput('hasSucceeded'),
            target: 'started',
            actions: withOutput('accept'),
          },
          {
            target: 'waitingForInput',
            actions: withOutput('reject'),
          },
        ],
        onError: {
          target: 'waitingForInput',
          actions: 'rejectUnexpected',
        },
      },
      on: {
        'step.show': { guard: 'isStep', target: 'simulating', reenter: true, actions: 'plan' },
        'play.pause': { actions: 'pause' },
      },
    },
    started: {
      initial: 'stopped',
      on: {
        'simulation.restart': { target: 'simulating', actions: ['pause', 'plan'] },
        'simulation.leave': { target: 'waitingForInput', actions: 'clear' },
        'command.run': { guard: 'isActive', target: 'simulating', actions: ['pause', 'plan'] },
        'step.back': { guard: 'hasCommands', target: 'simulating', actions: ['pause', 'plan'] },
        'step.show': { guard: 'isStep', target: 'simulating', actions: ['pause', 'plan'] },
      },
      states: {
        stopped: {
          always: { guard: 'isPlaying', target: 'playing' },
          on: {
            'play.start': {
              guard: 'hasSteps',
              target: '#simulator.simulating',
              actions: ['play', 'plan'],
            },
          },
        },
        playing: {
          after: { playInterval: { target: '#simulator.simulating', actions: 'planNext' } },
          on: { 'play.pause': { target: 'stopped', actions: 'pause' } },
        },
      },
    },
  },
});

/** A running simulator. */
export type SimulatorRef = ActorRefFrom<typeof simulatorMachine>;

/** The simulator's state with its context. */
export type SimulatorSnapshot = SnapshotFrom<typeof simulatorMachine>;

/** Whether the steps are shown one after the other. */
export const selectIsPlaying = ({ context }: SimulatorSnapshot): boolean =>
  context.isPlaying && !isLastShown(context);
