import { not, type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition } from 'xstate';

/** One small fault in a chart, and how to make it. */
export interface ChartMutant {
  /** What a person reads: `session.signedIn: drop onError`. It is the same in every machine. */
  readonly name: string;
  /** Puts the fault into a chart that nothing else has. */
  readonly apply: (root: AnyStateNode) => void;
}

type Slot = readonly [event: string, transitions: readonly AnyTransitionDefinition[]];

/** A fault in the state at a path, before it has the name of its chart. */
interface Fault {
  readonly path: readonly string[];
  readonly title: string;
  readonly apply: (node: AnyStateNode) => void;
}

const describeReference = (reference: unknown, otherwise: string): string => {
  if (typeof reference === 'string') return reference;
  if (typeof reference === 'object' && reference !== null && 'type' in reference)
    return String(reference.type);
  if (typeof reference !== 'function') return otherwise;
  const { type } = reference as { readonly type?: string };
  return type?.replace(/^xstate\./, '') ?? (reference.name === '' ? otherwise : reference.name);
};

/** What stands before a guard in the chart's source: the same text in every machine. */
const describeGuard = ({ guard }: AnyTransitionDefinition): string =>
  guard === undefined ? '' : ` [${describeReference(guard, 'inline guard')}]`;

function describeEvent(node: AnyStateNode, event: string): string {
  const source = (id: string): string => {
    const invoked = node.invoke.find((each) => each.id === id);
    return node.invoke.length > 1 && typeof invoked?.src === 'string' ? ` of ${invoked.src}` : '';
  };
  if (event === '') return 'always';
  const [, kind, id = ''] = /^xstate\.(done|error|snapshot)\.actor\.(.+)$/.exec(event) ?? [];
  if (kind === 'done') return `onDone${source(id)}`;
  if (kind === 'error') return `onError${source(id)}`;
  if (event.startsWith('xstate.snapshot.')) return 'onSnapshot';
  if (event.startsWith('xstate.done.state.')) return 'onDone of the state';
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(event) ?? [];
  return delay === undefined ? event : `after ${delay}`;
}

const listSlots = (node: AnyStateNode): readonly Slot[] => [
  ...node.transitions,
  ...(node.always === undefined ? [] : [['', node.always] as const]),
];

/** Replaces the transitions of an event; none means that the state does not take it. */
function setTransitions(
  node: AnyStateNode,
  event: string,
  change: (transitions: readonly AnyTransitionDefinition[]) => readonly AnyTransitionDefinition[],
): void {
  const found = event === '' ? node.always : node.transitions.get(event);
  const changed = [...change(found ?? [])];
  if (event === '') node.always = changed;
  else if (changed.length === 0) node.transitions.delete(event);
  else node.transitions.set(event, changed);
}

const replaceAt = <Value>(values: readonly Value[], at: number, value: Value): Value[] =>
  values.map((each, index) => (index === at ? value : each));
const removeAt = <Value>(values: readonly Value[], at: number): Value[] =>
  values.filter((_, index) => index !== at);

/** The state after another one in the chart; the first one after the last. */
function findSibling(node: AnyStateNode): AnyStateNode | null {
  const siblings = Object.values(node.parent?.states ?? {}) as AnyStateNode[];
  const regular = siblings.filter(({ type }) => type !== 'history');
  const at = regular.indexOf(node);
  const isOneOfSeveral = node.parent?.type === 'compound' && regular.length > 1;
  return isOneOfSeveral ? (regular[(at + 1) % regular.length] ?? null) : null;
}

/** A guard that is its opposite, under the same name in what a model says about the chart. */
function negate(
  guard: NonNullable<AnyTransitionDefinition['guard']>,
): NonNullable<AnyTransitionDefinition['guard']> {
  const shown = typeof guard === 'object' && 'type' in guard ? guard.type : String(guard);
  return Object.assign(not(guard as never), { toString: () => shown }) as never;
}

