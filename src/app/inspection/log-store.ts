import { addReports, findActorsAt, type LiveHistory } from '../../inspection/live/live-history.ts';
import { emptyLog, foldReports, type LiveLog } from '../../inspection/live/live-log.ts';
import type { Report } from '../../inspection/live/messages.ts';

/** The log of the followed tab, which views subscribe to. */
export interface LogStore {
  readonly getLog: () => LiveLog;
  /** Returns the actors as they were when event `number` had been processed. */
  readonly findActorsAt: (number: number) => LiveLog['actors'];
  readonly subscribe: (listener: () => void) => () => void;
  readonly fold: (reports: readonly Report[]) => void;
  /** Forgets the events, and also the actors when another tab is followed. */
  readonly clear: (what: 'events' | 'all') => void;
}

/** Creates an empty log. */
export function createLogStore(): LogStore {
  let log = emptyLog;
  let history: LiveHistory = [];
  const listeners = new Set<() => void>();
  const set = (next: LiveLog): void => {
    log = next;
    for (const listener of listeners) listener();
  };
  return {
    getLog: () => log,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    findActorsAt: (number) => findActorsAt(history, number),
    fold: (reports) => {
      history = addReports(history, log, reports);
      set(foldReports(log, reports));
    },
    clear: (what) => {
      history = [];
      set(what === 'all' ? emptyLog : { ...log, events: [], skippedCount: 0 });
    },
  };
}
