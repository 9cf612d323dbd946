import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { createApp } from '../app.ts';
import { composeServices, systemRandom } from '../compose.ts';
import type { Config } from '../config.ts';
import type { Log } from '../http/log.ts';
import { implementations } from '../implementations.ts';
import { jobKinds } from '../jobs/kinds.ts';
import { openQueue } from '../jobs/queue.ts';
import { migrate, migrationsFolder } from '../store/migrate.ts';
import { endpoints } from '../../src/api/contract/endpoints.ts';
import { openApiDocument } from '../../src/api/contract/openapi.ts';
import { listen } from './listen.ts';
import { openStore } from './open-store.ts';
import { seedWhenEmpty } from './seed-when-empty.ts';

/** A server that answers, or the sentence that says why it cannot. */
export type Started =
  | { readonly ok: true; readonly address: string; readonly stop: () => Promise<void> }
  | { readonly ok: false; readonly reason: string };

const graceMilliseconds = 10_000;

/** The folder of the built console: beside the bundled server, or in `dist` when the sources run; null when it was not built. */
function findWebFolder(): string | null {
  const here = fileURLToPath(new URL('.', import.meta.url));
  return (
    [join(here, '../web'), join(here, '../../dist/web')].find((folder) =>
      existsSync(join(folder, 'index.html')),
    ) ?? null
  );
}

/** Opens the database, brings it up to date, seeds it when it is empty and serves; the workers start beside the first requests. */
export async function startServer(config: Config, log: Log): Promise<Started> {
  const opened = await openStore(config, log);
  if (!opened.ok) return opened;
  const { store, lock } = opened;
  const clock = { now: () => new Date() };
  try {
    await migrate(store, migrationsFolder());
    const queue = await openQueue(store, log);
    const services = await composeServices(store, queue, config, log, clock, systemRandom);
    if (config.SEED === 'demo') await seedWhenEmpty(services);
    const app = createApp({
      services,
      endpoints: Object.values(endpoints),
      implementations,
      openApi: openApiDocument,
      webFolder: findWebFolder(),
    });
    const listening = await listen(app, config.HOST, config.PORT);
    const address = `http://${config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST}:${String(listening.port)}`;
    lock.announce(address);
    const working = queue.work(jobKinds, services).catch((error: unknown) => {
      log.error('the workers could not start', error);
    });
    return {
      ok: true,
      address,
      stop: async () => {
        await listening.stop(graceMilliseconds);
        await working;
        await queue.stop(graceMilliseconds);
        await store.close();
        lock.release();
      },
    };
  } catch (error) {
    await store.close();
    lock.release();
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
      return {
        ok: false,
        reason: `Port ${String(config.PORT)} on ${config.HOST} is taken by another program. Set PORT to a free one.`,
      };
    throw error;
  }
}
