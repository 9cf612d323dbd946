import type { AnyActorRef, InspectionEvent } from 'xstate';

/** Receives the inspection events of the running actors. */
export type Inspect = (event: InspectionEvent) => void;

const roots = new Set<AnyActorRef>();
const inspectors = new Map<Inspect, Map<AnyActorRef, () => void>>();

function announce(actor: AnyActorRef, rootId: string, inspect: Inspect): void {
  inspect({ type: '@xstate.actor', rootId, actorRef: actor });
  const { children } = actor.getSnapshot() as {
    readonly children?: Readonly<Record<string, AnyActorRef | undefined>>;
  };
  for (const child of Object.values(children ?? {})) {
    if (child !== undefined) announce(child, rootId, inspect);
  }
}

function attach(root: AnyActorRef, inspect: Inspect): () => void {
  announce(root, root.sessionId, inspect);
  const subscription = root.system.inspect(inspect);
  return () => {
    subscription.unsubscribe();
  };
}

/**
 * Registers an inspector for all present and future root actors and their children. Without an
 * inspector the actors create no inspection events. Returns the function that removes it.
 */
export function registerInspector(inspect: Inspect): () => void {
  inspectors.set(inspect, new Map([...roots].map((root) => [root, attach(root, inspect)])));
  return () => {
    for (const detach of inspectors.get(inspect)?.values() ?? []) detach();
    inspectors.delete(inspect);
  };
}

/**
 * Shows a root actor to inspectors. Returns the function that hides it. Only root-actor.ts calls
 * this.
 */
export function exposeRootActor(root: AnyActorRef): () => void {
  roots.add(root);
  for (const [inspect, attached] of inspectors) attached.set(root, attach(root, inspect));
  return () => {
    roots.delete(root);
    for (const attached of inspectors.values()) {
      attached.get(root)?.();
      attached.delete(root);
    }
  };
}
