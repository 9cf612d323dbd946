import {
  getInitialMicrosteps,
  getMicrosteps,
  getNextTransitions,
  initialTransition,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';
import { getAdjacencyMap, getStateNodes, type AdjacencyMap } from 'xstate/graph';

/**
 * An event of a model: the machine's own, an actor's answer (`xstate.done.actor.ID`,
 * `xstate.error.actor.ID`) or a delay (`xstate.after.DELAY.STATE`).
 */
export interface ModelEvent {
  readonly type: string;
  readonly [property: string]: unknown;
}

/** What a model-based test says about a machine; everything else is generated. */
export interface ModelOptions<M extends AnyStateMachine> {
  readonly machine: M;
  readonly input: InputFrom<M>;
  /**
   * Every event worth trying in every state, with a name; those that change nothing in a state are
   * left out there.
   */
  readonly events: Readonly<Record<string, ModelEvent>>;
  /** What counts as the same state: short and readable, it titles the tests. */
  readonly stateOf: (snapshot: SnapshotFrom<M>) => string;
  /**
   * Where the walks end: states from which no further event is tried. For machines whose states
   * have no end.
   */
  readonly until?: (snapshot: SnapshotFrom<M>) => boolean;
  /**
   * Transitions of the chart that no event can take, each with the reason; keys as `transitionKeys`
   * prints them.
   */
  readonly impossible?: Readonly<Record<string, string>>;
}

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
}

/** Runs a path on the machine itself, a rendered view, or the whole app in a browser. */
export interface ModelDriver {
  readonly start: () => Promise<void>;
  readonly perform: (step: ModelStep) => Promise<void>;
  /** Fails unless the thing under test is in `state`. */
  readonly expectState: (state: string) => Promise<void>;
}

/** The generated paths, and what they do not cover, which a test expects to be empty. */
export interface Model {
  readonly paths: readonly ModelPath[];
  readonly states: readonly string[];
  readonly uncoveredStates: readonly string[];
  readonly uncoveredTransitions: readonly string[];
  /** Entries of `impossible` that are possible after all, or that the chart does not have. */
  readonly wronglyImpossible: readonly string[];
}

const getGuardName = ({ guard }: AnyTransitionDefinition): string => {
  if (guard === undefined) return '';
  return ` [${typeof guard === 'object' && 'type' in guard ? guard.type : String(guard)}]`;
};

const getTransitionKey = (definition: AnyTransitionDefinition): string =>
  `${definition.source.id} ${definition.eventType === '' ? 'always' : definition.eventType}${getGuardName(definition)} -> ${(definition.target ?? []).map((node) => node.id).join(', ') || '(stays)'}`;

const listDefinitions = (machine: AnyStateMachine): readonly AnyTransitionDefinition[] =>
  getStateNodes(machine)
    .concat(machine.root)
    .flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]);

/** Returns the keys of all transitions of a chart. */
const listTransitionKeys = (machine: AnyStateMachine): readonly string[] => [
  ...new Set(listDefinitions(machine).map(getTransitionKey)),
];

interface Edge extends ModelStep {
  readonly taken: readonly string[];
}

interface Asked {
  readonly context: unknown;
  readonly event: ModelEvent;
}
type GuardLogic = ((asked: Asked, params: unknown) => boolean) & {
  readonly check?: (snapshot: AnyMachineSnapshot, asked: Asked, guard: unknown) => boolean;
};

/**
 * Returns whether a guard of the chart passes. Guards that xstate builds, such as `stateIn`, need
 * the snapshot.
 */
function evaluateGuard(
  machine: AnyStateMachine,
  { guard }: AnyTransitionDefinition,
  snapshot: AnyMachineSnapshot,
  event: ModelEvent,
): boolean {
  if (guard === undefined) return true;
  const named =
    typeof guard === 'object' ? guard : { type: guard as unknown as string, params: undefined };
  const logic = machine.implementations.guards[named.type] as unknown as GuardLogic;
  const request = { context: snapshot.context as unknown, event };
  return logic.check === undefined
    ? logic(request, 'params' in named ? named.params : undefined)
    : logic.check(snapshot, request, logic);
}

/**
 * Returns the eventless transitions of a state: for each source the first whose guard passes, inner
 * states first.
 */
function findEventlessTransitions(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: ModelEvent,
): readonly AnyTransitionDefinition[] {
  const isLeft = new Set<unknown>();
  return getNextTransitions(snapshot).filter((definition) => {
    if (
      definition.eventType !== '' ||
      isLeft.has(definition.source) ||
      !evaluateGuard(machine, definition, snapshot, event)
    )
      return false;
    isLeft.add(definition.source);
    return true;
  });
}

/**
 * Returns the transitions that an event takes: its own and, after each microstep, eventless ones.
 */
function findTakenTransitions(
  machine: AnyStateMachine,
  before: AnyMachineSnapshot,
  event: ModelEvent,
): readonly string[] {
  const steps = getMicrosteps(machine, before, event as EventFromLogic<AnyStateMachine>).map(
    ([snapshot]): AnyMachineSnapshot => snapshot,
  );
  return [
    ...machine.getTransitionData(before, event),
    ...steps.slice(0, -1).flatMap((between) => findEventlessTransitions(machine, between, event)),
  ].map((definition) => getTransitionKey(definition));
}

/**
 * What a machine does at its start, before any event: the states it passes, the last being where it
 * comes to rest.
 */
