import { useEffect, useLayoutEffect, useState } from 'react';
import {
  createActor,
  type Actor,
  type AnyActorRef,
  type AnyStateMachine,
  type InputFrom,
} from 'xstate';

/** The options of an owned actor. */
interface OwnedActorOptions<M extends AnyStateMachine> {
  readonly id?: string;
  readonly input: InputFrom<M>;
  /** Called before the actor starts; the returned function is called before it stops. */
  readonly connect?: (actor: AnyActorRef) => () => void;
}

/**
 * Creates an actor. `hold` returns the function that lets go of it. The actor starts when it is held
 * and stops when nobody holds it any more, both at the end of the current task: when a component is
 * taken away and put back at once, as StrictMode and a hot reload do, its actor goes on, with its
 * calls and locks.
 */
function createOwnedActor<M extends AnyStateMachine>(
  machine: M,
  { id, input, connect }: OwnedActorOptions<M>,
) {
  const actor = createActor(machine, { ...(id !== undefined && { id }), input });
  let holders = 0;
  let stop: (() => void) | null = null;
  const settle = (): void => {
    if (holders > 0 && stop === null) {
      const disconnect = connect?.(actor);
      actor.start();
      stop = () => {
        disconnect?.();
        actor.stop();
      };
    } else if (holders === 0) {
      stop?.();
    }
  };
  const change = (difference: 1 | -1): void => {
    holders += difference;
    queueMicrotask(settle);
  };
  return {
    actor,
    hold: (): (() => void) => {
      change(1);
      return () => {
        change(-1);
      };
    },
    /** Takes the actors, guards and actions of a machine that is provided anew with other props. */
    provide: ({ implementations }: M): void => {
      (actor.logic as AnyStateMachine).implementations = implementations;
    },
  };
}

/**
 * Returns an actor that runs as long as the component. `id`, `input` and `connect` are read once;
 * give the component a key to start again. `useActorRef` of @xstate/react would stop the actor and
 * start it again under StrictMode, which aborts its calls.
 */
export function useOwnedActor<M extends AnyStateMachine>(
  machine: M,
  options: OwnedActorOptions<M>,
): Actor<M> {
  const [{ actor, hold, provide }] = useState(() => createOwnedActor(machine, options));
  useLayoutEffect(() => {
    provide(machine);
  }, [machine, provide]);
  useEffect(() => hold(), [hold]);
  return actor;
}
