import {
  createActor,
  createEmptyActor,
  fromPromise,
  type ActorScope,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type StateValue,
} from 'xstate';

import { describeMicrostep } from '../chart/describe-chart.ts';
import type { Microstep } from '../live/messages.ts';
import { toPlain } from '../live/to-plain.ts';

/** An action of a step, by name. Only changes of the context are carried out. */
export interface SimulatedAction {
  readonly type: string;
  /** What the machine would send: an emitted event, or one for another actor. */
  readonly event: unknown;
  readonly receiver: string | null;
}

/** The part of xstate's executable actions that a simulation reads. */
export interface PlannedAction {
  readonly type: string;
  readonly params?: unknown;
}

/** What a machine computed for an event; null for its start. */
export interface ComputedStep {
  readonly event: AnyEventObject | null;
  readonly snapshot: AnyMachineSnapshot;
  readonly microsteps: readonly Microstep[];
  readonly planned: readonly PlannedAction[];
  readonly actions: readonly SimulatedAction[];
}

/** Actions of xstate that only keep its own books: the screen shows delays and actors elsewhere. */
const hiddenActions: readonly string[] = [
  'xstate.raise',
  'xstate.cancel',
  'xstate.spawnChild',
  'xstate.stopChild',
];

const describeActions = (planned: readonly PlannedAction[]): readonly SimulatedAction[] =>
  planned
    .filter(({ type }) => !hiddenActions.includes(type))
    .map(({ type, params }) => {
      const { event, targetId } = (params ?? {}) as {
        readonly event?: AnyEventObject;
        readonly targetId?: string;
      };
      const isSent = type === 'xstate.emit' || type === 'xstate.sendTo';
      return {
        type,
        event: isSent ? toPlain(event ?? null) : null,
        receiver: type === 'xstate.sendTo' ? (targetId ?? null) : null,
      };
    });

const doNothing = (): void => undefined;

type Scope = ActorScope<AnyMachineSnapshot, AnyEventObject>;

/** Computes the steps of one machine. Nothing runs: actors are created and never started. */
export class MachineComputer {
  private planned: PlannedAction[] = [];
  private microsteps: Microstep[] = [];
  private readonly machine: AnyStateMachine;
  private readonly scope: Scope;

  constructor(machine: AnyStateMachine) {
    this.machine = machine;
    const parent = createEmptyActor() as AnyActorRef & { readonly logic: AnyActorLogic };
    const self = createActor(parent.logic, {
      parent,
      input: undefined,
    }) as unknown as Scope['self'];
    self.system.inspect((inspected) => {
      if (inspected.type !== '@xstate.microstep' || inspected.actorRef !== self) return;
      this.microsteps.push(describeMicrostep(inspected.event.type, inspected._transitions));
    });
    this.scope = {
      self,
      system: self.system,
      id: self.id,
      sessionId: self.sessionId,
      logger: doNothing,
      defer: doNothing,
      emit: doNothing,
      stopChild: doNothing,
      actionExecutor: (action) => {
        this.planned.push(action);
      },
    };
  }

  start(input: unknown): ComputedStep {
    return this.compute(null, () => this.machine.getInitialSnapshot(this.scope as never, input));
  }

  /** Starts in a state whose actors run. */
  enter(value: StateValue, context: unknown): ComputedStep {
    return this.compute(null, () => {
      const snapshot = this.machine.resolveState({ value, context });
      const invokes = (snapshot._nodes as readonly AnyStateNode[]).flatMap(({ invoke }) => invoke);
      const waiting = fromPromise(() => new Promise<never>(doNothing));
      const children = invokes.map(({ id, src }) => [
        id,
        createActor(waiting, { id, src, parent: this.scope.self }),
      ]);
      return Object.assign(snapshot, { children: Object.fromEntries(children) as object });
    });
  }

  take(snapshot: AnyMachineSnapshot, event: AnyEventObject): ComputedStep {
    return this.compute(event, () => this.machine.transition(snapshot, event, this.scope as never));
  }

  /** Whether the machine would do anything for an event, which may be the answer of an actor. */
  isTaken(
    snapshot: AnyMachineSnapshot,
    event: AnyEventObject,
    actors: readonly { readonly id: string }[],
  ): boolean {
    const [, answering] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
    if (answering !== undefined && !actors.some(({ id }) => id === answering)) return false;
    try {
      return snapshot.status === 'active' && snapshot.can(event);
    } catch {
      return false;
    }
  }

  private compute(event: AnyEventObject | null, run: () => AnyMachineSnapshot): ComputedStep {
    this.planned = [];
    this.microsteps = [];
    const snapshot = run();
    if (snapshot.status === 'error') throw snapshot.error;
    const { planned, microsteps } = this;
    return { event, snapshot, microsteps, planned, actions: describeActions(planned) };
  }
}
