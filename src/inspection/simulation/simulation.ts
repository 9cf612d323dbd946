import type {
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  StateValue,
} from 'xstate';

import type { Message } from '../../domain/messages/message.ts';
import type { ModelLevel } from '../model-coverage.ts';
import { toPlainChange, listChanges, type ValueChange } from '../live/list-changes.ts';
import type { Microstep, PossibleEvent } from '../live/messages.ts';
import { contextLimits, toPlain } from '../live/to-plain.ts';
import { MachineComputer, type ComputedStep, type SimulatedAction } from './compute-step.ts';
import { listPossibleEvents, type MachineExplanation } from './possible-events.ts';
import { applyDelays, dropDelay, listStartedDelays, type PendingDelay } from './pending-delays.ts';

/** Where a simulated machine begins: with an input, or in a state with its actors running. */
export type SimulationStart =
  | { readonly kind: 'input'; readonly input: unknown }
  | { readonly kind: 'state'; readonly value: StateValue; readonly context: unknown };

/**
 * What a person or a recording makes a machine do. An actor answers by `xstate.done.actor.ID` and
 * fails by `xstate.error.actor.ID`. An event with a time sets the clock without raising delays, as
 * recordings hold those as events.
 */
export type SimulationCommand =
  | { readonly kind: 'event'; readonly event: AnyEventObject; readonly atMs?: number }
  | { readonly kind: 'clock'; readonly milliseconds: number };

/** Where a test that walked the script as a path of a model failed. */
export interface PathFailure {
  /** The index of the command that the test gave last; null when the start failed. */
  readonly command: number | null;
  /** The name that the model gives the failed step; null for the start. */
  readonly step: string | null;
  readonly level: ModelLevel;
  /** The state that the model expects, as it names states. */
  readonly expected: string;
  /** The state that the test found; a message when it failed for another reason. */
  readonly found: { readonly kind: 'state' | 'message'; readonly text: string };
  /** Tells whether a chart is the one that was tested. */
  readonly chartHash: string;
  /** What the script does not hold of the path, in words. */
  readonly leftOut: readonly string[];
}

/** A whole simulation. The same script always gives the same result. */
export interface SimulationScript {
  /** The name of the machine in the catalog. */
  readonly machine: string;
  readonly start: SimulationStart;
  readonly commands: readonly SimulationCommand[];
  readonly failure?: PathFailure;
}

/** One step: what caused it, and what the machine did. */
export interface SimulationStep {
  /** The index of the command that caused it; null for the start. */
  readonly command: number | null;
  /** The type of the event; null for the start. */
  readonly event: string | null;
  readonly payload: unknown;
  /** When the simulated clock said so. */
  readonly timeMs: number;
  readonly status: string;
  /** The ids of the active states after it. */
  readonly states: readonly string[];
  readonly microsteps: readonly Microstep[];
  readonly changes: readonly ValueChange[];
  readonly actions: readonly SimulatedAction[];
  /** Why the domain refused the command, if it did. */
  readonly refusal: Message | null;
}

/** An actor that the machine started. It does nothing by itself: the script answers for it. */
export interface SimulatedActor {
  readonly id: string;
  /** The name of its logic in the chart. */
  readonly src: string;
}

/** A simulation as plain data, with one of its steps in detail. */
export interface SimulationView {
  /** Never empty: the first step is the start. */
  readonly steps: readonly SimulationStep[];
  /** The index of the step that the rest describes. */
  readonly shown: number;
  readonly clockMs: number;
  readonly context: unknown;
  /** What waits for the clock, the first due first. */
  readonly delays: readonly PendingDelay[];
  readonly actors: readonly SimulatedActor[];
  readonly possible: readonly PossibleEvent[];
  /** The names of the examples that the machine would take. */
  readonly readyExamples: readonly string[];
}

/** A simulation, or the error that the machine threw with what it did before. */
export type SimulationResult =
  | { readonly ok: true; readonly view: SimulationView }
  | {
      readonly ok: false;
      readonly error: string;
      /** The index of the command that failed; null when the start did. */
      readonly failedCommand: number | null;
      readonly view: SimulationView | null;
    };

/** What a simulation may be told beside its script. */
export interface SimulationOptions {
  /** The step to describe; without it, the last one. */
  readonly shownStep?: number | null;
  /** How the machine explains refusals. */
  readonly explanation?: MachineExplanation;
  /** Is called before each command. */
  readonly onCommand?: (command: SimulationCommand) => void;
  /** Is called with the context after each step, the start included. */
  readonly onStep?: (context: unknown) => void;
  /** Events to try in the shown step, by name. */
  readonly examples?: Readonly<Record<string, AnyEventObject>>;
}

/** A machine that starts its own delay again and again must not run for ever. */
const maxRaisedDelays = 1000;

interface Position extends ComputedStep {
  readonly step: SimulationStep;
  readonly clockMs: number;
  readonly delays: readonly PendingDelay[];
}

const getChildren = ({
  children,
}: AnyMachineSnapshot): Readonly<Record<string, AnyActorRef | undefined>> =>
  children as Readonly<Record<string, AnyActorRef | undefined>>;

class SimulationRun {
  private readonly positions: Position[] = [];
  /** Actors that have answered or failed; xstate keeps them among the children. */
  private readonly answeredBy = new Map<AnyActorRef, number>();
  private readonly computer: MachineComputer;
  private readonly options: SimulationOptions;
  private clockMs = 0;

