import type {
  AnyActorLogic,
  AnyStateMachine,
  ContextFrom,
  InputFrom,
  SnapshotFrom,
  StateValue,
} from 'xstate';
import { getStateNodes } from 'xstate/graph';

import type { HeldActors } from './held-actors.ts';
import type { ModelEvent, ModelEvents, ModelOptions } from './model-options.ts';
import { createModel, type Model } from './model.ts';

/** What the walks of a model, or of one of its parts, are made of. */
interface Walks<M extends AnyStateMachine> {
  readonly input?: InputFrom<M>;
  /** Makes the input of each run, instead of `input`: for one that counts keys or time. */
  readonly createInput?: () => InputFrom<M>;
  readonly events?: ModelEvents;
  /**
   * What actors answer with: by the end of an invocation's id (`loading`), each output by what it
   * means to a person.
   */
  readonly answers?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** What counts as the same state; without it, the chart's states and the facts. */
  readonly stateOf?: (snapshot: SnapshotFrom<M>) => string;
  /** Where walks end: states from which no further event is tried. */
  readonly until?: ((snapshot: SnapshotFrom<M>) => boolean) | undefined;
  /** Whether an event can happen in a state, both by name; without it every event can. */
  readonly canHappen?: ((event: string, state: string) => boolean) | undefined;
  readonly each?: 'edge' | 'transition' | undefined;
  readonly longest?: number | undefined;
}

/** What a tester says about a machine. */
export interface ModelDefinition<M extends AnyStateMachine> extends Walks<M> {
  readonly machine: M;
  /** The requirement ids, or the decision, that the walks show. */
  readonly requirements: string;
  /** What distinguishes states beside those of the chart. */
  readonly factsOf?: (context: ContextFrom<M>) => readonly unknown[];
  /** States and transitions that no walk can reach, each with the reason. */
  readonly impossible?: Readonly<Record<string, string>>;
  /** Actors whose error stops the machine, by state and name, each with the reason. */
  readonly unhandled?: Readonly<Record<string, string>>;
  /** What no state may show, by requirement. */
  readonly never?: Readonly<Record<string, (state: string) => boolean>>;
  /** What the machine needs of its surroundings, such as an action that tells its parent. */
  readonly provide?: Parameters<M['provide']>[0];
  /** Actors that are not only waited for, such as machines that a spawned child runs. */
  readonly actors?: (held: HeldActors) => Readonly<Record<string, AnyActorLogic>>;
  /** Finds the states by running the machine with its children. */
  readonly runsChildren?: boolean;
  /** Events that the machine raises itself, by type, and after how many milliseconds. */
  readonly raisedAfterMs?: Readonly<Record<string, number>>;
  /** Several walks over one chart: each adds to what the model says, and names all its events. */
  readonly parts?: Readonly<Record<string, Walks<M>>>;
}

/** The model of a machine: what is walked, and what each walk is expected to cover. */
export interface MachineModel<M extends AnyStateMachine = AnyStateMachine> {
  readonly isModel: true;
  readonly machine: M;
  readonly requirements: string;
  readonly impossible: Readonly<Record<string, string>>;
  readonly unhandled: Readonly<Record<string, string>>;
  readonly never: Readonly<Record<string, (state: string) => boolean>>;
  /** The walks by the name of their part; '' where the model has no parts. */
  readonly parts: Readonly<Record<string, ModelOptions<M>>>;
}

/** Returns the names of the states that a chart is in, on one line. */
export const describeStates = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([region, inner]) =>
          inner === undefined || Object.keys(inner).length === 0
            ? region
            : `${region}.${describeStates(inner)}`,
        )
        .join(' ');
const describeFact = (fact: unknown): string =>
  typeof fact === 'string' ? fact : JSON.stringify(fact);

const listInvokeIds = (machine: AnyStateMachine): readonly string[] =>
  getStateNodes(machine)
    .concat(machine.root)
    .flatMap(({ invoke }) => invoke.map(({ id }) => id));
const listEventTypes = (machine: AnyStateMachine): readonly string[] => [
  ...new Set(
    getStateNodes(machine)
      .concat(machine.root)
      .flatMap(({ ownEvents }) => ownEvents as readonly string[]),
  ),
];

