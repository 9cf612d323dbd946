import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { hasNoAccounts, prepareSetup } from '../services/accounts/setup-token.ts';
import { createApp } from './app.ts';
import { createRunningRequests } from '../http/running-requests.ts';
import { createServices } from '../services/create-services.ts';
import { systemClock, systemRandom } from '../shared/system.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../shared/log.ts';
import type { Services } from '../services/services.ts';
import { implementations } from '../routes/implementations.ts';
import { allJobs } from '../services/jobs/all-jobs.ts';
import { openQueue, type Queue } from '../jobs/queue.ts';
import { checkSchema, migrate } from '../store/migrate.ts';
import { findMigrationsFolder } from '../store/migrations.ts';
import { endpoints } from '../../src/api/contract/endpoints.ts';
import { createOpenApiDocument } from '../../src/api/contract/openapi.ts';
import { createMetrics } from '../operations/metrics.ts';
import { createMetricsApp } from '../operations/mount-operations.ts';
import { createReadinessCheck } from '../operations/readiness.ts';
import { prepareDataFolder } from './data-folder.ts';
import { explainFailure } from './explain-failure.ts';
import { startTracing } from '../tracing/start-tracing.ts';
import { checkPort, listen } from './listen.ts';
import { openStore } from './open-store.ts';
import { listDemoAccounts, seedWhenEmpty } from './seed-when-empty.ts';
import { stopServer } from './stop-server.ts';

/** A running server, or the reason why it could not start. */
export type StartResult =
  | {
      readonly ok: true;
      readonly address: string;
      /**
       * How the first account is created: at /setup or by a command; null when there are accounts.
       */
      readonly firstAccount: 'setup' | 'command' | null;
      /** Lines about the demo accounts that exist, for the one who started the server. */
      readonly demoAccounts: readonly string[];
      /** Stops the server; when `isUrgent`, without a time in which proxies notice it. */
      readonly stop: (isUrgent: boolean) => Promise<void>;
    }
  | { readonly ok: false; readonly reason: string };

const workerRetryMs = 1000;
/** How long a stopping server sends its last spans; less when stopping has taken its time. */
const maxFlushMs = 3000;
const minFlushMs = 200;

/**
 * Returns the folder of the built console (beside the bundled server, or `dist` when the sources
 * run), or null when it is not built.
 */
function findWebFolder(): string | null {
  const here = fileURLToPath(new URL('.', import.meta.url));
  return (
    [join(here, '../web'), join(here, '../../dist/web')].find((folder) =>
      existsSync(join(folder, 'index.html')),
    ) ?? null
  );
}

/** Starts the workers, again and again while the database is out of reach. */
async function startWorkers(
  queue: Queue,
  services: Services,
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    try {
      await queue.work(allJobs, services);
      return;
    } catch (error) {
      services.log.error('the workers could not start', error);
      await delay(workerRetryMs, undefined, { signal: stopping }).catch(() => undefined);
    }
  }
}

async function findFirstAccount(services: Services): Promise<'setup' | 'command' | null> {
  if (await prepareSetup(services)) return 'setup';
  return (await hasNoAccounts(services)) ? 'command' : null;
}

const formatAddress = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${String(port)}`;

/** Serves metrics on a port of their own, when one is configured. */
const listenForMetrics = async (
  { HOST, METRICS_PORT }: Config,
  metrics: ReturnType<typeof createMetrics>,
) => (METRICS_PORT === undefined ? null : listen(createMetricsApp(metrics), HOST, METRICS_PORT));

/**
 * Opens and migrates the database, seeds it when it is empty, serves requests and then starts the
 * workers. When `stopping` aborts, it no longer waits for a database that is not up yet.
 */
export async function startServer(
  config: Config,
  log: Log,
  stopping: AbortSignal,
): Promise<StartResult> {
  if (config.DATABASE_URL !== undefined && config.S3_ENDPOINT === undefined) {
    const error = await prepareDataFolder(config.DATA_DIR);
    if (error !== null) return { ok: false, reason: error };
  }
  const opened = await openStore(config, log, stopping);
  if (!opened.ok) return opened;
  const { store, lock } = opened;
  const stopTracing = await startTracing(config, log);
  try {
    await checkPort(config.HOST, config.PORT);
    await (config.MIGRATE === 'on'
      ? migrate(store, findMigrationsFolder(), { log })
      : checkSchema(store, findMigrationsFolder()));
    const queue = await openQueue(store, log, config.MIGRATE === 'on');
    const services = await createServices(store, queue, config, log, systemClock, systemRandom);
    if (config.SEED === 'demo') await seedWhenEmpty(services);
    const firstAccount = await findFirstAccount(services);
    const demoAccounts = config.SEED === 'demo' ? await listDemoAccounts(services) : [];
    const metrics = createMetrics(store);
    const requests = createRunningRequests(config);
    const app = createApp({
      metrics,
      checkReadiness: createReadinessCheck(services, store, stopping),
      services,
      requests,
      endpoints: Object.values(endpoints),
      implementations,
      openApi: createOpenApiDocument,
      webFolder: findWebFolder(),
    });
    const listening = await listen(app, config.HOST, config.PORT);
    const address = formatAddress(config.HOST, listening.port);
    lock.publishAddress(address);
    const metricsListening = await listenForMetrics(config, metrics);
    const working = startWorkers(queue, services, stopping);
    return {
      ok: true,
      address,
      firstAccount,
      demoAccounts,
      stop: async (isUrgent) => {
        const { workers } = services;
        const server = { config, requests, listening, metricsListening, queue, working };
        const began = performance.now();
        await stopServer({ ...server, workers, store }, isUrgent);
        lock.release();
        const left = config.SHUTDOWN_TIMEOUT_SECONDS * 1000 - (performance.now() - began);
        await stopTracing(Math.min(maxFlushMs, Math.max(minFlushMs, left)));
      },
    };
  } catch (error) {
    await store.close();
    lock.release();
    const reason = explainFailure(error, config);
    if (reason === null) throw error;
    return { ok: false, reason };
  }
}
