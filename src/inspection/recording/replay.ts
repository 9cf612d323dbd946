import type { Chart } from '../chart/chart.ts';
import type { ActorTransition, Report } from '../live/messages.ts';
import { payloadLimits, toPlain } from '../live/to-plain.ts';
import type { SimulationResult, SimulationScript } from '../simulation/simulation.ts';
import { listSteps, type PlacedStep } from './list-steps.ts';
import type { RecordedActor, Recording } from './recording.ts';

/** What a recorded actor did when its machine ran again. */
export interface ReplayedActor {
  /** The name of its machine in the catalog. */
  readonly machine: string;
  readonly chart: Chart;
  /** The chart differs from the recorded one. */
  readonly isOtherVersion: boolean;
  readonly result: SimulationResult;
}

/** A recording with what its machines did when they ran again. */
export interface Replay {
  readonly recording: Recording;
  readonly steps: readonly PlacedStep[];
  /** By the id of the actor; actors without a known machine are not among them. */
  readonly actors: ReadonlyMap<string, ReplayedActor>;
  /** The positions after steps that reached other states than the recorded ones. */
  readonly differences: readonly number[];
}

/** Returns what makes a machine do what an actor did; null for an actor that is no machine. */
export function toScript(
  { start, steps }: RecordedActor,
  machine: string,
): SimulationScript | null {
  if (start === null) return null;
  const commands = steps.map(({ event, atMs }) => ({ kind: 'event' as const, event, atMs }));
  return { machine, start, commands };
}

const isSame = (states: readonly string[], others: readonly string[]): boolean =>
  states.length === others.length && states.every((state) => others.includes(state));

/** Returns the step of the replay that a recorded step caused; null when it was not reached. */
const findReplayed = (actor: ReplayedActor | undefined, index: number) =>
  actor?.result.view?.steps[index + 1] ?? null;

/** Returns the states that the replay reached where they differ from the recorded ones. */
function findOtherStates(
  { step, index }: PlacedStep,
  actor: ReplayedActor | undefined,
): readonly string[] | null {
  if (actor === undefined || step.states === null) return null;
  const states = findReplayed(actor, index)?.states ?? [];
  return isSame(step.states, states) ? null : states;
}

/** Joins a recording with what its machines did when they ran again. */
export function createReplay(
  recording: Recording,
  actors: ReadonlyMap<string, ReplayedActor>,
): Replay {
  const steps = listSteps(recording);
  const differences = steps.flatMap((placed, index) =>
    findOtherStates(placed, actors.get(placed.actor.id)) === null ? [] : [index + 1],
  );
  return { recording, steps, actors, differences };
}

function reportStep({ recording, actors }: Replay, placed: PlacedStep): ActorTransition {
  const { actor, step, index } = placed;
  const replayed = findReplayed(actors.get(actor.id), index);
  const otherStates = findOtherStates(placed, actors.get(actor.id));
  return {
    type: 'transition',
    actor: actor.id,
    at: Date.parse(recording.startedAt) + step.atMs,
    durationMs: null,
    event: step.event.type,
    payload: toPlain(step.event, payloadLimits),
    sender: step.sender,
    status: replayed?.status ?? 'active',
    states: step.states ?? replayed?.states ?? [],
    microsteps: replayed?.microsteps ?? [],
    changes: replayed?.changes ?? [],
    refusal: replayed?.refusal ?? null,
    ...(otherStates !== null && { otherStates }),
  };
}

/** Returns what an inspector would have been told up to a position of a replay. */
export function reportReplay(replay: Replay, position: number): readonly Report[] {
  const { recording, steps, actors } = replay;
  const isEnd = position >= steps.length;
  const nowMs = isEnd ? Infinity : (steps[Math.max(0, position - 1)]?.step.atMs ?? 0);
  const charts = new Map([...actors.values()].map(({ machine, chart }) => [machine, chart]));
  return [
    ...[...charts].map(([chart, definition]): Report => ({ type: 'chart', chart, definition })),
    ...recording.actors
      .filter(({ startedAtMs }) => startedAtMs <= nowMs)
      .map(({ id, name, parent, states }): Report => ({
        type: 'actorStarted',
        actor: id,
        name,
        parent,
        chart: actors.get(id)?.machine ?? null,
        status: 'active',
        states,
      })),
    ...steps.slice(0, position).map((placed) => reportStep(replay, placed)),
    ...recording.actors
      .filter(({ stoppedAtMs }) => stoppedAtMs !== null && stoppedAtMs <= nowMs)
      .map(({ id }): Report => ({ type: 'actorStopped', actor: id })),
  ];
}

/** Returns how many steps of an actor are done at a position. */
export const countSteps = ({ steps }: Replay, actor: string, position: number): number =>
  steps.slice(0, position).filter((placed) => placed.actor.id === actor).length;

/** Returns the machines whose charts differ from the recorded ones, by name. */
export const listOtherVersions = ({ actors }: Replay): readonly string[] => [
  ...new Set(
    [...actors.values()]
      .filter(({ isOtherVersion }) => isOtherVersion)
      .map(({ machine }) => machine),
  ),
];

/** Returns the recorded machines that no longer exist. */
export const listMissingMachines = ({ recording, actors }: Replay): readonly string[] => [
  ...new Set(
    recording.actors.flatMap(({ id, machine }) =>
      machine === null || actors.has(id) ? [] : [machine],
    ),
  ),
];

/** A machine that could not play all its events. */
export interface StoppedMachine {
  readonly machine: string;
  /** The position of the event that it could not play; 0 when it could not start. */
  readonly position: number;
  readonly error: string;
}

/** Returns the machines that could not play all their events, each where it stopped first. */
export function listStoppedMachines({ steps, actors }: Replay): readonly StoppedMachine[] {
  const stopped = new Map<string, StoppedMachine>();
  for (const [id, { machine, result }] of actors) {
    if (result.ok || stopped.has(machine)) continue;
    const { error, failedCommand } = result;
    const isFailed = ({ actor, index }: PlacedStep) => actor.id === id && index === failedCommand;
    stopped.set(machine, { machine, position: steps.findIndex(isFailed) + 1, error });
  }
  return [...stopped.values()];
}