function listAnswers(
  machine: AnyStateMachine,
  answers: NonNullable<Walks<AnyStateMachine>['answers']>,
): ModelEvents {
  const ids = listInvokeIds(machine);
  return Object.fromEntries(
    Object.entries(answers).flatMap(([end, outputs]) => {
      const id = ids.find((each) => each === end || each.endsWith(`.${end}`));
      if (id === undefined)
        throw new Error(`${machine.id} invokes nothing as ${end}, only ${ids.join(', ')}`);
      return Object.entries(outputs).map(([name, output]): [string, ModelEvent] => [
        name,
        { type: `xstate.done.actor.${id}`, output },
      ]);
    }),
  );
}

/** Every actor of the chart breaks and every delay passes, unless the model names it itself. */
function listFaults(machine: AnyStateMachine, named: ModelEvents): ModelEvents {
  const known = new Set(Object.values(named).map(({ type }) => type));
  return Object.fromEntries(
    listEventTypes(machine)
      .filter((type) => !known.has(type))
      .flatMap((type): [string, ModelEvent][] => {
        const [, id] = /^xstate\.error\.actor\.(?:0\.)?(.*)$/.exec(type) ?? [];
        if (id !== undefined) return [[`${id} breaks`, { type, error: new Error('broken') }]];
        const [, delay, state] = /^xstate\.after\.([^.]+)\.(.*)$/.exec(type) ?? [];
        return delay === undefined ? [] : [[`${delay} passes in ${state ?? ''}`, { type }]];
      }),
  );
}

/**
 * Defines the model of a machine. `npm run test:model` walks it: every event in every state, every
 * answer, broken actor and delay of the chart.
 */
export function defineModel<M extends AnyStateMachine>(
  definition: ModelDefinition<M>,
): MachineModel<M> {
  const { machine, provide = {}, factsOf, parts, requirements } = definition;
  const provided = machine.provide(provide as never) as M;
  const stateOf = (snapshot: SnapshotFrom<M>): string => {
    const { value, context } = snapshot as {
      readonly value: StateValue;
      readonly context: ContextFrom<M>;
    };
    return [describeStates(value), ...(factsOf?.(context) ?? []).map(describeFact)].join('; ');
  };
  const ownEvents = listEventTypes(machine);
  const toOptions = (
    { input, createInput, events, answers, ...walks }: Walks<M>,
    isPart: boolean,
  ): ModelOptions<M> => {
    const named = {
      ...definition.events,
      ...listAnswers(machine, definition.answers ?? {}),
      ...events,
      ...listAnswers(machine, answers ?? {}),
    };
    for (const [name, { type }] of Object.entries(named))
      if (type.startsWith('xstate.error.') && !ownEvents.includes(type))
        throw new Error(`${machine.id} has no transition for the error event '${name}'`);
    return {
      stateOf: definition.stateOf ?? stateOf,
      until: definition.until,
      canHappen: definition.canHappen,
      each: definition.each,
      longest: definition.longest,
      raisedAfterMs: definition.raisedAfterMs,
      actors: definition.actors,
      runsChildren: definition.runsChildren,
      ...walks,
      machine: provided,
      createInput: createInput ?? (() => (input ?? definition.input) as InputFrom<M>),
      events: isPart ? named : { ...named, ...listFaults(machine, named) },
    };
  };
  return {
    isModel: true,
    machine,
    requirements,
    impossible: definition.impossible ?? {},
    unhandled: definition.unhandled ?? {},
    never: definition.never ?? {},
    parts:
      parts === undefined
        ? { '': toOptions({}, false) }
        : Object.fromEntries(
            Object.entries(parts).map(([name, part]) => [name, toOptions(part, true)]),
          ),
  };
}

/** Returns the walks of a part of a model; without a name, of a model without parts. */
export function getPart<M extends AnyStateMachine>(
  { parts, machine }: MachineModel<M>,
  name = '',
): ModelOptions<M> {
  const part = parts[name];
  if (part === undefined) throw new Error(`the model of ${machine.id} has no part '${name}'`);
  return part;
}

const created = new WeakMap<ModelOptions<AnyStateMachine>, Model>();

/** Returns the generated walks of a part, which are generated once. */
export function getWalks(part: ModelOptions<AnyStateMachine>): Model {
  const walks = created.get(part) ?? createModel(part);
  created.set(part, walks);
  return walks;
}

/** Returns the walks of a part without some events: for a view or browser that cannot cause them. */
export const keepEvents = <M extends AnyStateMachine>(
  part: ModelOptions<M>,
  isKept: (name: string) => boolean,
): ModelOptions<M> => ({
  ...part,
  events: Object.fromEntries(Object.entries(part.events).filter(([name]) => isKept(name))),
});