const startOf = <M extends AnyStateMachine>({
  machine,
  input,
}: Pick<ModelOptions<M>, 'machine' | 'input'>): readonly AnyMachineSnapshot[] =>
  getInitialMicrosteps(machine as AnyStateMachine, input).map(
    ([snapshot]): AnyMachineSnapshot => snapshot,
  );

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
  const seenValues = new Set<Edge>();
  const walked = new Set<string>();
  const isWanted = (edge: Edge): boolean =>
    each === 'edge' || edge.taken.some((transitionKey) => !walked.has(transitionKey));
  const walks: (readonly Edge[])[] = [];
  const edgesFrom = new Map<string, Edge[]>();
  for (const edge of edges) edgesFrom.set(edge.from, [...(edgesFrom.get(edge.from) ?? []), edge]);
  const next = (state: string): readonly Edge[] | null =>
    walk(edgesFrom, state, (edge) => !seenValues.has(edge) && isWanted(edge));
  for (let first = next(start); first !== null; first = next(start)) {
    const steps: Edge[] = [];
    for (
      let more: readonly Edge[] | null = first;
      more !== null && (steps.length === 0 || steps.length + more.length <= longest);
      more = next(steps.at(-1)?.to ?? start)
    ) {
      steps.push(...more);
      for (const edge of more) {
        seenValues.add(edge);
        for (const transitionKey of edge.taken) walked.add(transitionKey);
      }
    }
    walks.push(steps);
  }
  return walks;
}

function listEdges<M extends AnyStateMachine>({
  machine,
  input,
  events,
  stateOf,
  until,
}: ModelOptions<M>): { readonly start: string; readonly edges: readonly Edge[] } {
  const chart: AnyStateMachine = machine;
  const named = Object.entries(events);
  const key = (snapshot: unknown): string => stateOf(snapshot as SnapshotFrom<M>);
  const map: AdjacencyMap<AnyMachineSnapshot, ModelEvent> = getAdjacencyMap<
    AnyMachineSnapshot,
    ModelEvent,
    unknown
  >(chart as never, {
    input,
    events: (snapshot) =>
      named
        .map(([, event]) => event)
        .filter((event) => chart.getTransitionData(snapshot, event).length > 0),
    serializeState: key,
    ...(until !== undefined && {
      stopWhen: (snapshot: AnyMachineSnapshot) => until(snapshot as SnapshotFrom<M>),
    }),
    serializeEvent: (event) =>
      named.find(([, candidate]) => candidate === event)?.[0] ?? event.type,
  });
  const reached = Object.values(map) as readonly {
    readonly state: AnyMachineSnapshot;
    readonly transitions: object;
  }[];
  const edges = reached.flatMap(({ state, transitions }) =>
    Object.entries(
      transitions as Readonly<
        Record<string, { readonly event: ModelEvent; readonly state: AnyMachineSnapshot }>
      >,
    ).map(([name, { event, state: after }]): Edge => ({
      name,
      event,
      from: key(state),
      to: key(after),
      taken: findTakenTransitions(chart, state, event),
    })),
  );
  return { start: key(initialTransition(chart, input)[0]), edges };
}

const listLeafStates = (machine: AnyStateMachine): readonly string[] =>
  getStateNodes(machine)
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .map((node) => node.id);

/**
 * Generates walks over a machine that take every event in every state it means something in, and
 * tells which states and transitions of the chart they miss. `each: 'transition'` walks every
 * transition of the chart once, which is fewer (for a browser).
 */
export function createModel<M extends AnyStateMachine>(
  options: ModelOptions<M>,
  {
    each = 'edge',
    longest = 12,
  }: { readonly each?: 'edge' | 'transition'; readonly longest?: number } = {},
): Model {
  const { machine, impossible = {} } = options;
  const { start, edges } = listEdges(options);
  const walks = joinEdges(edges, start, each, longest);
  const atStart = startOf(options)
    .slice(0, -1)
    .flatMap((between) =>
      findEventlessTransitions(machine, between, { type: 'xstate.init' }).map((definition) =>
        getTransitionKey(definition),
      ),
    );
  const taken = new Set([...atStart, ...walks.flat().flatMap((edge) => edge.taken)]);
  const visited = listVisitedNodes(options, walks);
  const all = listTransitionKeys(machine);
  return {
    paths: walks.map((steps) => ({
      title: [start, ...steps.map(({ name, to }) => `${name} -> ${to}`)].join('; '),
      start,
      steps,
    })),
    states: [...new Set([start, ...edges.map(({ to }) => to)])],
    uncoveredStates: listLeafStates(machine).filter((id) => !visited.has(id)),
    uncoveredTransitions: all.filter((name) => !taken.has(name) && impossible[name] === undefined),
    wronglyImpossible: Object.keys(impossible).filter(
      (name) => taken.has(name) || !all.includes(name),
    ),
  };
}

function listVisitedNodes<M extends AnyStateMachine>(
  { machine, input }: ModelOptions<M>,
  walks: readonly (readonly Edge[])[],
): ReadonlySet<string> {
  const visited = new Set<string>();
  const note = (snapshot: unknown): void => {
    for (const node of (snapshot as AnyMachineSnapshot)._nodes) visited.add(node.id);
  };
  const chart: AnyStateMachine = machine;
  for (const passed of startOf({ machine, input })) note(passed);
  for (const steps of walks) {
    let [snapshot] = initialTransition(chart, input);
    note(snapshot);
    for (const { event } of steps) {
      for (const [between] of getMicrosteps(
        chart,
        snapshot,
        event as EventFromLogic<AnyStateMachine>,
      ))
        note(between);
      [snapshot] = transition(chart, snapshot, event as EventFromLogic<AnyStateMachine>);
      note(snapshot);
    }
  }
  return visited;
}

/** Walks one path with a driver, looking after every step. */
export async function runPath({ start, steps }: ModelPath, driver: ModelDriver): Promise<void> {
  await driver.start();
  await driver.expectState(start);
  for (const step of steps) {
    await driver.perform(step);
    await driver.expectState(step.to);
  }
}
