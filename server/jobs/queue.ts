import PgBoss from 'pg-boss';
import type * as z from 'zod';

import type { Log } from '../http/log.ts';
import type { Services } from '../http/services.ts';
import type { Database, Store } from '../store/database.ts';
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

/** Opens pg-boss over `store`, the same on both databases; its tables are made on the first start. */
export async function openQueue(store: Store, log: Log): Promise<Queue> {
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => store.query(text, values) },
    cronMonitorIntervalSeconds: 30,
  });
  boss.on('error', (error) => { log.error('jobs', error); });
  await boss.start();
  const stopping = new AbortController();

  const ensure = async (kinds: readonly JobKind[]): Promise<void> => {
    const existing = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const { name } of kinds.filter((kind) => !existing.has(kind.name))) await boss.createQueue(name);
  };

  const run = async (kind: JobKind, services: Services, { id, data }: { id: string; data: unknown }): Promise<void> => {
    try {
      await kind.run(kind.data.parse(data), services, stopping.signal);
    } catch (error) {
      log.error('job failed', error, { job: kind.name, id });
      throw error;
    }
  };

  return {
    through: (db) => ({
      send: async <S extends z.ZodType>(kind: JobKind<S>, data: z.input<S>) => {
        const options = { retryLimit: kind.retries, retryDelay: kind.retrySeconds ?? 5, retryBackoff: true, db: { executeSql: rawOn(db) } };
        await boss.send(kind.name, kind.data.parse(data) as object, options);
      },
    }),
    work: async (kinds, services) => {
      await ensure(kinds);
      for (const kind of kinds) {
        if (kind.schedule !== undefined) await boss.schedule(kind.name, kind.schedule, {}, { tz: 'UTC', retryLimit: kind.retries });
        await boss.work(kind.name, { batchSize: 1, pollingIntervalSeconds: pollingSeconds }, async (jobs) => {
          for (const one of jobs) await run(kind, services, one);
        });
      }
    },
    stop: async (graceMilliseconds) => {
      stopping.abort();
      await boss.stop({ graceful: true, wait: true, timeout: graceMilliseconds });
    },
  };
}
