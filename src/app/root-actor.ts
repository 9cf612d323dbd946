import { useActorRef } from '@xstate/react';
import { useLayoutEffect } from 'react';
import {
  createActor,
  type Actor,
  type AnyActorRef,
  type AnyStateMachine,
  type InputFrom,
} from 'xstate';

import type { Emitted } from '../machines/shared/emitted.ts';
import { exposeRootActor } from './inspection.ts';
import { outlets } from './outlets.ts';

/** What a root actor is created with. The id is its name in the inspector and for the leave guard. */
export interface RootActorOptions<M extends AnyStateMachine> {
  readonly id: string;
  readonly input: InputFrom<M>;
}

function forward(event: Emitted, actorId: string): void {
  switch (event.type) {
    case 'notice':
      outlets.notice(event.notice, event.action);
      break;
    case 'navigate':
      outlets.navigate(event.to);
      break;
    case 'unsavedWork':
      outlets.unsavedWork(actorId, event.isUnsaved);
      break;
  }
}

/** Opens an actor to inspectors and routes what it emits; the answer undoes both and withdraws its unsaved work. */
function connect(actor: AnyActorRef, id: string): () => void {
  const hide = exposeRootActor(actor);
  const kinds = ['notice', 'navigate', 'unsavedWork'] as const;
  const subscriptions = kinds.map((kind) =>
    actor.on(kind, (event) => {
      forward(event as Emitted, id);
    }),
  );
  let hasUnsavedWork = false;
  subscriptions.push(
    actor.on('unsavedWork', (event) => {
      hasUnsavedWork = (event as Extract<Emitted, { type: 'unsavedWork' }>).isUnsaved;
    }),
  );
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
    if (hasUnsavedWork) outlets.unsavedWork(id, false);
    hide();
  };
}

/**
 * Creates and starts a root actor outside React. Together with `useRootActor` this is the only place where root actors
 * come to life, so an inspector sees all of them and what they emit (notice, navigate, unsavedWork) always arrives.
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

/** A root actor that lives as long as the component; `input` is read once, so give the component a key to start anew. */
export function useRootActor<M extends AnyStateMachine>(
  machine: M,
  { id, input }: RootActorOptions<M>,
): Actor<M> {
  const use = useActorRef as (machine: M, options: { id: string; input: InputFrom<M> }) => Actor<M>;
  const actor = use(machine, { id, input });
  useLayoutEffect(() => connect(actor, id), [actor, id]);
  return actor;
}
