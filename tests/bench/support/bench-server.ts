import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createApp } from '../../../server/start/app.ts';
import { implementations } from '../../../server/routes/implementations.ts';
import { openQueue } from '../../../server/jobs/queue.ts';
import { createServices } from '../../../server/services/create-services.ts';
import { createLog } from '../../../server/shared/log.ts';
import type { Services } from '../../../server/services/services.ts';
import { systemClock, systemRandom } from '../../../server/shared/system.ts';
import { listen } from '../../../server/start/listen.ts';
import { seedWhenEmpty } from '../../../server/start/seed-when-empty.ts';
import { migrate } from '../../../server/store/migrate.ts';
import { findMigrationsFolder } from '../../../server/store/migrations.ts';
import { openPglite } from '../../../server/store/open-pglite.ts';
import { endpoints } from '../../../src/api/contract/endpoints.ts';
import { createOpenApiDocument } from '../../../src/api/contract/openapi.ts';
import { createTestConfig } from '../../support/server-template.ts';

/** A server of one benchmark with the demo library, on PGlite. */
export interface BenchServer {
  readonly address: string;
  readonly services: Services;
  readonly close: () => Promise<void>;
}

/** Serves the API of `services` on a free port, without the console. */
export const listenWithServices = (services: Services) =>
  listen(
    createApp({
      services,
      endpoints: Object.values(endpoints),
      implementations,
      openApi: createOpenApiDocument,
      webFolder: null,
    }),
    '127.0.0.1',
    0,
  );

/** Starts a server with the demo library on a free port. */
export async function startBenchServer(): Promise<BenchServer> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-bench-'));
  const log = createLog(
    () => undefined,
    () => new Date(),
  );
  const store = await openPglite(join(folder, 'database'));
  await migrate(store, findMigrationsFolder());
  const queue = await openQueue(store, log);
  const config = createTestConfig(folder);
  const services = await createServices(store, queue, config, log, systemClock, systemRandom);
  await seedWhenEmpty(services);
  const listening = await listenWithServices(services);
  return {
    address: `http://127.0.0.1:${String(listening.port)}`,
    services,
    close: async () => {
      await listening.stop(1000);
      await queue.stop(1000);
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
