import type { Chart, ChartState, ChartTransition, ChartTransitionKind } from './chart.ts';

/** A part of a config; fields that are undefined are not written. */
type Value = string | true | readonly Value[] | Fields;
interface Fields {
  readonly [name: string]: Value | undefined;
}

/** The last column of a line. */
const maxColumn = 100;

/** Writes a text in single quotes, or in double ones where it has quotes inside. */
const quote = (text: string): string =>
  /['"]/.test(text) ? JSON.stringify(text) : `'${JSON.stringify(text).slice(1, -1)}'`;

const writeName = (name: string): string =>
  /^(?:[A-Za-z_$][\w$]*|0|[1-9]\d*)$/.test(name) ? name : quote(name);

/** Writes a value on one line where it fits after `column` and has no object inside. */
function writeValue(value: Value, indent: string, column: number): string {
  if (value === true) return 'true';
  if (typeof value === 'string') return quote(value);
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const items = Object.entries(value as Fields).flatMap(([key, item]) => {
    if (item === undefined) return [];
    const name = isList ? '' : `${writeName(key)}: `;
    return [name + writeValue(item, inner, inner.length + name.length)];
  });
  const [open, close, space] = isList ? ['[', ']', ''] : ['{', '}', ' '];
  if (items.length === 0) return open + close;
  const line = open + space + items.join(', ') + space + close;
  // One column is that of the comma.
  const isOneLine = !items.some((item) => /[\n{]/.test(item)) && column + line.length < maxColumn;
  return isOneLine
    ? line
    : `${open}\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}${close}`;
}

/** Returns a list as xstate takes it: nothing when empty, one item without a list. */
const unwrap = (items: readonly Value[]): Value | undefined =>
  items.length > 1 ? items : items[0];

/** Where a state is. */
interface Place {
  readonly key: string;
  readonly parent: string | null;
  /** What targets call the state from everywhere, without `#`. */
  readonly reference: string;
  /** The state has an id of its own, which does not say where it is. */
  readonly isNamed: boolean;
}

/** xstate reads these signs of a key or id as parts of a path. */
const escapePath = (text: string): string => text.replaceAll(/[.\\]/g, String.raw`\$&`);

function listPlaces(
  { id, key, states }: ChartState,
  parent: string | null,
  path: readonly string[],
): readonly (readonly [string, Place])[] {
  const isNamed = id !== path.join('.');
  const reference = (isNamed ? [id] : path).map(escapePath).join('.');
  return [
    [id, { key, parent, reference, isNamed }],
    ...states.flatMap((state) => listPlaces(state, id, [...path, state.key])),
  ];
}

type Places = ReadonlyMap<string, Place>;

/** Returns a target: the key of a state beside the source, `.key` inside of it, or its id. */
function toTarget(places: Places, source: string, target: string): string {
  const from = places.get(source);
  const to = places.get(target);
  if (from === undefined || to === undefined) return `#${target}`;
  const isPlain = /^[^.#\\]+$/.test(from.key + to.key);
  if (isPlain && to.parent === source) return `.${to.key}`;
  if (isPlain && to.parent !== null && to.parent === from.parent) return to.key;
  return `#${to.reference}`;
}

function toTransition(places: Places, transition: ChartTransition): Fields {
  const { source, targets, guard, actions, reenter } = transition;
  return {
    guard: guard ?? undefined,
    target: unwrap(targets.map((target) => toTarget(places, source, target))),
    reenter: reenter ? true : undefined,
    actions: unwrap(actions),
  };
}

/** Returns the transitions of one event; of a transition that only has a target, the target. */
function toTransitions(places: Places, transitions: readonly ChartTransition[]): Value | undefined {
  const configs = transitions.map((transition) => toTransition(places, transition));
  const [only, ...others] = configs;
  if (only === undefined || others.length > 0) return unwrap(configs);
  const { target, ...rest } = only;
  const hasTargetOnly = Object.values(rest).every((value) => value === undefined);
  return typeof target === 'string' && hasTargetOnly ? target : only;
}

/** Returns the transitions by what `getName` calls their events; undefined when there are none. */
function groupTransitions(
  places: Places,
  transitions: readonly ChartTransition[],
  getName: (transition: ChartTransition) => string,
): Fields | undefined {
  const names = new Set(transitions.map(getName));
  if (names.size === 0) return undefined;
  const group = (name: string): readonly ChartTransition[] =>
    transitions.filter((transition) => getName(transition) === name);
  return Object.fromEntries([...names].map((name) => [name, toTransitions(places, group(name))]));
}

const getDelay = ({ event, source }: ChartTransition): string =>
  event.slice('xstate.after.'.length, -source.length - 1);

const actorEvents = {
  onDone: 'xstate.done.actor.',
  onError: 'xstate.error.actor.',
  onSnapshot: 'xstate.snapshot.',
};

/** Returns the fields of a state that hold its transitions. */
function toStateTransitions({ transitions }: Chart, places: Places, state: ChartState): Fields {
  const { id, invokes } = state;
  const own = transitions.filter(({ source }) => source === id);
  const listByKind = (kind: ChartTransitionKind): readonly ChartTransition[] =>
    own.filter((transition) => transition.kind === kind);
  const toEvent = (event: string): Value | undefined =>
    toTransitions(
      places,
      own.filter((transition) => transition.event === event),
    );
  const doneEvent = `xstate.done.state.${id}`;
  const invokeEvents = invokes.flatMap((invoke) =>
    Object.values(actorEvents).map((prefix) => prefix + invoke.id),
  );
  // `on` may also name events of xstate, such as the answer of an actor that an action spawned.
  const elsewhere = new Set(['', doneEvent, ...invokeEvents]);
  const listened = own.filter(({ event, kind }) => kind !== 'after' && !elsewhere.has(event));
  return {
    target: toTransitions(places, listByKind('historyDefault')),
    invoke: unwrap(
      invokes.map((invoke, index) => ({
        src: invoke.src,
        id: invoke.id === `${String(index)}.${id}` ? undefined : invoke.id,
        onDone: toEvent(actorEvents.onDone + invoke.id),
        onError: toEvent(actorEvents.onError + invoke.id),
        onSnapshot: toEvent(actorEvents.onSnapshot + invoke.id),
      })),
    ),
    on: groupTransitions(places, listened, ({ event }) => event),
    always: toTransitions(places, listByKind('always')),
    after: groupTransitions(places, listByKind('after'), getDelay),
    onDone: toEvent(doneEvent),
  };
}

/** Returns the config of a state and the states inside. */
function toState(chart: Chart, places: Places, state: ChartState): Fields {
  const { id, type, states } = state;
  const isNamed = places.get(id)?.isNamed === true || state === chart.root;
  return {
    id: isNamed ? id : undefined,
    description: state.description ?? undefined,
    type: type === 'atomic' || type === 'compound' ? undefined : type,
    history: state.history,
    tags: unwrap(state.tags),
    entry: unwrap(state.entry),
    exit: unwrap(state.exit),
    ...toStateTransitions(chart, places, state),
    initial: states.find((inner) => inner.id === state.initial)?.key,
    states:
      states.length === 0
        ? undefined
        : Object.fromEntries(states.map((inner) => [inner.key, toState(chart, places, inner)])),
  };
}

/**
 * Returns a whole chart as a JavaScript module that exports the machine, which xstate loads and
 * Stately's editor reads. What is implemented elsewhere stands in it by the name that people read:
 * combined guards, actions that xstate builds, `inline` for functions without a name.
 */
export function writeXState(chart: Chart): string {
  const places: Places = new Map(listPlaces(chart.root, null, [chart.id]));
  return `// The machine ${quote(chart.id)}.
// Guards, actions, actors and delays are names only; xstate's provide adds implementations.
import { createMachine } from 'xstate';

export const machine = createMachine(${writeValue(toState(chart, places, chart.root), '', 0)});
`;
}
