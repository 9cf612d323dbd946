import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

import type { Log } from '../http/log.ts';
import type { Store } from '../store/database.ts';

/** The statements of pg-boss on their way to a store. */
export interface BossStatements {
  readonly executeSql: (
    text: string,
    values?: readonly unknown[],
  ) => Promise<{ rows: Record<string, unknown>[] }>;
  /** Waits, at most so long, until none is under way and none has followed from one that was; from then on they go nowhere. */
  readonly end: (graceMilliseconds: number) => Promise<void>;
}

/** Reports of ends (`complete`, `fail`) read how many jobs they changed. */
const isReport = (text: string): boolean => /count\(\*\) from results/i.test(text);
const nothingChanged = { rows: [{ count: 0 }] };

/**
 * Hands pg-boss's statements to `store`. pg-boss reports ends without waiting for them or hearing of their failure, so a report always has an answer: one that fails
 * is logged, one after the end goes nowhere, and a job whose end was lost is delivered again when it expires.
 */
export function bossStatements(store: Store, log: Log): BossStatements {
  const underWay = new Set<Promise<unknown>>();
  let isOver = false;

  const ask = async (
    text: string,
    values?: readonly unknown[],
  ): Promise<{ rows: Record<string, unknown>[] }> => {
    const answer = store.query(text, values);
    underWay.add(answer);
    try {
      return await answer;
    } catch (error) {
      if (!isReport(text)) throw error;
      log.error('the end of a job was not stored', error);
      return nothingChanged;
    } finally {
      underWay.delete(answer);
    }
  };

  const settle = async (): Promise<void> => {
    while (underWay.size > 0) {
      await Promise.allSettled(underWay);
      await nextTurn();
    }
  };

  return {
    executeSql: async (text, values) => {
      if (!isOver) return ask(text, values);
      return isReport(text) ? nothingChanged : { rows: [] };
    },
    end: async (graceMilliseconds) => {
      const patience = new AbortController();
      await Promise.race([
        settle(),
        wait(graceMilliseconds, undefined, { signal: patience.signal }).catch(() => undefined),
      ]);
      patience.abort();
      isOver = true;
    },
  };
}
