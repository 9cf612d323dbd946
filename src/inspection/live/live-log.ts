import type { Chart } from '../chart/chart.ts';
import type { ActorStarted, ActorTransition, PossibleEvent, Report } from './messages.ts';

/** A running or stopped actor of the followed tab. */
export interface LiveActor extends Omit<ActorStarted, 'type'> {
  readonly isRunning: boolean;
  /** The transitions of its last event, for the chart. */
  readonly lastTransitions: readonly string[];
}

/** An event in the log. Names are kept, as the actor may be gone when the event is read. */
export interface LoggedEvent extends Omit<ActorTransition, 'type'> {
  /** Counts up from 1. */
  readonly number: number;
  readonly actorName: string;
  readonly senderName: string | null;
}

/** What is known of the actor whose possible events and context are shown. */
export interface WatchedActor {
  readonly actor: string;
  readonly context: unknown;
  readonly possible: readonly PossibleEvent[];
}

/** What an actor knew and could do when an event had been processed. */
export interface RecalledActor extends WatchedActor {
  /** The number of the event in the log. */
  readonly number: number;
}

/** What an inspector knows of the tab it follows. */
export interface LiveLog {
  readonly charts: ReadonlyMap<string, Chart>;
  /** By id, in the order in which they started. */
  readonly actors: ReadonlyMap<string, LiveActor>;
  /** The newest ones, oldest first; at most `maxLoggedEvents`. */
  readonly events: readonly LoggedEvent[];
  readonly watched: WatchedActor | null;
  /** What was asked for last of an earlier moment. */
  readonly recalled: RecalledActor | null;
  /** How many events the log has seen. */
  readonly eventCount: number;
  /** How many events the tab had no time to report. */
  readonly skippedCount: number;
}

/** How many events the log keeps. */
export const maxLoggedEvents = 10_000;
const maxStoppedActors = 200;

/** The log before the first report. */
export const emptyLog: LiveLog = {
  charts: new Map(),
  actors: new Map(),
  events: [],
  watched: null,
  recalled: null,
  eventCount: 0,
  skippedCount: 0,
};

type Draft = { -readonly [K in keyof LiveLog]: LiveLog[K] } & {
  readonly actors: Map<string, LiveActor>;
  readonly charts: Map<string, Chart>;
  readonly events: LoggedEvent[];
};

function logTransition(draft: Draft, { type: _, ...transition }: ActorTransition): void {
  const { actor: id, sender, states, status, microsteps } = transition;
  const actor = draft.actors.get(id);
  draft.eventCount += 1;
  draft.events.push({
    ...transition,
    number: draft.eventCount,
    actorName: actor?.name ?? id,
    senderName: sender === null ? null : (draft.actors.get(sender)?.name ?? sender),
  });
  if (actor === undefined) return;
  const lastTransitions = microsteps.flatMap(({ transitions }) => transitions);
  draft.actors.set(id, { ...actor, states, status, lastTransitions });
}

function foldReport(draft: Draft, report: Report): void {
  switch (report.type) {
    case 'chart':
      draft.charts.set(report.chart, report.definition);
      break;
    case 'actorStarted': {
      const { type: _, ...actor } = report;
      draft.actors.set(actor.actor, { ...actor, isRunning: true, lastTransitions: [] });
      break;
    }
    case 'transition':
      logTransition(draft, report);
      break;
    case 'actorStopped': {
      const actor = draft.actors.get(report.actor);
      if (actor !== undefined) draft.actors.set(actor.actor, { ...actor, isRunning: false });
      break;
    }
    case 'watched': {
      const { type: _, ...watched } = report;
      draft.watched = watched;
      break;
    }
    case 'recalled': {
      const { type: _, ...recalled } = report;
      draft.recalled = recalled;
      break;
    }
    case 'skipped':
      draft.skippedCount += report.count;
      break;
  }
}

/** Forgets the oldest stopped actors, except those with running ones below them. */
function forgetStopped(actors: Map<string, LiveActor>): void {
  const parents = new Set([...actors.values()].map(({ parent }) => parent));
  const forgettable = [...actors.values()].filter(
    ({ actor, isRunning }) => !isRunning && !parents.has(actor),
  );
  for (const { actor } of forgettable.slice(0, -maxStoppedActors)) actors.delete(actor);
}

/** Returns the log after the reports of one message. */
export function foldReports(log: LiveLog, reports: readonly Report[]): LiveLog {
  const draft: Draft = {
    ...log,
    charts: new Map(log.charts),
    actors: new Map(log.actors),
    events: [...log.events],
  };
  for (const report of reports) foldReport(draft, report);
  forgetStopped(draft.actors);
  return { ...draft, events: draft.events.slice(-maxLoggedEvents) };
}

/** An actor with the actors it started. */
export interface ActorBranch extends LiveActor {
  readonly children: readonly ActorBranch[];
}

/** Returns the running actors as a tree, in the order in which they started. */
export function buildActorTree({ actors }: Pick<LiveLog, 'actors'>): readonly ActorBranch[] {
  const running = [...actors.values()].filter(({ isRunning }) => isRunning);
  const runningIds = new Set(running.map(({ actor }) => actor));
  const listBelow = (parent: string | null): readonly ActorBranch[] =>
    running
      .filter((each) => (runningIds.has(each.parent ?? '') ? each.parent : null) === parent)
      .map((each) => ({ ...each, children: listBelow(each.actor) }));
  return listBelow(null);
}

/** An actor of a tab or of a recording. */
export interface NamedActor {
  readonly id: string;
  readonly name: string;
}

/** Returns the running actors, in the order in which they started. */
export const listRunning = ({ actors }: Pick<LiveLog, 'actors'>): readonly NamedActor[] =>
  [...actors.values()]
    .filter(({ isRunning }) => isRunning)
    .map(({ actor, name }) => ({ id: actor, name }));

/**
 * Returns what names an actor in an address, where ids mean nothing in the next run: its name and,
 * from the second one of that name on, its number, such as `upload~2`. Null when it is not listed.
 */
export function nameActor(actors: readonly NamedActor[], id: string | null): string | null {
  const name = actors.find((actor) => actor.id === id)?.name;
  if (name === undefined) return null;
  const index = actors.filter((actor) => actor.name === name).findIndex((actor) => actor.id === id);
  return index === 0 ? name : `${name}~${String(index + 1)}`;
}

/** Returns the id of the actor that `nameActor` named so; null when there is none. */
export const findNamedActor = (actors: readonly NamedActor[], name: string | null): string | null =>
  actors.find(({ id }) => nameActor(actors, id) === name)?.id ?? null;

const shownKeys = 2;

/**
 * Returns the innermost of the active states, each by its last two keys: `changes.dirty`,
 * `journal.stored`.
 */
export function listLeafStates({ states }: Pick<LiveActor, 'states'>): readonly string[] {
  return states
    .filter((state) => !states.some((other) => other.startsWith(`${state}.`)))
    .map((state) => state.split('.').slice(1).slice(-shownKeys).join('.'));
}
