import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Client } from 'pg';

import { composeServices, systemRandom } from '../../server/compose.ts';
import { readConfig, type Config } from '../../server/config.ts';
import { createLog } from '../../server/http/log.ts';
import { jobKinds } from '../../server/jobs/kinds.ts';
import { openQueue } from '../../server/jobs/queue.ts';
import { seedWhenEmpty } from '../../server/start/seed-when-empty.ts';
import type { Store } from '../../server/store/database.ts';
import { migrate, migrationsFolder } from '../../server/store/migrate.ts';
import { openPglite } from '../../server/store/open-pglite.ts';
import { openPostgres } from '../../server/store/open-postgres.ts';
import { cluster } from './postgres-cluster.ts';
import { shared } from './server-shared.ts';
import type { DatabaseKind } from './server-databases.ts';

const quiet = createLog(
  () => undefined,
  () => new Date(),
);
const templateName = 'lectern_template';

/** The configuration of a test server on `dataDir`; throws on a fault. */
export function testConfig(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Config {
  const read = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, PORT: '0', ...environment });
  if ('faults' in read) throw new Error(read.faults.join('\n'));
  return read.config;
}

/** Migrates and seeds `store`, with the queue's tables, so that copies of it start without any of that work. */
async function prepare(store: Store, folder: string): Promise<void> {
  await migrate(store, migrationsFolder());
  const queue = await openQueue(store, quiet);
  const services = await composeServices(
    store,
    queue,
    testConfig(folder),
    quiet,
    { now: () => new Date() },
    systemRandom,
  );
  await seedWhenEmpty(services);
  await queue.work(jobKinds, services);
  await queue.stop(1000);
}

/** What a test's database is copied from: where, and the folder with the demo library's files. */
interface Template {
  readonly source: string;
  readonly files: string;
}

async function templateOf(kind: DatabaseKind): Promise<Template> {
  const made = await shared(`template-${kind}`, async (folder) => {
    const source =
      kind === 'pglite' ? await pgliteTemplate(folder) : await postgresTemplate(folder);
    return JSON.stringify({ source, files: join(folder, 'files') } satisfies Template);
  });
  return JSON.parse(made) as Template;
}

async function pgliteTemplate(folder: string): Promise<string> {
  const store = await openPglite(null);
  await prepare(store, folder);
  const path = join(folder, 'database.tar');
  await writeFile(path, Buffer.from(await (await store.dump()).arrayBuffer()));
  await store.close();
  return path;
}

async function postgresTemplate(folder: string): Promise<string> {
  const address = await cluster();
  await administer(address, `create database ${templateName}`);
  const store = await openPostgres(`${address}/${templateName}`, () => undefined);
  await prepare(store, folder);
  await store.close();
  return address;
}

async function administer(address: string, statement: string): Promise<void> {
  const client = new Client(`${address}/postgres`);
  await client.connect();
  await client.query(statement);
  await client.end();
}

let copies = 0;

/** A fresh, seeded database of its own, and the folder with the demo library's files to copy. */
export async function copyOfTemplate(
  kind: DatabaseKind,
): Promise<{ readonly store: Store; readonly files: string; readonly address: string | null }> {
  const { source, files } = await templateOf(kind);
  if (kind === 'pglite') {
    const store = await openPglite(null, new Blob([await readFile(source)]));
    return { store, files, address: null };
  }
  copies += 1;
  const name = `test_${String(process.pid)}_${String(copies)}`;
  await administer(source, `create database ${name} template ${templateName} strategy file_copy`);
  return {
    store: await openPostgres(`${source}/${name}`, () => undefined),
    files,
    address: `${source}/${name}`,
  };
}
