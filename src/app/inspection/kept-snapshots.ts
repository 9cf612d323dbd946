import { maxLoggedEvents } from '../../inspection/live/live-log.ts';
import type { ActorStarted, ActorTransition } from '../../inspection/live/messages.ts';

interface KeptActor<About> {
  readonly about: About;
  /** Oldest first, each with the number of the event after which the actor had it. */
  readonly snapshots: { readonly number: number; readonly snapshot: unknown }[];
}

/** After how many events the snapshots that no log keeps are forgotten. */
const forgetInterval = 1000;

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
    this.actors.set(actor, { about, snapshots: this.actors.get(actor)?.snapshots ?? [] });
  }

  /**
   * Keeps the snapshot after an event. That of an actor that started is known from the next event
   * on; undefined where it is not known.
   */
  keep(
    report: ActorTransition | ActorStarted,
    snapshot: unknown,
    isRunning: (actor: string) => boolean,
  ): void {
    const isEvent = report.type === 'transition';
    if (isEvent) this.eventCount += 1;
    const number = this.eventCount + (isEvent ? 0 : 1);
    if (snapshot !== undefined) this.actors.get(report.actor)?.snapshots.push({ number, snapshot });
    if (isEvent && this.eventCount % forgetInterval === 0) this.forget(isRunning);
  }

  /** Returns the snapshot of an actor after an event; null where it had not started. */
  find(
    actor: string,
    number: number,
  ): { readonly about: About; readonly snapshot: unknown } | null {
    const kept = this.actors.get(actor);
    const found = kept?.snapshots.findLast((each) => each.number <= number);
    return kept === undefined || found === undefined
      ? null
      : { about: kept.about, snapshot: found.snapshot };
  }

  private forget(isRunning: (actor: string) => boolean): void {
    const oldest = this.eventCount - maxLoggedEvents;
    for (const [actor, { snapshots }] of this.actors) {
      const last = snapshots.findLastIndex(({ number }) => number <= oldest);
      snapshots.splice(0, last);
      if (snapshots.length === 1 && last === 0 && !isRunning(actor)) this.actors.delete(actor);
    }
  }
}
