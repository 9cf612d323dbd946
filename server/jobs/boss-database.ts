import { setImmediate as nextTick, setTimeout as delay } from 'node:timers/promises';

import { sql } from 'drizzle-orm';
import type PgBoss from 'pg-boss';

import type { Log } from '../shared/log.ts';
import { advisoryLocks } from '../store/advisory-locks.ts';
import type { Database, Store } from '../store/database.ts';

/** The database that pg-boss works on. */
export interface BossDatabase extends PgBoss.Db {
  /** From now on, logs a statement that fails instead of throwing its error. */
  readonly startLoggingErrors: () => void;
  /** Waits for running statements, at most `graceMs`; later statements do nothing. */
  readonly close: (graceMs: number) => Promise<void>;
}

type Result = Awaited<ReturnType<PgBoss.Db['executeSql']>>;

/** pg-boss takes a missing result for zero rows: nothing to fetch, no job changed. */
const noResult = null as unknown as Result;

/**
 * Adds an advisory lock to a statement that creates a queue. Servers that start together would
 * otherwise wait for each other's locks on the table of queues. The lock ends with the statement, so
 * it also works behind a pooler.
 */
const lockQueues = (text: string): string =>
  /^\s*select pgboss\.create_queue\(/i.test(text)
    ? `with locked as materialized (select pg_advisory_xact_lock(${String(advisoryLocks.queues)})) ${text} from locked`
    : text;

/**
 * Runs the statements of pg-boss on `store`. pg-boss does not await the statement that stores the
 * end of a job, so its error would end the process. Once `startLoggingErrors` is called, a failed
 * statement is logged (the first of a row of failures) and has no result; pg-boss delivers a job
 * whose end was not stored again when the job expires.
 */
export function createBossDatabase(store: Store, log: Log): BossDatabase {
  const running = new Set<Promise<unknown>>();
  let throwsErrors = true;
  let isFailing = false;
  let isClosed = false;

  const waitForRunning = async (): Promise<void> => {
    while (running.size > 0) {
      await Promise.allSettled(running);
      // pg-boss may send a statement as a consequence of one that has just finished.
      await nextTick();
    }
  };

  return {
    executeSql: async (text, values) => {
      if (isClosed) return noResult;
      const statement = store.query(lockQueues(text), values);
      running.add(statement);
      try {
        const result = await statement;
        isFailing = false;
        return result;
      } catch (error) {
        if (throwsErrors) throw error;
        if (!isFailing) log.error('a statement of the job queue failed', error);
        isFailing = true;
        return noResult;
      } finally {
        running.delete(statement);
      }
    },
    startLoggingErrors: () => {
      throwsErrors = false;
    },
    close: async (graceMs) => {
      const timer = new AbortController();
      await Promise.race([
        waitForRunning(),
        delay(graceMs, undefined, { signal: timer.signal }).catch(() => undefined),
      ]);
      timer.abort();
      isClosed = true;
    },
  };
}

/** Runs pg-boss's statements on a drizzle handle, so that they take part in its transaction. */
export const createSqlExecutor =
  (db: Database): PgBoss.Db['executeSql'] =>
  async (text, values) => {
    const chunks = text
      .split(/\$(\d+)/)
      .map((chunk, index) =>
        index % 2 === 0 ? sql.raw(chunk) : sql.param(values[Number(chunk) - 1]),
      );
    const { rows } = await db.execute(sql.join(chunks));
    return { rows };
  };
