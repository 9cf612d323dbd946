import type { AnyActorRef, InspectionEvent } from 'xstate';

import { rootObservers, roots, type RootObserver } from './exposed-roots.ts';

/** Receives the inspection events of the running actors. */
export type Inspect = (event: InspectionEvent) => void;

function announce(actor: AnyActorRef, rootId: string, inspect: Inspect): void {
  inspect({ type: '@xstate.actor', rootId, actorRef: actor });
  const { children } = actor.getSnapshot() as {
    readonly children?: Readonly<Record<string, AnyActorRef | undefined>>;
  };
  for (const child of Object.values(children ?? {})) {
    if (child !== undefined) announce(child, rootId, inspect);
  }
}

/**
 * Registers an inspector for all present and future root actors and their children; `forgetRoot` is
 * called when one of them is hidden. Without an inspector the actors create no inspection events.
 * Returns the function that removes it.
 */
export function registerInspector(
  inspect: Inspect,
  forgetRoot: (root: AnyActorRef) => void = () => undefined,
): () => void {
  const detachers = new Map<AnyActorRef, () => void>();
  const observer: RootObserver = {
    show: (root) => {
      announce(root, root.sessionId, inspect);
      const subscription = root.system.inspect(inspect);
      detachers.set(root, () => {
        subscription.unsubscribe();
      });
    },
    hide: (root) => {
      detachers.get(root)?.();
      detachers.delete(root);
      forgetRoot(root);
    },
  };
  rootObservers.add(observer);
  for (const root of roots) observer.show(root);
  return () => {
    rootObservers.delete(observer);
    for (const detach of detachers.values()) detach();
  };
}
