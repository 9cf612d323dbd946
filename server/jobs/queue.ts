import PgBoss from 'pg-boss';
import type * as z from 'zod';

import type { Log } from '../shared/log.ts';
import { UnavailableError } from '../shared/unavailable-error.ts';
import type { Database, Load, Store } from '../store/database.ts';
import { runInSpan } from '../tracing/tracing.ts';
import { createBossDatabase, createSqlExecutor } from './boss-database.ts';
import type { Job } from './define-job.ts';
import type { JobDefinition, Jobs } from './jobs.ts';

/** What jobs work with, such as the services: a job gets the one that ends when `signal` aborts. */
interface JobContext<Context> {
  readonly withSignal: (load: Load, signal: AbortSignal) => Context;
}

/** The job queue of one server process. */
export interface Queue {
  /** Returns an interface that sends jobs through `db`; in a transaction they appear on commit. */
  readonly createJobs: (db: Database) => Jobs;
  /** Creates the queues and schedules of `jobs`, which needs the right to create tables. */
  readonly createQueues: (jobs: readonly Job<z.ZodType, never>[]) => Promise<void>;
  /** Starts a worker for each of `jobs`. */
  readonly work: <Context extends JobContext<Context>>(
    jobs: readonly Job<z.ZodType, Context>[],
    context: Context,
  ) => Promise<void>;
  /**
   * Stops fetching jobs, aborts the running ones and waits for them, at most `graceMs`. A job that
   * does not finish in time loses its database connection and runs again later.
   */
  readonly stop: (graceMs: number) => Promise<void>;
}

interface FetchedJob {
  readonly id: string;
  readonly data: unknown;
}

const pollingSeconds = 0.5;

const toSendOptions = ({ retries, retrySeconds = 5, expireSeconds }: JobDefinition) => ({
  retryLimit: retries,
  retryDelay: retrySeconds,
  retryBackoff: true,
  ...(expireSeconds === undefined ? {} : { expireInSeconds: expireSeconds }),
});

const createJobs = (boss: PgBoss, db: Database): Jobs => {
  const executeSql = createSqlExecutor(db);
  return {
    send: async <S extends z.ZodType>(definition: JobDefinition<S>, data: z.input<S>) => {
      await boss.send(definition.name, definition.data.parse(data) as object, {
        ...toSendOptions(definition),
        db: { executeSql },
      });
    },
    sendAll: async <S extends z.ZodType>(
      definition: JobDefinition<S>,
      list: readonly z.input<S>[],
    ) => {
      if (list.length === 0) return;
      await boss.insert(
        list.map((data) => ({
          name: definition.name,
          data: definition.data.parse(data) as object,
          ...toSendOptions(definition),
        })),
        { db: { executeSql } },
      );
    },
    listWaiting: async <S extends z.ZodType>({ name, data: schema }: JobDefinition<S>) => {
      const { rows } = await executeSql(
        "select data from pgboss.job where name = $1 and state in ('created', 'retry')",
        [name],
      );
      return rows.map(({ data }: FetchedJob) => schema.parse(data));
    },
  };
};

/** Creates the queues and the schedules of `jobs` that do not exist yet. */
async function createQueues(boss: PgBoss, jobs: readonly Job<z.ZodType, never>[]): Promise<void> {
  const existing = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const { name, schedule, retries } of jobs) {
    if (!existing.has(name)) await boss.createQueue(name);
    if (schedule !== undefined)
      await boss.schedule(name, schedule, {}, { tz: 'UTC', retryLimit: retries });
  }
}

/** The signals of a stopping queue: fetch no more, and cut off what still runs. */
interface QueueSignals {
  readonly stopping: AbortSignal;
  readonly cuttingOff: AbortSignal;
}

/** Runs a fetched job. Logs and throws its error. */
function runJob<Context extends JobContext<Context>>(
  job: Job<z.ZodType, Context>,
  context: Context,
  { id, data }: FetchedJob,
  { stopping, cuttingOff }: QueueSignals,
  log: Log,
): Promise<void> {
  const attributes = {
    'messaging.system': 'pg-boss',
    'messaging.destination.name': job.name,
    'messaging.message.id': id,
  };
  return runInSpan({ name: `job ${job.name}`, kind: 'consumer', attributes }, async () => {
    try {
      await job.run(job.data.parse(data), context.withSignal('light', cuttingOff), stopping);
    } catch (error) {
      log.error('job failed', error, { job: job.name, id });
      throw error;
    }
  });
}

/**
 * Opens pg-boss over `store`, on either kind of database. Creates or migrates its tables unless
 * `migrates` is false; then it throws when they do not fit.
 */
export async function openQueue(store: Store, log: Log, migrates = true): Promise<Queue> {
  const database = createBossDatabase(store, log);
  const boss = new PgBoss({ db: database, cronMonitorIntervalSeconds: 30, migrate: migrates });
  boss.on('error', (error) => {
    log.error('jobs', error);
  });
  await boss.start();
  const stopping = new AbortController();
  const cuttingOff = new AbortController();
  const signals = { stopping: stopping.signal, cuttingOff: cuttingOff.signal };

  /**
   * Runs a batch one after the other. Failed jobs, and jobs left when the queue stops, run again.
   */
  const runBatch = async <Context extends JobContext<Context>>(
    job: Job<z.ZodType, Context>,
    context: Context,
    batch: readonly FetchedJob[],
  ): Promise<void> => {
    for (const fetched of batch) {
      try {
        stopping.signal.throwIfAborted();
        await runJob(job, context, fetched, signals, log);
      } catch (error) {
        if (batch.length === 1) throw error;
        await boss.fail(job.name, fetched.id, {
          message: error instanceof Error ? error.message : String(error),
        });
      }
    }
  };

  return {
    createJobs: (db) => createJobs(boss, db),
    createQueues: (jobs) => createQueues(boss, jobs),
    work: async (jobs, context) => {
      await createQueues(boss, jobs);
      for (const job of jobs)
        if (job.atStart === true) await boss.send(job.name, {}, toSendOptions(job));
      database.startLoggingErrors();
      for (const job of jobs)
        await boss.work(
          job.name,
          { batchSize: job.batchSize ?? 1, pollingIntervalSeconds: pollingSeconds },
          (batch) => runBatch(job, context, batch),
        );
    },
    stop: async (graceMs) => {
      stopping.abort();
      await boss.stop({ graceful: true, wait: true, timeout: graceMs });
      cuttingOff.abort(new UnavailableError('closing'));
      await database.close(graceMs);
    },
  };
}
