import type { AnyActorRef } from 'xstate';

/** Is told which root actors there are. */
export interface RootObserver {
  readonly show: (root: AnyActorRef) => void;
  readonly hide: (root: AnyActorRef) => void;
}

/** The root actors that are shown to inspectors. */
export const roots = new Set<AnyActorRef>();

/** Who is told of them. */
export const rootObservers = new Set<RootObserver>();

/**
 * Shows a root actor to inspectors. Returns the function that hides it. Only root-actor.ts calls
 * this.
 */
export function exposeRootActor(root: AnyActorRef): () => void {
  roots.add(root);
  for (const { show } of rootObservers) show(root);
  return () => {
    roots.delete(root);
    for (const { hide } of rootObservers) hide(root);
  };
}
