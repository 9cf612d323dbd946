import {
  emptyLog,
  foldReports,
  maxLoggedEvents,
  type LiveActor,
  type LiveLog,
} from './live-log.ts';
import type { Report } from './messages.ts';

/** What was reported after one moment, up to the next stretch. */
interface Stretch {
  /** The log before the reports, without its events. */
  readonly before: LiveLog;
  readonly reports: readonly Report[];
}

/**
 * What the log was at any of its events: the log now and then, and the reports between. Stretches
 * follow one another, oldest first.
 */
export type LiveHistory = readonly Stretch[];

/** How many reports a stretch has at most before another one begins: these are replayed for a step. */
const stretchLength = 200;

/** Returns the history with the reports that were folded into a log. */
export function addReports(
  history: LiveHistory,
  before: LiveLog,
  reported: readonly Report[],
): LiveHistory {
  // Whole contexts are asked for again, and would fill the memory.
  const reports = reported.filter(({ type }) => type !== 'watched' && type !== 'recalled');
  if (reports.length === 0) return history;
  const last = history.at(-1);
  if (last !== undefined && last.reports.length + reports.length <= stretchLength)
    return [...history.slice(0, -1), { ...last, reports: [...last.reports, ...reports] }];
  const kept = history.findLastIndex(
    (stretch) => stretch.before.eventCount <= before.eventCount - maxLoggedEvents,
  );
  return [
    ...history.slice(Math.max(0, kept)),
    { before: { ...before, events: [], watched: null, recalled: null }, reports },
  ];
}

/** Returns the actors as they were when event `number` of the log had been processed. */
export function findActorsAt(history: LiveHistory, number: number): ReadonlyMap<string, LiveActor> {
  const stretch = history.findLast(({ before }) => before.eventCount < number);
  if (stretch === undefined) return emptyLog.actors;
  const { before, reports } = stretch;
  let { eventCount } = before;
  const end = reports.findIndex((report) => {
    if (report.type === 'transition') eventCount += 1;
    return eventCount === number;
  });
  return foldReports(before, reports.slice(0, end + 1)).actors;
}
