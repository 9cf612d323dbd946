import {
  and,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateNode,
  type AnyTransitionDefinition,
} from 'xstate';

import type { Message } from '../../domain/messages/message.ts';
import { describeGuard, isComposedGuard } from '../chart/describe-guard.ts';
import type { PossibleEvent } from './messages.ts';

/** What a reason is computed from. Each machine reads its own context. */
export interface ReasonArgs<Context = unknown> {
  readonly context: Context;
  readonly event: AnyEventObject;
}

/** Returns why an event is refused, or null when this is not what refuses it. */
export type Reason<Context> = (args: ReasonArgs<Context>) => Message | null;

/** What a machine adds to explain in the words of the domain why an event is refused. */
export interface MachineExplanation<Context = unknown> {
  /** By guard; `not X` is asked when the guard X passes. */
  readonly guards?: Readonly<Record<string, Reason<Context>>>;
  /** The types of events that the chart takes and the domain then decides. */
  readonly decidedEvents?: readonly string[];
  /** Returns the event with an example of its payload, made of the context. */
  readonly completeEvent?: (args: ReasonArgs<Context>) => AnyEventObject;
  /** Returns the refusal of a command that the context holds. */
  readonly findRefusal?: (context: Context) => Message | null;
}

/** A machine that explains nothing: guards show their names. */
const noExplanation: MachineExplanation = {};

interface Composed {
  readonly check: (snapshot: AnyMachineSnapshot, args: ReasonArgs, guard: unknown) => boolean;
  readonly guards?: readonly unknown[];
  readonly stateValue?: unknown;
}

/** Splits a name such as `hasUnsavedWork` into words. */
const toWords = (name: string): string =>
  name.replace(
    /([a-z\d])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );

const doNothing = (): void => undefined;

/** A system in which nothing is registered, scheduled or sent. */
const inertSystem = {
  _bookId: () => 'computed',
  _register: doNothing,
  _unregister: doNothing,
  _set: doNothing,
  _sendInspectionEvent: doNothing,
  _relay: doNothing,
  get: doNothing,
};

/** Returns the snapshot after an event. The actor does not learn of it and no action runs. */
function computeNext(snapshot: AnyMachineSnapshot, event: AnyEventObject): AnyMachineSnapshot {
  const sessionId = 'computed';
  const system = inertSystem as never;
  return snapshot.machine.transition(snapshot, event, {
    self: { sessionId, id: sessionId, system } as never,
    id: sessionId,
    sessionId,
    system,
    defer: doNothing,
    logger: doNothing,
    stopChild: doNothing,
    emit: doNothing,
    actionExecutor: doNothing,
  });
}

class Explainer {
  private isPayloadRead = false;
  private readonly snapshot: AnyMachineSnapshot;
  private readonly explanation: MachineExplanation;
  private readonly event: AnyEventObject;
  /** Tells whether a guard reads more of an event than its type. */
  private readonly watchedEvent: AnyEventObject;

  constructor(
    snapshot: AnyMachineSnapshot,
    explanation: MachineExplanation,
    event: AnyEventObject,
    isExample: boolean,
  ) {
    this.snapshot = snapshot;
    this.explanation = explanation;
    this.event = event;
    const noteRead = (property: string | symbol): void => {
      if (!isExample && property !== 'type') this.isPayloadRead = true;
    };
    this.watchedEvent = new Proxy(event, {
      get: (target, property) => {
        noteRead(property);
        return Reflect.get(target, property) as unknown;
      },
      has: (target, property) => {
        noteRead(property);
        return Reflect.has(target, property);
      },
    });
  }

  private get args(): ReasonArgs {
    return { context: this.snapshot.context as unknown, event: this.watchedEvent };
  }

  private passes(guard: unknown): boolean {
    const checked = and([guard as never]) as unknown as Composed;
    return checked.check(this.snapshot, this.args, checked);
  }

  private resolve(guard: unknown): unknown {
    if (isComposedGuard(guard)) return guard;
    const name = describeGuard(guard);
    const { guards } = this.snapshot.machine.implementations as {
      readonly guards: Readonly<Record<string, unknown>>;
    };
    return isComposedGuard(guards[name]) ? guards[name] : guard;
  }

  private findReason(name: string): Message | null {
    const { context } = this.args;
    return this.explanation.guards?.[name]?.({ context, event: this.event }) ?? null;
  }

  /** Returns why a guard that does not pass blocks its transition, in the most exact words. */
  private explainFailure(guard: unknown): readonly Message[] {
    const known = this.findReason(describeGuard(guard));
    if (known !== null) return [known];
    const resolved = this.resolve(guard);
    if (!isComposedGuard(resolved))
      return [{ key: 'inspector.live.needs', values: { guard: toWords(describeGuard(guard)) } }];
    const { guards = [], stateValue, check } = resolved as Composed;
    if (stateValue !== undefined)
      return [
        {
          key: 'inspector.live.onlyIn',
          values: { state: describeGuard(resolved).slice('in '.length) },
        },
      ];
    if (check === (and([]) as unknown as Composed).check) {
      const failing = guards.find((member) => !this.passes(member));
      return failing === undefined ? [] : this.explainFailure(failing);
    }
    const reason = this.findReason(describeGuard(resolved));
    const guardText = toWords(describeGuard(resolved));
    return [reason ?? { key: 'inspector.live.needs', values: { guard: guardText } }];
  }

