import {
  and,
  not,
  or,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateNode,
  type AnyTransitionDefinition,
} from 'xstate';

import type { Message } from '../../domain/messages/message.ts';
import { describeGuard, isComposedGuard } from '../chart/describe-guard.ts';
import { listChanges } from '../live/list-changes.ts';
import type { PossibleEvent, Refusal } from '../live/messages.ts';
import { MachineComputer } from './compute-step.ts';

/** What a reason is computed from. Each machine reads its own context. */
export interface ReasonArgs<Context = unknown> {
  readonly context: Context;
  readonly event: AnyEventObject;
}

/** Returns why an event is refused, or null when this is not what refuses it. */
export type Reason<Context> = (args: ReasonArgs<Context>) => Message | null;

/** The fields of an event beside its type. */
export type Payload = Readonly<Record<string, unknown>>;

/** What a machine adds to explain in the words of the domain why an event is refused. */
export interface MachineExplanation<Context = unknown> {
  /** By guard; `not X` is asked when the guard X passes. */
  readonly guards?: Readonly<Record<string, Reason<Context>>>;
  /** Returns all payloads of an event worth trying that the context holds. */
  readonly listPayloads?: (args: ReasonArgs<Context>) => readonly Payload[];
  /** Returns the refusal of a command that the context holds. */
  readonly findRefusal?: (context: Context) => Message | null;
}

interface Composed {
  readonly check: (snapshot: AnyMachineSnapshot, args: ReasonArgs, guard: unknown) => boolean;
  readonly guards?: readonly unknown[];
  readonly stateValue?: unknown;
}

const readCheck = (guard: unknown): unknown => (guard as Composed).check;
const checkAll = readCheck(and([]));
const checkAny = readCheck(or([]));
const checkNot = readCheck(not(''));

type Answer = Pick<PossibleEvent, 'effect' | 'details' | 'reasons'>;

const answer = (
  effect: PossibleEvent['effect'],
  { details = [], reasons = [] }: Partial<Answer> = {},
): Answer => ({ effect, details, reasons });

/** What an event is asked with. */
interface AskedEvent {
  readonly event: AnyEventObject;
  /** The part of it that the actor could get. What the rest decides is not known. */
  readonly known: Payload;
  /** Whether the actor got this event before, so that all of it is known. */
  readonly isWhole: boolean;
}

const hasPayload = (event: AnyEventObject): boolean => Object.keys(event).length > 1;

/** Asks what one event would do. Nothing is sent and nothing runs. */
class Question {
  private isPayloadRead = false;
  private isUnknownRead = false;
  private readonly snapshot: AnyMachineSnapshot;
  private readonly explanation: MachineExplanation;
  private readonly computer: MachineComputer;
  private readonly event: AnyEventObject;
  /** The event, which notes whether what is not known of it is read. */
  private readonly watchedEvent: AnyEventObject;