function listFaultsOfTransition(
  node: AnyStateNode,
  [event, transitions]: Slot,
  at: number,
): readonly Omit<Fault, 'path'>[] {
  const definition = transitions[at];
  if (definition === undefined) return [];
  const label = describeEvent(node, event);
  const title = `${label}${describeGuard(definition)}`;
  const change = (
    other: (own: AnyTransitionDefinition) => Partial<AnyTransitionDefinition>,
  ): Fault['apply'] => {
    return (changed) => {
      const eventThere = findEvent(changed, label) ?? event;
      setTransitions(changed, eventThere, (own) => {
        const found = own[at];
        return found === undefined
          ? own
          : replaceAt(own, at, { ...found, ...other(found) } as AnyTransitionDefinition);
      });
    };
  };
  const [target, ...others] = (definition.target ?? []) as readonly AnyStateNode[];
  const sibling = target === undefined || others.length > 0 ? null : findSibling(target);
  return [
    {
      title: `drop ${title}`,
      apply: (changed) => {
        setTransitions(changed, findEvent(changed, label) ?? event, (own) => removeAt(own, at));
      },
    },
    ...(sibling === null || target === undefined
      ? []
      : [
          {
            title: `${title} leads to ${sibling.key}, not to ${target.key}`,
            apply: change((own) => {
              const [there] = (own.target ?? []) as readonly AnyStateNode[];
              const next = there === undefined ? null : findSibling(there);
              return next === null ? {} : { target: [next] };
            }),
          },
        ]),
    ...(definition.guard === undefined
      ? []
      : [
          {
            title: `negate${describeGuard(definition)} of ${label}`,
            apply: change(({ guard }) => (guard === undefined ? {} : { guard: negate(guard) })),
          },
        ]),
    ...definition.actions.map((action, index) => ({
      title: `drop action ${describeReference(action, 'inline')} of ${title}`,
      apply: change(({ actions }) => ({ actions: removeAt(actions, index) })),
    })),
  ];
}

/** The event of a state by its label, which has no id of a machine in it. */
const findEvent = (node: AnyStateNode, label: string): string | undefined =>
  listSlots(node).find(([event]) => describeEvent(node, event) === label)?.[0];

function countOwn(actions: unknown): number {
  if (actions === undefined) return 0;
  return Array.isArray(actions) ? actions.length : 1;
}

const listFaultsOfActions = (node: AnyStateNode): readonly Omit<Fault, 'path'>[] =>
  (['entry', 'exit'] as const).flatMap((when) =>
    node[when].slice(0, countOwn(node.config[when])).map((action, index) => ({
      title: `drop action ${describeReference(action, 'inline')} of ${when}`,
      apply: (changed: AnyStateNode) => {
        changed[when] = removeAt(changed[when], index);
      },
    })),
  );

type Delay = number | ((args: never, params: never) => number);

const originalOf = new WeakMap<object, Delay>();

function changeDelays(
  machine: AnyStateMachine,
  change: (delay: Delay, name: string) => Delay,
): void {
  const { implementations } = machine;
  const delays = Object.entries(implementations.delays as Readonly<Record<string, Delay>>);
  machine.implementations = {
    ...implementations,
    delays: Object.fromEntries(delays.map(([name, delay]) => [name, change(delay, name)])) as never,
  };
}

/** Takes the doubled delays out of a machine. */
export function restoreDelays(machine: AnyStateMachine): void {
  changeDelays(machine, (delay) =>
    typeof delay === 'number' ? delay : (originalOf.get(delay) ?? delay),
  );
}

/** Doubles a delay of a machine, once, however often the machine is provided with actors. */
function doubleDelay(machine: AnyStateMachine, doubledName: string): void {
  changeDelays(machine, (delay, name) => {
    if (name !== doubledName || (typeof delay === 'function' && originalOf.has(delay)))
      return delay;
    const doubled = (args: never, params: never): number =>
      2 * (typeof delay === 'number' ? delay : delay(args, params));
    originalOf.set(doubled, delay);
    return doubled;
  });
}

const listFaultsOfDelays = (node: AnyStateNode): readonly Omit<Fault, 'path'>[] =>
  Object.keys(node.config.after ?? {}).map((delay) => ({
    title: `double ${delay}`,
    apply: ({ machine }) => {
      doubleDelay(machine as AnyStateMachine, delay);
    },
  }));

function listNodes(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...(Object.values(node.states) as AnyStateNode[]).flatMap(listNodes)];
}

/** Returns every fault that can be made in a chart, in the order of its states. */
export function listChartMutants(chart: string, root: AnyStateNode): readonly ChartMutant[] {
  const counts = new Map<string, number>();
  const makeUnique = (name: string): string => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name} (${String(count)})`;
  };
  return listNodes(root).flatMap((node) => {
    const ofTransitions = listSlots(node).flatMap((slot) =>
      slot[1].flatMap((_, at) => listFaultsOfTransition(node, slot, at)),
    );
    const faults = [...ofTransitions, ...listFaultsOfActions(node), ...listFaultsOfDelays(node)];
    return faults.map(({ title, apply }) => ({
      name: makeUnique(`${[chart, ...node.path].join('.')}: ${title}`),
      apply: (changed: AnyStateNode) => {
        const own = node.path.reduce<AnyStateNode | undefined>(
          (found, key) => found?.states[key] as AnyStateNode | undefined,
          changed,
        );
        if (own !== undefined) apply(own);
      },
    }));
  });
}