  /** Returns the reason of a guard that passes for what is refused; null when there is none. */
  private explainHolding({ guard }: AnyTransitionDefinition): Message | null {
    return guard === undefined ? null : this.findReason(`not ${describeGuard(guard)}`);
  }

  /** Returns the refusal that the machine would store, computed without running anything. */
  private computeRefusal(): Message | null {
    const { findRefusal } = this.explanation;
    if (findRefusal === undefined) return null;
    try {
      const next = computeNext(this.snapshot, this.event);
      const refusal = findRefusal(next.context);
      return refusal === findRefusal(this.snapshot.context) ? null : refusal;
    } catch {
      // The payload is not complete.
      return null;
    }
  }

  /** Returns the transitions that the active states of each region select, and what blocks them. */
  private select(): {
    readonly selected: readonly AnyTransitionDefinition[];
    readonly blocked: readonly AnyTransitionDefinition[];
  } {
    const selected = new Set<AnyTransitionDefinition>();
    const blocked = new Set<AnyTransitionDefinition>();
    const nodes = this.snapshot._nodes as readonly AnyStateNode[];
    for (const leaf of nodes.filter(({ type }) => type === 'atomic' || type === 'final')) {
      for (let node: AnyStateNode | undefined = leaf; node !== undefined; node = node.parent) {
        const candidates: readonly AnyTransitionDefinition[] =
          node.transitions.get(this.event.type) ?? [];
        const taken = candidates.find((candidate) => {
          const passes = candidate.guard === undefined || this.passes(candidate.guard);
          if (!passes) blocked.add(candidate);
          return passes;
        });
        if (taken === undefined) continue;
        selected.add(taken);
        break;
      }
    }
    return { selected: [...selected], blocked: [...blocked] };
  }

  explain(): Omit<PossibleEvent, 'type'> {
    const { selected, blocked } = this.select();
    const effective = selected.filter(
      ({ target, actions }) => target !== undefined || actions.length > 0,
    );
    const refused = effective.find(({ description }) => description === 'refused');
    const isDecided = this.explanation.decidedEvents?.includes(this.event.type) === true;
    if (refused !== undefined || isDecided) {
      const refusal = this.isPayloadRead ? null : this.computeRefusal();
      if (refusal !== null) return { status: 'refused', reasons: [refusal] };
    }
    if (refused !== undefined)
      return { status: this.isPayloadRead ? 'depends' : 'refused', reasons: [] };
    for (const taken of effective) {
      const reason = this.explainHolding(taken);
      if (reason !== null) return { status: 'refused', reasons: [reason] };
    }
    if (effective.length > 0) return { status: 'ready', reasons: [] };
    const [ignored] = selected;
    if (ignored !== undefined)
      return {
        status: 'refused',
        reasons: [this.explainHolding(ignored) ?? { key: 'inspector.live.ignored' }],
      };
    const [first] = blocked;
    const reasons = first?.guard === undefined ? [] : this.explainFailure(first.guard);
    return { status: this.isPayloadRead ? 'depends' : 'refused', reasons };
  }
}

/** Returns the types of the events from outside that the active states know, in document order. */
function listEventTypes(snapshot: AnyMachineSnapshot): readonly string[] {
  const nodes = snapshot._nodes as readonly AnyStateNode[];
  const types = nodes.flatMap((node) => [...node.transitions.keys()]);
  return [...new Set(types)].filter((type) => type !== '*' && !type.startsWith('xstate.'));
}

/**
 * Returns which events an actor takes in its current states and which are refused, with the reasons
 * that the domain or the guards give. `lastEvents` are events the actor got, by type: their
 * payloads are examples. Nothing is sent and nothing runs.
 */
export function listPossibleEvents(
  snapshot: AnyMachineSnapshot,
  explanation: MachineExplanation = noExplanation,
  lastEvents: ReadonlyMap<string, AnyEventObject> = new Map(),
): readonly PossibleEvent[] {
  if (snapshot.status !== 'active') return [];
  const context = snapshot.context as unknown;
  return listEventTypes(snapshot).map((type) => {
    const last = lastEvents.get(type);
    const event = explanation.completeEvent?.({ context, event: last ?? { type } }) ?? last;
    const isExample = event !== undefined && Object.keys(event).length > 1;
    const explainer = new Explainer(snapshot, explanation, event ?? { type }, isExample);
    try {
      return { type, ...explainer.explain() };
    } catch {
      return { type, status: 'depends', reasons: [] };
    }
  });
}