  constructor(
    snapshot: AnyMachineSnapshot,
    explanation: MachineExplanation,
    computer: MachineComputer,
    { event, known, isWhole }: AskedEvent,
  ) {
    this.snapshot = snapshot;
    this.explanation = explanation;
    this.computer = computer;
    this.event = event;
    const noteRead = (property: string | symbol): void => {
      if (property === 'type') return;
      this.isPayloadRead = true;
      if (!isWhole && !(property in known) && (property in event || !hasPayload(event)))
        this.isUnknownRead = true;
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
      ownKeys: (target) => {
        if (!isWhole && !hasPayload(target)) this.isUnknownRead = true;
        return Reflect.ownKeys(target);
      },
    });
  }

  /** Returns what the event would do, and whether its payload was looked at. */
  ask(): Answer & { readonly isPayloadRead: boolean } {
    const found = this.find();
    const { isPayloadRead, isUnknownRead } = this;
    if (!isUnknownRead || (hasPayload(this.event) && isEffective(found)))
      return { ...found, isPayloadRead };
    // Only a guard refuses every payload like this one.
    const reasons = found.reasons.filter((reason) => 'guard' in reason);
    return { ...answer('depends', { reasons }), isPayloadRead };
  }

  private find(): Answer {
    try {
      const { selected, blocked } = this.select();
      const [first] = selected;
      if (first === undefined) {
        const [guard] = blocked;
        return answer('refused', { reasons: guard === undefined ? [] : this.explain(guard, true) });
      }
      for (const { guard } of selected) {
        const reason = guard === undefined ? null : this.findReason(`not ${describeGuard(guard)}`);
        if (reason !== null) return answer('refused', { reasons: [reason] });
      }
      return this.compute(selected);
    } catch {
      // What its payload lacks is read.
      return answer('depends');
    }
  }

  /** Returns the transitions that the active states of each region select, and what blocks others. */
  private select(): {
    readonly selected: readonly AnyTransitionDefinition[];
    readonly blocked: readonly unknown[];
  } {
    const selected = new Set<AnyTransitionDefinition>();
    const blocked = new Set<unknown>();
    const nodes = this.snapshot._nodes as readonly AnyStateNode[];
    for (const leaf of nodes.filter(({ type }) => type === 'atomic' || type === 'final')) {
      for (let node: AnyStateNode | undefined = leaf; node !== undefined; node = node.parent) {
        const candidates: readonly AnyTransitionDefinition[] =
          node.transitions.get(this.event.type) ?? [];
        const taken = candidates.find(({ guard }) => {
          const passes = guard === undefined || this.passes(guard);
          if (!passes) blocked.add(guard);
          return passes;
        });
        if (taken === undefined) continue;
        selected.add(taken);
        break;
      }
    }
    // As in xstate, what a state takes comes before what the states around it would.
    const isAround = (outer: AnyStateNode, { parent }: AnyStateNode): boolean =>
      parent !== undefined && (parent === outer || isAround(outer, parent));
    const innermost = [...selected].filter(
      ({ source }) => ![...selected].some((other) => isAround(source, other.source)),
    );
    return { selected: innermost, blocked: [...blocked] };
  }

  private compute(selected: readonly AnyTransitionDefinition[]): Answer {
    const { snapshot, explanation } = this;
    const before = snapshot.context as unknown;
    const computed = this.computer.take(snapshot, this.watchedEvent);
    const after = computed.snapshot.context as unknown;
    const refusal = explanation.findRefusal?.(after) ?? null;
    const refused = selected.find(({ description }) => description === 'refused');
    if (refusal !== null && refusal !== explanation.findRefusal?.(before))
      return answer('refused', { reasons: [refusal] });
    if (refused !== undefined)
      return answer('refused', {
        reasons: refused.guard === undefined ? [] : this.explain(refused.guard, false),
      });
    const isActive = new Set(snapshot._nodes.map(({ id }) => id));
    const states = computed.snapshot._nodes.map(({ id }) => id).filter((id) => !isActive.has(id));
    if (states.length > 0) return answer('leads', { details: states });
    const paths = listChanges(before, after).map(({ path }) => path);
    if (paths.length > 0) return answer('changes', { details: [...new Set(paths)] });
    const actions = computed.planned.map(({ type }) => type.replace(/^xstate\./, ''));
    if (actions.length > 0) return answer('acts', { details: [...new Set(actions)] });
    const ignoring = selected.find(({ guard }) => guard !== undefined);
    return answer('nothing', {
      reasons: ignoring?.guard === undefined ? [] : this.explain(ignoring.guard, false),
    });
  }

  private passes(guard: unknown): boolean {
    const checked = and([guard as never]) as unknown as Composed;
    const args = { context: this.snapshot.context as unknown, event: this.watchedEvent };
    return checked.check(this.snapshot, args, checked);
  }

  private findReason(name: string): Message | null {
    const context = this.snapshot.context as unknown;
    return this.explanation.guards?.[name]?.({ context, event: this.event }) ?? null;
  }

  /** Returns what would have to be otherwise: a guard that does not pass must, or the reverse. */
  private explain(guard: unknown, mustPass: boolean): readonly Refusal[] {
    const name = describeGuard(guard);
    const known = this.findReason(mustPass ? name : `not ${name}`);
    if (known !== null) return [known];
    const { guards: named } = this.snapshot.machine.implementations as {
      readonly guards: Readonly<Record<string, unknown>>;
    };
    const resolved = isComposedGuard(guard) ? guard : named[name];
    if (!isComposedGuard(resolved)) return [{ guard: name, passes: !mustPass }];
    const { guards = [], stateValue, check } = resolved as Composed;
    if (stateValue !== undefined) {
      const state = describeGuard(resolved).slice('in '.length);
      return [
        { key: mustPass ? 'inspector.live.onlyIn' : 'inspector.live.notIn', values: { state } },
      ];
    }
    if (check === checkNot) return this.explain(guards[0], !mustPass);
    // One member is enough to change what all of them, or any of them, decide.
    const isOneEnough = check === (mustPass ? checkAll : checkAny);
    const wrong = guards.filter((member) => this.passes(member) !== mustPass);
    return (isOneEnough ? wrong.slice(0, 1) : wrong).flatMap((each) =>
      this.explain(each, mustPass),
    );
  }
}

