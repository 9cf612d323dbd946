import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Client } from 'pg';

import { createServices } from '../../server/services/create-services.ts';
import { systemClock, systemRandom } from '../../server/shared/system.ts';
import { readConfig, type Config } from '../../server/config/config.ts';
import { createLog } from '../../server/shared/log.ts';
import { allJobs } from '../../server/services/jobs/all-jobs.ts';
import { openQueue } from '../../server/jobs/queue.ts';
import { seedWhenEmpty } from '../../server/start/seed-when-empty.ts';
import type { Store } from '../../server/store/database.ts';
import { migrate } from '../../server/store/migrate.ts';
import { findMigrationsFolder } from '../../server/store/migrations.ts';
import { openPglite } from '../../server/store/open-pglite.ts';
import { openPostgres } from '../../server/store/open-postgres.ts';
import type { PostgresSettings } from '../../server/config/postgres-settings.ts';
import { startCluster } from './postgres-cluster.ts';
import { createOnce } from './create-once.ts';
import type { DatabaseKind } from './server-databases.ts';

const quiet = createLog(
  () => undefined,
  () => new Date(),
);
const templateName = 'lectern_template';

/** The configuration of a test server on `dataDir`; throws on a fault. */
export function createTestConfig(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Config {
  const read = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, PORT: '0', ...environment });
  if ('errors' in read) throw new Error(read.errors.join('\n'));
  return read.config;
}

/**
 * Migrates and seeds `store`, with the queue's tables, so that copies of it start without any of
 * that work.
 */
async function prepareStore(store: Store, folder: string): Promise<void> {
  await migrate(store, findMigrationsFolder());
  const queue = await openQueue(store, quiet);
  const services = await createServices(
    store,
    queue,
    createTestConfig(folder),
    quiet,
    systemClock,
    systemRandom,
  );
  await seedWhenEmpty(services);
  await queue.work(allJobs, services);
  await queue.stop(1000);
}

/** What a test's database is copied from: where, and the folder with the demo library's files. */
interface Template {
  readonly source: string;
  readonly files: string;
}

async function getTemplate(kind: DatabaseKind): Promise<Template> {
  const created = await createOnce(`template-${kind}`, async (folder) => {
    const source =
      kind === 'pglite' ? await createPgliteTemplate(folder) : await createPostgresTemplate(folder);
    return JSON.stringify({ source, files: join(folder, 'files') } satisfies Template);
  });
  return JSON.parse(created) as Template;
}

async function createPgliteTemplate(folder: string): Promise<string> {
  // A database in a folder starts from the prepared one of the build.
  const store = await openPglite(join(folder, 'database'));
  await prepareStore(store, folder);
  const path = join(folder, 'database.tar');
  await writeFile(path, Buffer.from(await (await store.dump()).arrayBuffer()));
  await store.close();
  return path;
}

async function createPostgresTemplate(folder: string): Promise<string> {
  const address = await startCluster();
  await runAdminStatement(address, `create database ${templateName}`);
  const store = await openPostgres(`${address}/${templateName}`, () => undefined);
  await prepareStore(store, folder);
  await store.close();
  return address;
}

async function runAdminStatement(address: string, statement: string): Promise<void> {
  const client = new Client(`${address}/postgres`);
  await client.connect();
  await client.query(statement);
  await client.end();
}

/**
 * Creates a seeded database, connected through a pooler when `toPooledUrl` says so, and returns it
 * with the folder of the demo library's files.
 */
export async function copyTemplate(
  kind: DatabaseKind,
  settings?: PostgresSettings,
  toPooledUrl: (url: string) => string = (url) => url,
): Promise<{ readonly store: Store; readonly files: string; readonly address: string | null }> {
  const { source, files } = await getTemplate(kind);
  if (kind === 'pglite') {
    const store = await openPglite(null, { dump: new Blob([await readFile(source)]) });
    return { store, files, address: null };
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runAdminStatement(
    source,
    `create database ${name} template ${templateName} strategy file_copy`,
  );
  return {
    store: await openPostgres(toPooledUrl(`${source}/${name}`), () => undefined, settings),
    files,
    address: `${source}/${name}`,
  };
}
