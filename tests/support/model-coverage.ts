import {
  StateMachine,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type InspectionEvent,
} from 'xstate';
import { getStateNodes } from 'xstate/graph';

import type { Reach } from '../../src/inspection/model-coverage.ts';

const formatGuard = ({ guard }: AnyTransitionDefinition): string => {
  if (guard === undefined) return '';
  return ` [${typeof guard === 'object' && 'type' in guard ? guard.type : String(guard)}]`;
};

/** Returns the text that names a transition: source, event, guard and target. */
const formatTransition = (definition: AnyTransitionDefinition): string =>
  `${definition.source.id} ${definition.eventType === '' ? 'always' : definition.eventType}${formatGuard(definition)} -> ${(definition.target ?? []).map((node) => node.id).join(', ') || '(stays)'}`;

const listTransitions = (machine: AnyStateMachine): readonly string[] => [
  ...new Set(
    getStateNodes(machine)
      .concat(machine.root)
      .flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
      .map(formatTransition),
  ),
];

/** Returns the states of a chart that have none inside; a chart without states is one itself. */
const listStates = (machine: AnyStateMachine): readonly string[] => {
  const leaves = getStateNodes(machine)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ id }) => id);
  return leaves.length === 0 ? [machine.root.id] : leaves;
};

/** Returns a state and those around it. */
function listAround(node: AnyStateNode): readonly AnyStateNode[] {
  return node.parent === undefined ? [node] : [node, ...listAround(node.parent)];
}

/** The actors of a chart, by the state that invokes them and by name. */
interface ErrorHandling {
  /** Actors whose error no transition takes: it would stop the machine. */
  readonly unhandled: readonly string[];
  /** Calls, which never fail, whose error a transition takes. */
  readonly needless: readonly string[];
}

/** Compares the errors that actors can end with and those that a chart takes. */
export function checkErrorHandling(machine: AnyStateMachine): ErrorHandling {
  const actors = getStateNodes(machine)
    .concat(machine.root)
    .flatMap((node: AnyStateNode) =>
      node.invoke.map(({ id, src }) => {
        const name = typeof src === 'string' ? src : id;
        const logic = machine.implementations.actors[name];
        return {
          name: `${node.id} ${name}`,
          isCall: logic !== undefined && 'neverFails' in logic,
          isMachine: logic instanceof StateMachine,
          isHandled: listAround(node).some(({ transitions }) =>
            transitions.has(`xstate.error.actor.${id}`),
          ),
        };
      }),
    );
  return {
    // A machine takes the errors of its own actors.
    unhandled: actors
      .filter(({ isCall, isMachine, isHandled }) => !isCall && !isMachine && !isHandled)
      .map(({ name }) => name),
    needless: actors.filter(({ isCall, isHandled }) => isCall && isHandled).map(({ name }) => name),
  };
}

/** The states of a chart that were entered and the transitions that were taken. */
export interface Coverage {
  readonly states: ReadonlySet<string>;
  readonly transitions: ReadonlySet<string>;
  /** Adds what xstate reports of a microstep. */
  readonly add: (event: InspectionEvent) => void;
  readonly addSnapshot: (snapshot: AnyMachineSnapshot) => void;
  readonly addAll: (other: Coverage) => void;
  readonly contains: (other: Coverage) => boolean;
}

/** Creates an empty coverage. */
export function createCoverage(): Coverage {
  const states = new Set<string>();
  const transitions = new Set<string>();
  const addSnapshot = ({ _nodes }: AnyMachineSnapshot): void => {
    for (const { id } of _nodes) states.add(id);
  };
  return {
    states,
    transitions,
    addSnapshot,
    add: (event) => {
      if (event.type !== '@xstate.microstep') return;
      addSnapshot(event.snapshot as AnyMachineSnapshot);
      for (const definition of event._transitions) {
        transitions.add(formatTransition(definition));
        states.add(definition.source.id);
      }
    },
    addAll: (other) => {
      for (const id of other.states) states.add(id);
      for (const name of other.transitions) transitions.add(name);
    },
    contains: (other) =>
      [...other.states].every((id) => states.has(id)) &&
      [...other.transitions].every((name) => transitions.has(name)),
  };
}

/** How much of a chart is covered, and what is missing. */
export interface ChartCoverage {
  /** The states and transitions that can be reached. */
  readonly states: number;
  readonly transitions: number;
  readonly covered: number;
  readonly missing: readonly string[];
  /** Entries of `impossible` that are possible after all, or that the chart does not have. */
  readonly wronglyImpossible: readonly string[];
  /** Every state and transition by name: whether it is covered, or the reason why it cannot be. */
  readonly reach: {
    readonly states: Readonly<Record<string, Reach>>;
    readonly transitions: Readonly<Record<string, Reach>>;
  };
}

/** An entry of `impossible` names a state or a transition; `*` stands for any text. */
const isNamedBy = (entry: string, name: string): boolean => {
  const [start = '', ...parts] = entry.split('*');
  const end = parts.pop();
  if (end === undefined) return name === entry;
  if (!name.startsWith(start) || !name.endsWith(end)) return false;
  let rest = name.slice(start.length, name.length - end.length);
  return parts.every((part) => {
    const at = rest.indexOf(part);
    rest = rest.slice(at + part.length);
    return at >= 0;
  });
};

/** Compares what was covered with what a chart has. */
export function measureCoverage(
  machine: AnyStateMachine,
  impossible: Readonly<Record<string, string>>,
  coverage: Pick<Coverage, 'states' | 'transitions'>,
): ChartCoverage {
  const entries = Object.keys(impossible);
  const isPossible = (name: string): boolean => !entries.some((entry) => isNamedBy(entry, name));
  const isCovered = (name: string): boolean =>
    coverage.states.has(name) || coverage.transitions.has(name);
  const [states, transitions] = [listStates(machine), listTransitions(machine)];
  const all = [...states, ...transitions];
  const possible = all.filter(isPossible);
  const getReach = (name: string): Reach => {
    const entry = entries.find((each) => isNamedBy(each, name));
    return isCovered(name) || (entry !== undefined && (impossible[entry] ?? false));
  };
  const listReach = (names: readonly string[]): Readonly<Record<string, Reach>> =>
    Object.fromEntries(names.map((name) => [name, getReach(name)]));
  return {
    states: states.filter(isPossible).length,
    transitions: transitions.filter(isPossible).length,
    covered: possible.filter(isCovered).length,
    missing: possible.filter((name) => !isCovered(name)),
    wronglyImpossible: entries.filter((entry) => {
      const named = all.filter((name) => isNamedBy(entry, name));
      return named.length === 0 || named.some(isCovered);
    }),
    reach: { states: listReach(states), transitions: listReach(transitions) },
  };
}
