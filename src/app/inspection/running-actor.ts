import type { AnyActorRef, AnyStateMachine, AnyStateNode } from 'xstate';

/** The parts of a snapshot that machines and other actors may have. */
export interface AnySnapshotLike {
  readonly status: string;
  readonly context?: unknown;
  readonly value?: unknown;
  readonly _nodes?: readonly AnyStateNode[];
}

/** Reads a snapshot of any actor. */
export const asSnapshot = (snapshot: unknown): AnySnapshotLike => snapshot as AnySnapshotLike;

/** Returns the machine that an actor runs; null for other logic. */
export function asMachine(actor: AnyActorRef): AnyStateMachine | null {
  const { logic } = actor as AnyActorRef & { readonly logic: object };
  return 'root' in logic ? (logic as AnyStateMachine) : null;
}

/** Returns the id of an actor or, when xstate made the id up, the name of its logic. */
export function getActorName({ id, src }: AnyActorRef, machine: AnyStateMachine | null): string {
  if (!/^(x:|\d+\.)/.test(id)) return id;
  return typeof src === 'string' ? src : (machine?.id ?? id);
}

/** Returns the ids of the active states; none for an actor that is no machine. */
export const listStateIds = (snapshot: unknown): readonly string[] =>
  (asSnapshot(snapshot)._nodes ?? []).map(({ id }) => id);

/** Returns the actor at the root of an actor's tree. */
export function getRoot(actor: AnyActorRef): AnyActorRef {
  let root = actor;
  while (root._parent !== undefined) root = root._parent;
  return root;
}

/** Returns the snapshot of an actor; undefined while the actor is being created. */
export const readSnapshot = (actor: AnyActorRef): unknown =>
  (actor as unknown as { readonly _snapshot: unknown })._snapshot;

/** Whether an actor with this snapshot takes events or, without one, is being created. */
export const isRunning = (snapshot: unknown): boolean =>
  snapshot === undefined || asSnapshot(snapshot).status === 'active';
