import {
  createEmptyActor,
  type ActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';

import { createCoverage, type Coverage } from './model-coverage.ts';
import type { ModelEvent, ModelOptions } from './model-options.ts';
import { startMachine } from './running-machine.ts';

/** One step: the event's name, the event, and the states before and after. */
export interface ModelStep {
  readonly name: string;
  readonly event: ModelEvent;
  readonly from: string;
  readonly to: string;
}

/** A walk from the initial state. */
export interface ModelPath {
  readonly title: string;
  readonly start: string;
  readonly steps: readonly ModelStep[];
  readonly covered: Coverage;
}

/** Runs a path on the machine itself, a rendered view, or the whole app in a browser. */
export interface ModelDriver {
  readonly start: () => Promise<void>;
  readonly perform: (step: ModelStep) => Promise<void>;
  /** Fails unless the thing under test is in `state`. */
  readonly expectState: (state: string) => Promise<void>;
}

/** Another state than the expected one. Its message has both, whole. */
export class OtherState extends Error {
  readonly found: string;

  constructor(found: string, expected: string) {
    super(`expected ${expected}\nfound    ${found}`);
    this.found = found;
  }
}

/** Throws an error with both states unless they are the same. */
export function expectSameState(found: string, expected: string): void {
  if (found !== expected) throw new OtherState(found, expected);
}

/** The generated paths, the states they pass, and what they cover of the chart. */
export interface Model {
  readonly paths: readonly ModelPath[];
  readonly states: readonly string[];
  /** What the machine looks like in a state, reached by one of the ways there. */
  readonly snapshots: ReadonlyMap<string, AnyMachineSnapshot>;
  readonly coverage: Coverage;
}

interface Edge extends ModelStep {
  readonly covered: Coverage;
}

type Scope = ActorScope<AnyMachineSnapshot, AnyEventObject>;

/** A scope in which a machine computes its transitions and runs no action, and what it passed. */
function createScope(): { readonly scope: Scope; readonly takeCoverage: () => Coverage } {
  const self = createEmptyActor() as unknown as Scope['self'];
  let coverage = createCoverage();
  self.system.inspect((event) => {
    if (event.actorRef === self) coverage.add(event);
  });
  const doNothing = () => undefined;
  return {
    scope: {
      self,
      system: self.system,
      id: '',
      sessionId: '',
      logger: doNothing,
      defer: doNothing,
      emit: doNothing,
      stopChild: doNothing,
      actionExecutor: doNothing,
    },
    takeCoverage: () => {
      const taken = coverage;
      coverage = createCoverage();
      return taken;
    },
  };
}

/** Where an event leads, and what it covers; without an event, where the machine starts. */
type Take = (from: Reached | null, event: ModelEvent | null) => Omit<Reached, 'key'>;

interface Reached {
  readonly key: string;
  readonly snapshot: AnyMachineSnapshot;
  /** The events that lead there from the start. */
  readonly events: readonly ModelEvent[];
  readonly covered: Coverage;
}

function createTransitionTaker({ machine, createInput }: ModelOptions<AnyStateMachine>): Take {
  const { scope, takeCoverage } = createScope();
  return (from, event) => {
    const snapshot: AnyMachineSnapshot =
      from === null || event === null
        ? machine.getInitialSnapshot(scope as never, createInput() as unknown)
        : machine.transition(from.snapshot, event, scope as never);
    return { snapshot, events: [], covered: takeCoverage() };
  };
}

function createRunTaker(options: ModelOptions<AnyStateMachine>): Take {
  return (from, event) => {
    const events = event === null ? [] : [...(from?.events ?? []), event];
    let covered = createCoverage();
    const machine = startMachine(options, (inspected) => {
      covered.add(inspected);
    });
    for (const [at, each] of events.entries()) {
      if (at === events.length - 1) covered = createCoverage();
      machine.perform(each);
    }
    const snapshot = machine.getSnapshot();
    machine.stop();
    return { snapshot, events, covered };
  };
}

interface Exploration {
  readonly start: string;
  readonly atStart: Coverage;
  readonly edges: readonly Edge[];
  readonly snapshots: ReadonlyMap<string, AnyMachineSnapshot>;
}

/**
 * How many states are looked at where each transition of the chart is to be taken once: `npm test`
 * ends a fifth above the number that the largest chart needs for it.
 */
const maxStates = process.env['LECTERN_TEST_FULL'] === '1' ? Infinity : 500;

/** Finds the states that the events of a model reach, and every edge from one of them. */
function explore(options: ModelOptions<AnyStateMachine>): Exploration {
  const { machine, events, stateOf, until, canHappen, runsChildren = false } = options;
  const take = runsChildren ? createRunTaker(options) : createTransitionTaker(options);
  const reach = (from: Reached | null, event: ModelEvent | null): Reached => {
    const taken = take(from, event);
    return { ...taken, key: stateOf(taken.snapshot) };
  };
  const first = reach(null, null);
  first.covered.addSnapshot(first.snapshot);
  const reached = new Map([[first.key, first]]);
  const edges: Edge[] = [];
  let statesLeft = options.each === 'transition' ? maxStates : Infinity;
  for (const [from, state] of reached) {
    statesLeft -= 1;
    if (statesLeft < 0) break;
    if (state.snapshot.status !== 'active' || until?.(state.snapshot) === true) continue;
    for (const [name, event] of Object.entries(events)) {
      const isTaken =
        event.toChild === undefined
          ? machine.getTransitionData(state.snapshot, event).length > 0
          : event.toChild in state.snapshot.children;
      if (!isTaken || canHappen?.(name, from) === false) continue;
      const after = reach(state, event);
      edges.push({ name, event, from, to: after.key, covered: after.covered });
      if (!reached.has(after.key)) reached.set(after.key, after);
    }
  }
  const snapshots = new Map([...reached].map(([key, { snapshot }]) => [key, snapshot] as const));
  return { start: first.key, atStart: first.covered, edges, snapshots };
}

type EdgesFrom = ReadonlyMap<string, readonly Edge[]>;

function walk(
  edgesFrom: EdgesFrom,
  start: string,
  wanted: (edge: Edge) => boolean,
): readonly Edge[] | null {
  const routes = new Map<string, readonly Edge[]>([[start, []]]);
  for (const [state, route] of routes) {
    for (const edge of edgesFrom.get(state) ?? []) {
      if (wanted(edge)) return [...route, edge];
      if (!routes.has(edge.to)) routes.set(edge.to, [...route, edge]);
    }
  }
  return null;
}

/**
 * Joins edges into few walks from `start`: each goes on to the nearest edge not walked yet, for as
 * long as there is one.
 */
function joinEdges(
  edges: readonly Edge[],
  start: string,
  each: 'edge' | 'transition',
  longest: number,
): readonly (readonly Edge[])[] {
  const seen = new Set<Edge>();
  const walked = createCoverage();
  const isWanted = (edge: Edge): boolean =>
    !seen.has(edge) && (each === 'edge' || !walked.contains(edge.covered));
  const walks: (readonly Edge[])[] = [];
  const edgesFrom = new Map<string, Edge[]>();
  for (const edge of edges) edgesFrom.set(edge.from, [...(edgesFrom.get(edge.from) ?? []), edge]);
  const next = (state: string): readonly Edge[] | null => walk(edgesFrom, state, isWanted);
  for (let first = next(start); first !== null; first = next(start)) {
    const steps: Edge[] = [];
    for (
      let more: readonly Edge[] | null = first;
      more !== null && (steps.length === 0 || steps.length + more.length <= longest);
      more = next(steps.at(-1)?.to ?? start)
    ) {
      steps.push(...more);
      for (const edge of more) {
        seen.add(edge);
        walked.addAll(edge.covered);
      }
    }
    walks.push(steps);
  }
  return walks;
}

/**
 * Generates walks over a machine that take every event in every state it means something in, or
 * every transition of the chart.
 */
export function createModel<M extends AnyStateMachine>(options: ModelOptions<M>): Model {
  const { each = 'edge', longest = 12 } = options;
  const { start, atStart, edges, snapshots } = explore(options);
  const joined = joinEdges(edges, start, each, longest);
  const walks = joined.length === 0 ? [[]] : joined;
  const cover = (steps: readonly Edge[]): Coverage => {
    const covered = createCoverage();
    for (const part of [atStart, ...steps.map((step) => step.covered)]) covered.addAll(part);
    return covered;
  };
  return {
    paths: walks.map((steps) => ({
      title: [start, ...steps.map(({ name, to }) => `${name} -> ${to}`)].join('; '),
      start,
      steps: steps.map(({ name, event, from, to }) => ({ name, event, from, to })),
      covered: cover(steps),
    })),
    states: [...new Set([start, ...edges.map(({ to }) => to)])],
    snapshots,
    coverage: cover(walks.flat()),
  };
}

/** Walks one path with a driver, looking after every step. */
export async function runPath(
  { start, steps }: Pick<ModelPath, 'start' | 'steps'>,
  driver: ModelDriver,
): Promise<void> {
  await driver.start();
  await driver.expectState(start);
  for (const step of steps) {
    await driver.perform(step);
    await driver.expectState(step.to);
  }
}

/**
 * Chooses paths with at most `maxSteps` steps together: always those that add most states and
 * transitions for their length, so the choice is the same each time.
 */
export function samplePaths<P extends ModelPath>(
  paths: readonly P[],
  maxSteps: number,
): readonly P[] {
  const chosen: P[] = [];
  const covered = createCoverage();
  let stepsLeft = maxSteps;
  const getGain = (path: P): number => {
    const known = covered.states.size + covered.transitions.size;
    const joined = createCoverage();
    for (const part of [covered, path.covered]) joined.addAll(part);
    return (joined.states.size + joined.transitions.size - known) / (path.steps.length + 1);
  };
  for (;;) {
    const [best] = paths
      .filter(({ steps }) => steps.length <= stepsLeft)
      .map((path) => ({ path, gain: getGain(path) }))
      .toSorted((a, b) => b.gain - a.gain);
    if (best === undefined || best.gain === 0)
      return chosen.length > 0 ? chosen : paths.slice(0, 1);
    chosen.push(best.path);
    covered.addAll(best.path.covered);
    stepsLeft -= best.path.steps.length;
  }
}