/** Whether an event would do something. */
const isEffective = ({ effect }: Pick<Answer, 'effect'>): boolean =>
  effect === 'leads' || effect === 'changes' || effect === 'acts';

/** Returns the types of the events that the active states know, in document order. */
function listEventTypes(snapshot: AnyMachineSnapshot): readonly string[] {
  const nodes = snapshot._nodes as readonly AnyStateNode[];
  const types = nodes.flatMap((node) => [...node.transitions.keys()]);
  return [...new Set(types)].filter((type) => type !== '*');
}

/** Events whose payloads are like those that an actor gets. */
export interface KnownPayloads {
  /** The events that the actor got last, by type. */
  readonly last?: ReadonlyMap<string, AnyEventObject>;
  /** Events that the model of the machine names. */
  readonly examples?: readonly AnyEventObject[];
}

/**
 * Finds what the events would do that an actor knows in its current states: by computing the next
 * snapshot, with the payload of the last use or of an example. Nothing is sent and nothing runs. A
 * large context takes long, so that the work can be interrupted after each event, and wherever null
 * comes.
 */
export function* findPossibleEvents(
  snapshot: AnyMachineSnapshot,
  explanation: MachineExplanation = {},
  { last: lastEvents = new Map(), examples = [] }: KnownPayloads = {},
): Generator<PossibleEvent | null> {
  if (snapshot.status !== 'active') return;
  const context = snapshot.context as unknown;
  const computer = new MachineComputer(snapshot.machine);
  function ask(asked: AskedEvent, payload: 'last' | 'example'): Omit<PossibleEvent, 'type'> {
    const question = new Question(snapshot, explanation, computer, asked);
    const { isPayloadRead, ...found } = question.ask();
    return { ...found, payload: isPayloadRead && hasPayload(asked.event) ? payload : null };
  }

  function* askAll(type: string): Generator<null, Omit<PossibleEvent, 'type'>> {
    if (type.startsWith('xstate.')) return { ...answer('internal'), payload: null };
    const last = lastEvents.get(type);
    if (last !== undefined) return ask({ event: last, known: last, isWhole: true }, 'last');
    const payloads = explanation.listPayloads?.({ context, event: { type } }) ?? [];
    const found: Omit<PossibleEvent, 'type'>[] = [];
    for (const example of [...examples.filter((each) => each.type === type), { type }])
      for (const known of [...payloads, null]) {
        const event = { ...example, ...known };
        const asked = ask({ event, known: known ?? {}, isWhole: false }, 'example');
        if (isEffective(asked)) return asked;
        // Where the context holds all payloads, an example of other ones decides nothing.
        if (known !== null || payloads.length === 0) found.push(asked);
        yield null;
      }
    // An event that may do something is not said to do nothing.
    const inOrder = (['depends', 'refused'] as const).map((effect) =>
      found.find((each) => each.effect === effect),
    );
    return [...inOrder, ...found].find((each) => each !== undefined) as PossibleEvent;
  }
  for (const type of listEventTypes(snapshot)) yield { type, ...(yield* askAll(type)) };
}

/** Returns what `findPossibleEvents` finds. */
export const listPossibleEvents = (
  ...asked: Parameters<typeof findPossibleEvents>
): readonly PossibleEvent[] => [...findPossibleEvents(...asked)].filter((event) => event !== null);
