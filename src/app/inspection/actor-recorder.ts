import type {
  ActorRefLike,
  AnyActorRef,
  AnyEventObject,
  AnyStateMachine,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';

import { describeChart, describeMicrostep } from '../../inspection/chart/describe-chart.ts';
import { listChanges, toPlainChange } from '../../inspection/live/list-changes.ts';
import type { ActorStarted, Microstep, Report } from '../../inspection/live/messages.ts';
import { payloadLimits, toPlain } from '../../inspection/live/to-plain.ts';
import type { MachineExplanation } from '../../inspection/simulation/possible-events.ts';
import { askActor, type AskedSnapshot } from './ask-actor.ts';
import { KeptSnapshots, type SnapshotAfter } from './kept-snapshots.ts';
import {
  asMachine,
  asSnapshot,
  getActorName,
  getRoot,
  isRunning,
  listStateIds,
  readSnapshot,
} from './running-actor.ts';

/** What happened to an actor, as it is noted while the actor works: references and times only. */
type Note =
  /** Its snapshot is not known while it is being created. */
  | { readonly kind: 'started'; readonly snapshot: unknown }
  | { readonly kind: 'hidden' | 'stopped' }
  | {
      readonly kind: 'received';
      readonly event: AnyEventObject;
      readonly sender: ActorRefLike | undefined;
    }
  | {
      readonly kind: 'microstep';
      readonly event: AnyEventObject;
      readonly transitions: readonly AnyTransitionDefinition[];
    }
  | { readonly kind: 'processed'; readonly event: AnyEventObject; readonly snapshot: unknown };
type QueuedNote = Note & {
  readonly actor: AnyActorRef;
  readonly event?: AnyEventObject;
  readonly at: number;
  /** Whether an actor still works on an event then, which may have caused this. */
  readonly isNested: boolean;
};

/** An actor's events that were received but not processed, and its last context. */
interface ActorRecord {
  readonly received: {
    readonly event: AnyEventObject;
    readonly sender: string | null;
    readonly at: number;
  }[];
  microsteps: Microstep[];
  context: unknown;
  finishedAt: number;
}

/** What the recorder needs from the tab. */
export interface RecorderOptions {
  /** Milliseconds since 1970, with fractions. */
  readonly now: () => number;
  readonly explain: (machine: AnyStateMachine) => MachineExplanation;
}

/** An actor, while what it could do after an event is being found; now where `number` is null. */
interface AskedActor {
  readonly number: number | null;
  readonly answer: Generator<null, Report>;
}

/** How many notes wait for idle time at most. */
const maxQueuedNotes = 20_000;
/**
 * A whole context and all possible events cost more than a keystroke should, so they wait until
 * nothing has happened for `watchPauseMs`, but not longer than `maxWatchDelayMs`.
 */
const watchPauseMs = 500;
const maxWatchDelayMs = 5000;

/** Takes notes of running actors and turns them into reports. */
export class ActorRecorder {
  private queue: QueuedNote[] = [];
  private skippedCount = 0;
  private wasInterrupted = false;
  private watched: string | null = null;
  private examples: readonly AnyEventObject[] = [];
  private isWatchedStale = false;
  private watchedAt = -Infinity;
  private asking: AskedActor | null = null;
  private notedAt = -Infinity;
  private chartCount = 0;
  /** The actors that work on an event now, each caused by the one before. */
  private working: AnyActorRef[] = [];
  private readonly charts = new WeakMap<object, string>();
  private readonly actors = new Map<AnyActorRef, ActorRecord>();
  private readonly kept = new KeptSnapshots<AnyStateMachine | null>();
  /** The snapshots after reported events. */
  private readonly snapshots = new WeakMap<Report, SnapshotAfter>();
  private readonly options: RecorderOptions;

  constructor(options: RecorderOptions) {
    this.options = options;
  }

  /** Whether there is something to report. */
  get hasWork(): boolean {
    return (
      this.queue.length > 0 || this.skippedCount > 0 || this.isWatchedStale || this.asking !== null
    );
  }

  /** Whether the last reports ended before everything was reported. */
  get isInterrupted(): boolean {
    return this.wasInterrupted || this.asking !== null;
  }

  /** Notes an inspection event. Runs while the actor works, so it computes nothing. */
  note(inspection: InspectionEvent): void {
    const actor = inspection.actorRef as AnyActorRef;
    const at = this.options.now();
    this.notedAt = at;
    if (this.queue.length >= maxQueuedNotes) this.skip();
    switch (inspection.type) {
      case '@xstate.actor':
        this.add({ kind: 'started', snapshot: readSnapshot(actor) }, actor, at);
        break;
      case '@xstate.event': {
        const { event, sourceRef } = inspection;
        const sender = sourceRef ?? this.working.at(-1);
        // An actor is created some time before it starts.
        if (event.type === 'xstate.init') this.working.push(actor);
        this.add({ kind: 'received', event, sender }, actor, at);
        break;
      }
      case '@xstate.microstep': {
        const { event, _transitions } = inspection;
        if (event.type !== 'xstate.init' && this.working.at(-1) !== actor) this.working.push(actor);
        this.add({ kind: 'microstep', event, transitions: _transitions }, actor, at);
        break;
      }
      case '@xstate.snapshot': {
        const { event, snapshot } = inspection;
        const index = this.working.lastIndexOf(actor);
        if (index !== -1) this.working.length = index;
        this.add({ kind: 'processed', event, snapshot }, actor, at);
        break;
      }
      default:
        break;
    }
  }

  /**
   * Chooses the actor whose context and possible events are reported; null for none. `examples` are
   * events that its model names.
   */
  watch(actor: string | null, examples: readonly AnyEventObject[]): void {
    this.watched = actor;
    this.examples = examples;
    this.isWatchedStale = actor !== null;
    if (this.asking?.number === null) this.asking = null;
    this.watchedAt = -Infinity;
  }

  /**
   * Asks what an actor knew and could do when an event had been reported; nothing where it had not
   * started. It is reported in place of what was asked before and is not found yet.
   */
  recall(actor: string, number: number): void {
    if (this.asking?.number === null) this.isWatchedStale = true;
    this.ask(actor, number, this.kept.find(actor, number));
  }

  /** Returns the running actor with this id. */
  findActor(id: string): AnyActorRef | null {
    for (const actor of this.actors.keys()) if (actor.sessionId === id) return actor;
    return null;
  }

  /** Notes that a root actor and its children are shown no more. */
  forgetRoot(root: AnyActorRef): void {
    this.add({ kind: 'hidden' }, root, this.options.now());
  }

  /** Returns the next reports. Stops when `hasTime` returns false; call it again then. */
  takeReports(hasTime: () => boolean): readonly Report[] {
    // No actor works now; one that failed has not said that it ended its work.
    this.working = [];
    const timed: { readonly at: number; readonly report: Report }[] = [];
    if (this.skippedCount > 0) {
      timed.push({ at: 0, report: { type: 'skipped', count: this.skippedCount } });
      this.skippedCount = 0;
    }
    let taken = 0;
    for (const note of this.queue) {
      for (const report of this.report(note))
        timed.push({ at: report.type === 'transition' ? report.at : note.at, report });
      taken += 1;
      if (!note.isNested && !hasTime()) break;
    }
    this.queue = this.queue.slice(taken);
    this.wasInterrupted = this.queue.length > 0;
    // An actor ends its work after the actors it sent events to, so that events are put in order,
    // and what one event caused is taken together.
    const reports = timed.sort((a, b) => a.at - b.at).map(({ report }) => report);
    for (const report of reports)
      if (report.type === 'transition' || report.type === 'actorStarted')
        this.kept.keep(report, this.snapshots.get(report), (id) => this.findActor(id) !== null);
    return this.queue.length === 0 ? [...reports, ...this.reportAsked(hasTime)] : reports;
  }

  private add(note: Note, actor: AnyActorRef, at: number): void {
    this.queue.push({ ...note, actor, at, isNested: this.working.length > 0 });
  }

  /**
   * Drops what could not be reported in time. The running actors are reported anew; others have
   * stopped.
   */
  private skip(): void {
    this.skippedCount += this.queue.filter(({ kind }) => kind === 'processed').length;
    const actors = new Set([...this.actors.keys(), ...this.queue.map(({ actor }) => actor)]);
    const at = this.options.now();
    this.queue = [];
    for (const actor of actors) {
      const snapshot = readSnapshot(actor);
      if (isRunning(snapshot)) this.add({ kind: 'started', snapshot }, actor, at);
      else if (this.actors.has(actor)) this.add({ kind: 'stopped' }, actor, at);
    }
    this.isWatchedStale = this.watched !== null;
  }

  private report(note: QueuedNote): readonly Report[] {
    if (note.kind === 'started') return this.start(note.actor, note.snapshot);
    if (note.kind === 'hidden') return this.hide(note.actor);
    if (note.kind === 'stopped') return this.stop(note.actor);
    const record = this.actors.get(note.actor);
    if (record === undefined) return [];
    switch (note.kind) {
      case 'received': {
        const sender = note.sender as AnyActorRef | undefined;
        record.received.push({
          event: note.event,
          sender: sender === undefined ? null : sender.sessionId,
          at: note.at,
        });
        return [];
      }
      case 'microstep':
        record.microsteps.push(describeMicrostep(note.event?.type ?? '', note.transitions));
        return [];
      case 'processed':
        return this.process(note, record, note.snapshot);
    }
  }

  private start(actor: AnyActorRef, known: unknown): readonly Report[] {
    const snapshot: unknown = known ?? actor.getSnapshot();
    const machine = asMachine(actor);
    const [chart, reports] = machine === null ? [null, []] : this.describe(machine);
    const { sessionId, _parent: parent } = actor;
    const record: ActorRecord = {
      received: [],
      microsteps: [],
      context: asSnapshot(snapshot).context,
      finishedAt: 0,
    };
    this.actors.set(actor, record);
    this.kept.add(sessionId, machine);
    const started: ActorStarted = {
      type: 'actorStarted',
      actor: sessionId,
      name: getActorName(actor, machine),
      parent: parent?.sessionId ?? null,
      chart,
      status: asSnapshot(snapshot).status,
      states: listStateIds(snapshot),
    };
    if (known !== undefined) this.snapshots.set(started, { snapshot: known });
    return [...reports, started];
  }

  private hide(root: AnyActorRef): readonly Report[] {
    const hidden = [...this.actors.keys()].filter((actor) => getRoot(actor) === root);
    return hidden.flatMap((actor) => this.stop(actor));
  }

  private stop(actor: AnyActorRef): readonly Report[] {
    this.actors.delete(actor);
    if (actor.sessionId === this.watched) this.isWatchedStale = true;
    return [{ type: 'actorStopped', actor: actor.sessionId }];
  }

  /** Returns the id of a machine's chart, and its report when it is new. */
  private describe(machine: AnyStateMachine): readonly [string, readonly Report[]] {
    const known = this.charts.get(machine.config);
    if (known !== undefined) return [known, []];
    this.chartCount += 1;
    const chart = `${machine.id} ${String(this.chartCount)}`;
    this.charts.set(machine.config, chart);
    return [chart, [{ type: 'chart', chart, definition: describeChart(machine) }]];
  }

  private process(
    { actor, event, at }: QueuedNote,
    record: ActorRecord,
    snapshot: unknown,
  ): readonly Report[] {
    const { status, context } = asSnapshot(snapshot);
    const index = record.received.findIndex((each) => each.event === event);
    const [received] = index < 0 ? [] : record.received.splice(index, 1);
    const { microsteps, context: before, finishedAt } = record;
    Object.assign(record, { microsteps: [], context, finishedAt: at });
    if (actor.sessionId === this.watched) this.isWatchedStale = true;
    const stopped = isRunning(snapshot) ? [] : this.stop(actor);
    if (event === undefined || event.type === 'xstate.stop') return stopped;
    const machine = asMachine(actor);
    const changes = before === undefined ? [] : listChanges(before, context);
    const isRefused = changes.some(({ path }) => path.startsWith('refusal'));
    const refusal =
      isRefused && machine !== null ? this.options.explain(machine).findRefusal?.(context) : null;
    const startedAt = Math.max(received?.at ?? at, finishedAt);
    const transition: Report = {
      type: 'transition',
      actor: actor.sessionId,
      at: startedAt,
      durationMs: at - startedAt,
      event: event.type,
      payload: toPlain(event, payloadLimits),
      sender: received?.sender ?? null,
      status,
      states: listStateIds(snapshot),
      microsteps,
      changes: changes.map(toPlainChange),
      refusal: refusal ?? null,
    };
    this.snapshots.set(transition, { snapshot, event });
    return [transition, ...stopped];
  }

  private isWatchDue(): boolean {
    const now = this.options.now();
    return now - this.notedAt >= watchPauseMs || now - this.watchedAt >= maxWatchDelayMs;
  }

  /** Returns what is known of an actor now or, where it has stopped, was known at its end. */
  private findNow(id: string): AskedSnapshot | null {
    const kept = this.kept.find(id, Infinity);
    const actor = this.findActor(id);
    if (actor === null) return kept === null ? null : { ...kept, about: null };
    return {
      about: asMachine(actor),
      snapshot: actor.getSnapshot(),
      lastEvents: kept?.lastEvents ?? new Map(),
    };
  }

  private ask(actor: string, number: number | null, found: AskedSnapshot | null): void {
    const { explain } = this.options;
    const examples = actor === this.watched ? this.examples : [];
    this.asking = { number, answer: askActor({ actor, number, found, explain, examples }) };
  }

  private askWatched(): void {
    this.isWatchedStale = false;
    const found = this.watched === null ? null : this.findNow(this.watched);
    if (this.watched !== null && found !== null) this.ask(this.watched, null, found);
  }

  /**
   * Reports what was asked, or the watched actor once it is due, when all is found, which may take
   * several calls.
   */
  private reportAsked(hasTime: () => boolean): readonly Report[] {
    if (this.asking === null && this.isWatchedStale && this.isWatchDue()) this.askWatched();
    const { asking } = this;
    if (asking === null) return [];
    // A question that throws is not asked again.
    this.asking = null;
    do {
      const step = asking.answer.next();
      if (step.done === true) {
        if (asking.number === null) this.watchedAt = this.options.now();
        return [step.value];
      }
    } while (hasTime());
    this.asking = asking;
    return [];
  }
}
