import {
  createActor,
  SimulatedClock,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
} from 'xstate';

import { holdActors, type HeldActors } from './held-actors.ts';
import type { ModelEvent, ModelOptions } from './model-options.ts';

/** A machine whose actors answer and whose time passes only when an event of the model says so. */
export interface RunningMachine {
  /** The running machine, for a view. */
  readonly actor: AnyActorRef;
  readonly getSnapshot: () => AnyMachineSnapshot;
  readonly perform: (event: ModelEvent) => void;
  readonly stop: () => void;
}

/** Waits until the answers of held actors have arrived. */
export const waitForAnswers = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** Answers in the name of a held actor. Returns whether the event is an answer. */
function giveAnswer(held: HeldActors, event: ModelEvent): boolean {
  const [, kind, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
  if (id === undefined) return false;
  if (kind === 'done') held.resolve(id, event['output']);
  else held.reject(id, event['error']);
  return true;
}

function getDelay(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, name: string): number {
  const delay = (machine.implementations.delays[name] ?? Number(name)) as
    | number
    | ((state: { readonly context: unknown }) => number);
  return typeof delay === 'number' ? delay : delay({ context: snapshot.context as unknown });
}

const getChildren = ({ children }: AnyMachineSnapshot): Readonly<Record<string, AnyActorRef>> =>
  children as Readonly<Record<string, AnyActorRef>>;

/** Starts the machine of a model with held actors; `onInspect` hears what xstate reports of it. */
export function startMachine(
  { machine, createInput, actors, raisedAfterMs = {} }: ModelOptions<AnyStateMachine>,
  onInspect: (event: InspectionEvent) => void,
): RunningMachine {
  const clock = new SimulatedClock();
  const held = holdActors();
  const names = Object.keys(machine.implementations.actors);
  const provided = machine.provide({
    actors: {
      ...Object.fromEntries(names.map((name) => [name, held.promise()])),
      ...actors?.(held),
    },
  } as never);
  const actor = createActor(provided, {
    input: createInput() as unknown,
    clock,
    inspect: (event) => {
      if (event.actorRef.sessionId === event.rootId) onInspect(event);
    },
  }).start();
  return {
    actor,
    getSnapshot: () => actor.getSnapshot() as AnyMachineSnapshot,
    perform: (event) => {
      if (giveAnswer(held, event)) return;
      const [, delay] = /^xstate\.after\.([^.]+)/.exec(event.type) ?? [];
      const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
      const waits =
        delay === undefined ? raisedAfterMs[event.type] : getDelay(machine, snapshot, delay);
      if (waits !== undefined) clock.increment(waits);
      else if (event.toChild === undefined) actor.send(event);
      else getChildren(snapshot)[event.toChild]?.send(event);
    },
    stop: () => {
      actor.stop();
    },
  };
}