  constructor(machine: AnyStateMachine, options: SimulationOptions) {
    this.computer = new MachineComputer(machine);
    this.options = options;
  }

  get isStarted(): boolean {
    return this.positions.length > 0;
  }

  private get last(): Position {
    const last = this.positions.at(-1);
    if (last === undefined) throw new Error('the simulation has not started');
    return last;
  }

  start(start: SimulationStart): void {
    const computed =
      start.kind === 'input'
        ? this.computer.start(start.input)
        : this.computer.enter(start.value, start.context);
    const delays =
      start.kind === 'state'
        ? listStartedDelays(computed.snapshot)
        : applyDelays([], computed.planned, 0);
    this.add(computed, null, null, delays);
  }

  perform(command: SimulationCommand, index: number): void {
    if (command.kind === 'clock') {
      this.advance(command.milliseconds, index);
      return;
    }
    const { event, atMs } = command;
    if (atMs !== undefined) this.clockMs = atMs;
    const pending = event.type.startsWith('xstate.after.')
      ? this.last.delays.find((delay) => delay.event.type === event.type)
      : undefined;
    this.take(event, index, pending);
  }

  /** Raises the delays that become due, each in a step of its own, in the order of their time. */
  private advance(milliseconds: number, command: number): void {
    const end = this.clockMs + milliseconds;
    for (let raised = 0; ; raised += 1) {
      const [next] = this.last.delays;
      if (next === undefined || next.dueMs > end) break;
      if (raised === maxRaisedDelays)
        throw new Error(`more than ${String(maxRaisedDelays)} delays became due`);
      this.clockMs = Math.max(this.clockMs, next.dueMs);
      this.take(next.event, command, next);
    }
    this.clockMs = end;
  }

  private take(event: AnyEventObject, command: number, due: PendingDelay | undefined): void {
    const { snapshot, delays } = this.last;
    const [, answered] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
    const actor = answered === undefined ? undefined : getChildren(snapshot)[answered];
    const computed = this.computer.take(snapshot, event);
    if (actor !== undefined) this.answeredBy.set(actor, this.positions.length);
    const waiting = due === undefined ? delays : dropDelay(delays, due);
    this.add(computed, event, command, applyDelays(waiting, computed.planned, this.clockMs));
  }

  private add(
    computed: ComputedStep,
    event: AnyEventObject | null,
    command: number | null,
    delays: readonly PendingDelay[],
  ): void {
    const { snapshot, microsteps, actions } = computed;
    const before = this.positions.at(-1)?.snapshot.context as unknown;
    const after = snapshot.context as unknown;
    const { findRefusal } = this.options.explanation ?? {};
    const refusal = findRefusal?.(after) ?? null;
    const isNew = event !== null && refusal !== findRefusal?.(before);
    this.options.onStep?.(after);
    this.positions.push({
      ...computed,
      delays: snapshot.status === 'active' ? delays : [],
      clockMs: this.clockMs,
      step: {
        command,
        event: event?.type ?? null,
        payload: toPlain(event),
        timeMs: this.clockMs,
        status: snapshot.status,
        states: snapshot._nodes.map(({ id }) => id),
        microsteps,
        changes: event === null ? [] : listChanges(before, after).map(toPlainChange),
        actions,
        refusal: isNew ? refusal : null,
      },
    });
  }

  private listActors({ snapshot }: Position, shown: number): readonly SimulatedActor[] {
    if (snapshot.status !== 'active') return [];
    return Object.entries(getChildren(snapshot)).flatMap(([id, actor]) =>
      actor === undefined || (this.answeredBy.get(actor) ?? Infinity) <= shown
        ? []
        : [{ id, src: typeof actor.src === 'string' ? actor.src : id }],
    );
  }

  describe(): SimulationView {
    const { shownStep, explanation, examples = {} } = this.options;
    const last = this.positions.length - 1;
    const shown = Math.min(Math.max(shownStep ?? last, 0), last);
    const position = this.positions[shown] ?? this.last;
    const sent = this.positions
      .slice(1, shown + 1)
      .flatMap(({ event }) => (event === null ? [] : [[event.type, event] as const]));
    const actors = this.listActors(position, shown);
    return {
      steps: this.positions.map(({ step }) => step),
      shown,
      clockMs: shown === last ? this.clockMs : position.clockMs,
      context: toPlain(position.snapshot.context, contextLimits),
      delays: position.delays,
      actors,
      possible: listPossibleEvents(position.snapshot, explanation, {
        last: new Map(sent),
        examples: Object.values(examples),
      }),
      readyExamples: Object.entries(examples)
        .filter(([, event]) => this.computer.isTaken(position.snapshot, event, actors))
        .map(([name]) => name),
    };
  }
}

const formatError = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/**
 * Runs a machine by a script, without its actors and actions: only changes of the context are
 * carried out. What the machine throws is returned with the view of the steps before it.
 */
export function runScript(
  machine: AnyStateMachine,
  { start, commands }: SimulationScript,
  options: SimulationOptions = {},
): SimulationResult {
  const run = new SimulationRun(machine, options);
  let command: number | null = null;
  try {
    run.start(start);
    for (const [index, each] of commands.entries()) {
      command = index;
      options.onCommand?.(each);
      run.perform(each, index);
    }
    return { ok: true, view: run.describe() };
  } catch (error) {
    return {
      ok: false,
      error: formatError(error),
      failedCommand: command,
      view: run.isStarted ? run.describe() : null,
    };
  }
}
