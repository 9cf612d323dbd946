import type { AnyActorRef, InspectionEvent } from 'xstate';

/** Receives what the running actors do; registered by an inspector. */
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
 * Registers an inspector: it is told about every root actor there is, with its children, and about all that come.
 * Without one the running actors build no inspection events at all. The answer takes it off again.
 */
export function registerInspector(inspect: Inspect): () => void {
  inspectors.set(inspect, new Map([...roots].map((root) => [root, attach(root, inspect)])));
  return () => {
    for (const detach of inspectors.get(inspect)?.values() ?? []) detach();
    inspectors.delete(inspect);
  };
}

/** Makes a root actor known to inspectors until the answer is called. Only root-actor.ts calls this. */
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
