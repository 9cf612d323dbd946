import PgBoss from 'pg-boss';
import type * as z from 'zod';

import type { Log } from '../http/log.ts';
import type { Services } from '../http/services.ts';
import type { Database, Store } from '../store/database.ts';
import { bossStatements } from './boss-statements.ts';
import type { JobKind, Jobs } from './jobs.ts';
import { rawOn } from './raw-on.ts';

/** The running queue of one server process. */
export interface Queue {
  /** Jobs sent through `db`: inside a transaction they appear when it commits. */
  readonly through: (db: Database) => Jobs;
  /** Starts working on `kinds` with `services`. */
  readonly work: (kinds: readonly JobKind[], services: Services) => Promise<void>;
  /** Takes no new work, tells running jobs to stop, and waits for them up to `graceMilliseconds`; what is cut off runs again later. */
  readonly stop: (graceMilliseconds: number) => Promise<void>;
}

const pollingSeconds = 0.5;

const optionsOf = ({ retries, retrySeconds = 5, expireSeconds }: JobKind) => ({
  retryLimit: retries,
  retryDelay: retrySeconds,
  retryBackoff: true,
  ...(expireSeconds === undefined ? {} : { expireInSeconds: expireSeconds }),
});

/** Opens pg-boss over `store`, the same on both databases; its tables are made on the first start. */
export async function openQueue(store: Store, log: Log): Promise<Queue> {
  const statements = bossStatements(store, log);
  const boss = new PgBoss({
    db: { executeSql: statements.executeSql },
    cronMonitorIntervalSeconds: 30,
  });
  boss.on('error', (error) => {
    log.error('jobs', error);
  });
  await boss.start();
  const stopping = new AbortController();

  const ensure = async (kinds: readonly JobKind[]): Promise<void> => {
    const existing = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const { name } of kinds.filter((kind) => !existing.has(kind.name)))
      await boss.createQueue(name);
  };

  const run = async (
    kind: JobKind,
    services: Services,
    { id, data }: { id: string; data: unknown },
  ): Promise<void> => {
    try {
      await kind.run(kind.data.parse(data), services, stopping.signal);
    } catch (error) {
      log.error('job failed', error, { job: kind.name, id });
      throw error;
    }
  };

  /** Runs jobs that were taken together; one that fails is tried again without the others, and what is taken or left when the queue stops is tried again later. */
  const runAll = async (
    kind: JobKind,
    services: Services,
    jobs: readonly { id: string; data: unknown }[],
  ): Promise<void> => {
    for (const one of jobs) {
      try {
        stopping.signal.throwIfAborted();
        await run(kind, services, one);
      } catch (error) {
        if (jobs.length === 1) throw error;
        await boss.fail(kind.name, one.id, {
          message: error instanceof Error ? error.message : String(error),
        });
      }
    }
  };

  return {
    through: (db) => ({
      send: async <S extends z.ZodType>(kind: JobKind<S>, data: z.input<S>) => {
        await boss.send(kind.name, kind.data.parse(data) as object, {
          ...optionsOf(kind),
          db: { executeSql: rawOn(db) },
        });
      },
      sendAll: async <S extends z.ZodType>(kind: JobKind<S>, all: readonly z.input<S>[]) => {
        if (all.length === 0) return;
        await boss.insert(
          all.map((data) => ({
            name: kind.name,
            data: kind.data.parse(data) as object,
            ...optionsOf(kind),
          })),
          { db: { executeSql: rawOn(db) } },
        );
      },
      waiting: async <S extends z.ZodType>(kind: JobKind<S>) => {
        const { rows } = await rawOn(db)(
          "select data from pgboss.job where name = $1 and state in ('created', 'retry')",
          [kind.name],
        );
        return rows.map(({ data }) => kind.data.parse(data));
      },
    }),
    work: async (kinds, services) => {
      await ensure(kinds);
      for (const kind of kinds) {
        if (kind.schedule !== undefined)
          await boss.schedule(
            kind.name,
            kind.schedule,
            {},
            { tz: 'UTC', retryLimit: kind.retries },
          );
        await boss.work(
          kind.name,
          { batchSize: kind.atOnce ?? 1, pollingIntervalSeconds: pollingSeconds },
          (jobs) => runAll(kind, services, jobs),
        );
        if (kind.atStart === true) await boss.send(kind.name, {}, optionsOf(kind));
      }
    },
    stop: async (graceMilliseconds) => {
      stopping.abort();
      await boss.stop({ graceful: true, wait: true, timeout: graceMilliseconds });
      await statements.end(graceMilliseconds);
    },
  };
}
