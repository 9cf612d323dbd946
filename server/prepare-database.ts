import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { migrate } from './store/migrate.ts';
import { findMigrationsFolder, readMigrations } from './store/migrations.ts';
import { openPglite } from './store/open-pglite.ts';
import { packDatabase } from './store/prepared-database.ts';

/** Writes an empty, migrated embedded database into `file`: all of it or nothing. */
async function prepareDatabase(file: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-prepared-'));
  try {
    const database = join(folder, 'database');
    const migrations = findMigrationsFolder();
    const store = await openPglite(database, { preparedDatabase: null });
    await migrate(store, migrations);
    await store.close();
    const fresh = `${file}.${String(process.pid)}`;
    await writeFile(fresh, packDatabase(database, readMigrations(migrations)));
    await rename(fresh, file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const [, , file] = process.argv;
if (file === undefined) throw new Error('Usage: prepare-database FILE');
await prepareDatabase(file);
