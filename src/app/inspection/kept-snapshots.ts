import type { AnyEventObject } from 'xstate';

import { maxLoggedEvents } from '../../inspection/live/live-log.ts';
import type { ActorStarted, ActorTransition } from '../../inspection/live/messages.ts';

/** The snapshot of an actor after an event; without one after its start. */
export interface SnapshotAfter {
  readonly snapshot: unknown;
  readonly event?: AnyEventObject;
}

type EventsByType = Map<string, AnyEventObject>;

interface KeptActor<About> {
  readonly about: About;
  /** Oldest first, each with the number of the event after which the actor had it. */
  readonly snapshots: (SnapshotAfter & { readonly number: number })[];
  /** The last events, by type, whose snapshots are forgotten. */
  readonly earlierEvents: EventsByType;
}

/** What is known of an actor after an event. */
export interface FoundSnapshot<About> {
  readonly about: About;
  readonly snapshot: unknown;
  /** The events that the actor had got until then, the last of each type. */
  readonly lastEvents: ReadonlyMap<string, AnyEventObject>;
}

/** After how many events the snapshots that no log keeps are forgotten. */
const forgetInterval = 1000;

function noteEvents(events: EventsByType, snapshots: readonly SnapshotAfter[]): void {
  for (const { event } of snapshots) if (event !== undefined) events.set(event.type, event);
}

/**
 * The snapshots of actors after reported events, as long as a log keeps the events. They never
 * change, so they are kept by reference. `About` is what is known of an actor beside them.
 */
export class KeptSnapshots<About> {
  /** How many events were reported. An inspector numbers them in the same way. */
  private eventCount = 0;
  private readonly actors = new Map<string, KeptActor<About>>();

  /** Adds an actor, or another run of reports of one. */
  add(actor: string, about: About): void {
    const { snapshots = [], earlierEvents = new Map() } = this.actors.get(actor) ?? {};
    this.actors.set(actor, { about, snapshots, earlierEvents });
  }

  /**
   * Keeps the snapshot after an event. That of an actor that started is known from the next event
   * on; undefined where it is not known.
   */
  keep(
    report: ActorTransition | ActorStarted,
    after: SnapshotAfter | undefined,
    isRunning: (actor: string) => boolean,
  ): void {
    const isEvent = report.type === 'transition';
    if (isEvent) this.eventCount += 1;
    const number = this.eventCount + (isEvent ? 0 : 1);
    if (after !== undefined) this.actors.get(report.actor)?.snapshots.push({ ...after, number });
    if (isEvent && this.eventCount % forgetInterval === 0) this.forget(isRunning);
  }

  /** Returns what is known of an actor after an event; null where it had not started. */
  find(actor: string, number: number): FoundSnapshot<About> | null {
    const kept = this.actors.get(actor);
    const until = kept?.snapshots.filter((each) => each.number <= number) ?? [];
    const found = until.at(-1);
    if (kept === undefined || found === undefined) return null;
    const lastEvents = new Map(kept.earlierEvents);
    noteEvents(lastEvents, until);
    return { about: kept.about, snapshot: found.snapshot, lastEvents };
  }

  private forget(isRunning: (actor: string) => boolean): void {
    const oldest = this.eventCount - maxLoggedEvents;
    for (const [actor, { snapshots, earlierEvents }] of this.actors) {
      const last = snapshots.findLastIndex(({ number }) => number <= oldest);
      noteEvents(earlierEvents, snapshots.splice(0, last));
      if (snapshots.length === 1 && last === 0 && !isRunning(actor)) this.actors.delete(actor);
    }
  }
}
