import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

import type { Microstep } from '../live/messages.ts';
import type {
  Chart,
  ChartInvoke,
  ChartState,
  ChartTransition,
  ChartTransitionKind,
} from './chart.ts';
import { listStates } from './chart.ts';
import { describeGuard, isComposedGuard } from './describe-guard.ts';

const inline = 'inline';

interface Definition {
  readonly source: AnyStateNode;
  readonly eventType: string;
}

/** Returns the id of a transition in the chart that `describeChart` returns for its machine. */
export function getTransitionId(definition: AnyTransitionDefinition): string {
  const { source, eventType } = definition as Definition;
  const isAlways = eventType === '';
  const candidates = isAlways ? source.always : source.transitions.get(eventType);
  const index = candidates?.indexOf(definition) ?? -1;
  return `${source.id} ${isAlways ? 'always' : eventType} ${String(index)}`;
}

/** Returns a microstep: the event that caused it, empty for `always`, and what it took. */
export const describeMicrostep = (
  event: string,
  transitions: readonly AnyTransitionDefinition[],
): Microstep => ({
  event: transitions.some(({ eventType }) => eventType === '') ? '' : event,
  transitions: transitions.map(getTransitionId),
});

interface BuiltInAction {
  readonly type: string;
  readonly event?: unknown;
  readonly src?: unknown;
  readonly sendId?: unknown;
  readonly actorRef?: unknown;
}

const describeEvent = (event: unknown): string =>
  typeof event === 'object' && event !== null && 'type' in event ? String(event.type) : inline;

const describeName = (name: unknown): string => (typeof name === 'string' ? name : inline);

function describeBuiltIn(action: BuiltInAction): string {
  const kind = action.type.replace(/^xstate\./, '');
  switch (kind) {
    case 'raise':
    case 'emit':
    case 'sendTo':
      return `${kind}(${describeEvent(action.event)})`;
    case 'spawnChild':
      return `${kind}(${describeName(action.src)})`;
    case 'cancel':
      return `${kind}(${describeName(action.sendId)})`;
    case 'stopChild':
      return `${kind}(${describeName(action.actorRef)})`;
    default:
      return kind;
  }
}

function describeAction(action: unknown): string {
  if (typeof action === 'string') return action;
  if (typeof action === 'object' && action !== null && 'type' in action) return String(action.type);
  return typeof action === 'function' && 'type' in action
    ? describeBuiltIn(action as unknown as BuiltInAction)
    : inline;
}

/** The two actions by which xstate starts and cancels the delays of `after`. */
function isDelayAction(action: unknown): boolean {
  if (typeof action !== 'function' || !('type' in action)) return false;
  const { event, sendId } = action as unknown as BuiltInAction;
  return (describeEvent(event) + describeName(sendId)).includes('xstate.after.');
}

const describeActions = (actions: readonly unknown[]): readonly string[] =>
  actions.filter((action) => !isDelayAction(action)).map(describeAction);

const describeLogic = (src: unknown): string =>
  typeof src === 'string' && !src.startsWith('xstate.invoke.') ? src : inline;

function describeInvokes(node: AnyStateNode): readonly ChartInvoke[] {
  return node.invoke.map(({ id, src }) => ({ id, src: describeLogic(src) }));
}

function describeState(node: AnyStateNode): ChartState {
  return {
    id: node.id,
    key: node.key,
    type: node.type,
    ...(node.history !== false && { history: node.history }),
    initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
    description: node.description ?? null,
    tags: node.tags,
    entry: describeActions(node.entry),
    exit: describeActions(node.exit),
    invokes: describeInvokes(node),
    states: Object.values<AnyStateNode>(node.states).map(describeState),
  };
}

const prefixes: readonly (readonly [string, ChartTransitionKind])[] = [
  ['xstate.done.actor.', 'done'],
  ['xstate.error.actor.', 'error'],
  ['xstate.snapshot.', 'snapshot'],
  ['xstate.done.state.', 'stateDone'],
  ['xstate.after.', 'after'],
];

/** Returns the kind of a transition and, for an actor's or a delay's event, what comes after it. */
function parseEvent(event: string): { readonly kind: ChartTransitionKind; readonly rest: string } {
  if (event === '') return { kind: 'always', rest: '' };
  const [prefix, kind] = prefixes.find(([start]) => event.startsWith(start)) ?? ['', 'event'];
  return { kind, rest: event.slice(prefix.length) };
}

function describeActor(node: AnyStateNode, actorId: string): string {
  const invoke = node.invoke.find(({ id }) => id === actorId);
  const isUnnamed = /^\d+\./.test(actorId);
  return isUnnamed && invoke !== undefined ? describeLogic(invoke.src) : actorId;
}

function describeLabel({ source, eventType }: Definition): string {
  const { kind, rest } = parseEvent(eventType);
  switch (kind) {
    case 'event':
      return rest;
    case 'always':
      return 'always';
    case 'stateDone':
      return 'done';
    case 'after': {
      const delay = rest.slice(0, -source.id.length - 1);
      return /^\d+$/.test(delay) ? `after ${delay} ms` : `after ${delay}`;
    }
    default:
      return `${kind}: ${describeActor(source, rest)}`;
  }
}

function describeTransition(definition: AnyTransitionDefinition): ChartTransition {
  const { source, eventType } = definition as Definition;
  return {
    id: getTransitionId(definition),
    source: source.id,
    targets: (definition.target ?? []).map(({ id }) => id),
    event: eventType,
    kind: parseEvent(eventType).kind,
    label: describeLabel(definition),
    guard: definition.guard === undefined ? null : describeGuard(definition.guard),
    actions: describeActions(definition.actions),
    reenter: definition.reenter,
  };
}

function describeHistoryDefault(node: AnyStateNode): readonly ChartTransition[] {
  const target: unknown = node.config.target;
  if (node.type !== 'history' || typeof target !== 'string') return [];
  const found = target.startsWith('#')
    ? node.machine.getStateNodeById(target.slice(1))
    : node.parent?.states[target];
  return [
    {
      id: `${node.id} default 0`,
      source: node.id,
      targets: found === undefined ? [] : [found.id],
      event: '',
      kind: 'historyDefault',
      label: 'default',
      guard: null,
      actions: [],
      reenter: false,
    },
  ];
}

function describeTransitions(node: AnyStateNode): readonly ChartTransition[] {
  const definitions: readonly AnyTransitionDefinition[] = [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ];
  return [
    ...definitions.map(describeTransition),
    ...describeHistoryDefault(node),
    ...Object.values<AnyStateNode>(node.states).flatMap(describeTransitions),
  ];
}

/** Returns the chart of a machine, read from the definition that runs. */
export function describeChart(machine: AnyStateMachine): Chart {
  const root = describeState(machine.root);
  const invoked = new Set(listStates(root).flatMap(({ invokes }) => invokes.map(({ src }) => src)));
  const { guards, actors } = machine.implementations as {
    readonly guards: Readonly<Record<string, unknown>>;
    readonly actors: Readonly<Record<string, unknown>>;
  };
  return {
    id: machine.id,
    root,
    transitions: describeTransitions(machine.root),
    composedGuards: Object.fromEntries(
      Object.entries(guards)
        .filter(([, guard]) => isComposedGuard(guard))
        .map(([name, guard]) => [name, describeGuard(guard)]),
    ),
    spawnedActors: Object.keys(actors).filter((name) => !invoked.has(name)),
  };
}
