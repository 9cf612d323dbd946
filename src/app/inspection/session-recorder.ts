import type { ActorRefLike, AnyActorRef, AnyEventObject, InspectionEvent } from 'xstate';

import { registerInspector } from './register-inspector.ts';
import { getRoot } from './running-actor.ts';

/** An event that an actor processed. Everything is kept by reference; contexts never change. */
export interface KeptStep {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly event: AnyEventObject;
  readonly sender: ActorRefLike | undefined;
  readonly snapshot: unknown;
}

/** What is kept of an actor. */
export interface KeptActor {
  readonly actor: AnyActorRef;
  readonly startedAt: number;
  stoppedAt: number | null;
  /** The snapshot before the first step. */
  start: unknown;
  readonly steps: KeptStep[];
}

/** What is kept of a tab since `startedAt`, in milliseconds since 1970. */
export interface KeptSession {
  readonly startedAt: number;
  readonly actors: ReadonlyMap<AnyActorRef, KeptActor>;
}

/** How many events of each actor, and how many stopped actors, are kept. */
const maxSteps = 1000;
const maxStopped = 100;

const now = (): number => performance.timeOrigin + performance.now();

/** Keeps what the actors of this tab did last. It computes nothing: a file is made when asked for. */
class SessionRecorder implements KeptSession {
  readonly startedAt = now();
  readonly actors = new Map<AnyActorRef, KeptActor>();
  private readonly stopped: AnyActorRef[] = [];
  private readonly received = new WeakMap<
    AnyEventObject,
    { readonly at: number; readonly sender: ActorRefLike | undefined }
  >();
  readonly stop = registerInspector(
    (inspection) => {
      this.note(inspection);
    },
    (root) => {
      for (const { actor } of this.actors.values()) if (getRoot(actor) === root) this.end(actor);
    },
  );

  private note(inspection: InspectionEvent): void {
    const actor = inspection.actorRef as AnyActorRef;
    if (inspection.type === '@xstate.actor') this.begin(actor);
    else if (inspection.type === '@xstate.event')
      this.received.set(inspection.event, { at: now(), sender: inspection.sourceRef });
    else if (inspection.type === '@xstate.snapshot')
      this.keep(actor, inspection.event, inspection.snapshot);
  }

  private begin(actor: AnyActorRef): void {
    // `getSnapshot` throws while an actor is being created.
    const { _snapshot: start } = actor as AnyActorRef & { readonly _snapshot?: unknown };
    this.actors.set(actor, { actor, startedAt: now(), stoppedAt: null, start, steps: [] });
  }

  private keep(actor: AnyActorRef, event: AnyEventObject, snapshot: unknown): void {
    const kept = this.actors.get(actor);
    if (kept === undefined) return;
    if (event.type === 'xstate.init') kept.start = snapshot;
    else if (event.type !== 'xstate.stop') {
      kept.steps.push({
        at: now(),
        sender: undefined,
        ...this.received.get(event),
        event,
        snapshot,
      });
      if (kept.steps.length > maxSteps) kept.start = kept.steps.shift()?.snapshot;
    }
    if ((snapshot as { readonly status: string }).status !== 'active') this.end(actor);
  }

  private end(actor: AnyActorRef): void {
    const kept = this.actors.get(actor);
    if (kept === undefined || kept.stoppedAt !== null) return;
    kept.stoppedAt = now();
    this.stopped.push(actor);
    const oldest = this.stopped.length > maxStopped ? this.stopped.shift() : undefined;
    if (oldest !== undefined) this.actors.delete(oldest);
  }
}

let recorder: SessionRecorder | null = null;

/** Starts to keep what the actors of this tab do. The returned function forgets everything. */
export function startRecorder(): () => void {
  const started = new SessionRecorder();
  recorder = started;
  return () => {
    started.stop();
    if (recorder === started) recorder = null;
  };
}

/** Returns what was kept; null when nothing is recorded. */
export const getKeptSession = (): KeptSession | null => recorder;
