import {
  createActor,
  type Actor,
  type AnyActorRef,
  type AnyStateMachine,
  type InputFrom,
} from 'xstate';

import type { Emitted } from '../machines/shared/emitted.ts';
import { useOwnedActor } from '../views/design/hooks/use-owned-actor.ts';
import { exposeRootActor } from './inspection/exposed-roots.ts';
import { publishEmitted } from './emitted-events.ts';

/** The options of a root actor. The id names it in the inspector and for the leave guard. */
export interface RootActorOptions<M extends AnyStateMachine> {
  readonly id: string;
  readonly input: InputFrom<M>;
}

/**
 * Shows an actor to inspectors and publishes its emitted events. Returns the function that undoes
 * both and clears its unsaved work.
 */
function connect(actor: AnyActorRef, id: string): () => void {
  const hideFromInspectors = exposeRootActor(actor);
  const kinds = ['notice', 'navigate', 'continueAt', 'unsavedWork', 'unsavedWorkKept'] as const;
  const subscriptions = kinds.map((kind) =>
    actor.on(kind, (event) => {
      publishEmitted(event as Emitted, id);
    }),
  );
  let hasUnsavedWork = false;
  let isWorkKept = true;
  subscriptions.push(
    actor.on('unsavedWork', (event) => {
      hasUnsavedWork = (event as Extract<Emitted, { type: 'unsavedWork' }>).isUnsaved;
    }),
    actor.on('unsavedWorkKept', (event) => {
      isWorkKept = (event as Extract<Emitted, { type: 'unsavedWorkKept' }>).isKept;
    }),
  );
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
    if (hasUnsavedWork) publishEmitted({ type: 'unsavedWork', isUnsaved: false }, id);
    if (!isWorkKept) publishEmitted({ type: 'unsavedWorkKept', isKept: true }, id);
    hideFromInspectors();
  };
}

/**
 * Creates and starts a root actor outside React. Only this and `useRootActor` create root actors,
 * so that an inspector sees all of them and their emitted events (`Emitted`) always arrive.
 */
export function startRootActor<M extends AnyStateMachine>(
  machine: M,
  { id, input }: RootActorOptions<M>,
): Actor<M> {
  const actor = createActor(machine, { id, input });
  const disconnect = connect(actor, id);
  actor.subscribe({ complete: disconnect, error: disconnect });
  return actor.start();
}

/**
 * Returns a root actor that lives as long as the component. `input` is read once; give the
 * component a key to start again.
 */
export function useRootActor<M extends AnyStateMachine>(
  machine: M,
  { id, input }: RootActorOptions<M>,
): Actor<M> {
  return useOwnedActor(machine, { id, input, connect: (actor) => connect(actor, id) });
}
