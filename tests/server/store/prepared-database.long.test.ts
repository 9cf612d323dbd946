import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { gunzipSync, gzipSync } from 'node:zlib';

import { afterEach, expect, it } from 'vitest';

import { loadSharedSecret } from '../../../server/auth/shared-secret.ts';
import { systemRandom } from '../../../server/shared/system.ts';
import type { Store } from '../../../server/store/database.ts';
import { findMigrationsFolder, readMigrations } from '../../../server/store/migrations.ts';
import { openPglite } from '../../../server/store/open-pglite.ts';
import { readPreparedDatabase } from '../../../server/store/prepared-database.ts';

/** What the build that the setup of these tests runs has made. */
const prepared = resolve('dist/server/store/prepared-database');
const migrations = readMigrations(findMigrationsFolder());

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-prepared-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function open(database: string, preparedDatabase: string): Promise<Store> {
  const store = await openPglite(database, { preparedDatabase });
  cleanups.push(() => store.close());
  return store;
}

/** Writes half of the prepared database, which no one can read. */
async function writeDamagedFile(): Promise<string> {
  const file = join(await createFolder(), 'damaged');
  const whole = await readFile(prepared);
  await writeFile(file, whole.subarray(0, whole.length / 2));
  return file;
}

/** Writes the prepared database as if another version of PGlite had made it. */
async function writeFileOfOtherPglite(): Promise<string> {
  const file = join(await createFolder(), 'other');
  const content = deserialize(gunzipSync(await readFile(prepared))) as object;
  const other = serialize({ ...content, pgliteVersion: '0.0.1' });
  await writeFile(file, gzipSync(other, { level: 1 }));
  return file;
}

const listRows = async (store: Store, query: string): Promise<readonly unknown[]> =>
  (await store.query(query)).rows;

const listMigrations = (store: Store) =>
  listRows(store, 'select * from drizzle.__drizzle_migrations order by id');

const inOurSchemas = "not in ('pg_catalog', 'information_schema', 'pg_toast')";

/** Returns the tables of ours that have rows. */
async function listFilledTables(store: Store): Promise<readonly unknown[]> {
  const tables = await listRows(
    store,
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname ${inOurSchemas}`,
  );
  const filled: unknown[] = [];
  for (const { name } of tables as readonly { readonly name: string }[])
    if ((await listRows(store, `select from ${name} limit 1`)).length > 0) filled.push(name);
  return filled;
}

it('two installations share no key, and the prepared database has no rows but those of the migrations', async () => {
  const folder = await createFolder();
  const stores = [
    await open(join(folder, 'one'), prepared),
    await open(join(folder, 'other'), prepared),
  ];
  for (const store of stores)
    expect(await listFilledTables(store)).toEqual(['drizzle.__drizzle_migrations']);
  const keys = [];
  for (const { db } of stores) keys.push(await loadSharedSecret(db, systemRandom, 'tokens'));
  expect(new Set(keys).size).toBe(2);
});

it('what a killed first start left is replaced', async () => {
  const database = join(await createFolder(), 'database');
  await mkdir(join(`${database}.new`, 'base'), { recursive: true });
  await writeFile(join(`${database}.new`, 'PG_VERSION'), '1');
  const store = await open(database, prepared);
  expect(await listMigrations(store)).toHaveLength(migrations.length);
  expect(existsSync(`${database}.new`)).toBe(false);
});

it('a prepared database is used with its own migrations and newer ones, and with no others', async () => {
  const [last] = migrations.slice(-1);
  if (last === undefined) throw new Error('there are no migrations');
  const isUsedWith = (list: typeof migrations, file = prepared): boolean =>
    readPreparedDatabase(file, list) !== null;
  expect({
    same: isUsedWith(migrations),
    newer: isUsedWith([...migrations, { ...last, name: 'newer', writtenAt: last.writtenAt + 1 }]),
    fewer: isUsedWith(migrations.slice(0, -1)),
    changed: isUsedWith([...migrations.slice(0, -1), { ...last, hash: 'changed' }]),
    otherRelease: isUsedWith([...migrations.slice(0, -1), { ...last, oldestRelease: '0.0.1' }]),
    missing: isUsedWith(migrations, `${prepared}-missing`),
    damaged: isUsedWith(migrations, await writeDamagedFile()),
    otherPglite: isUsedWith(migrations, await writeFileOfOtherPglite()),
  }).toEqual({
    same: true,
    newer: true,
    fewer: false,
    changed: false,
    otherRelease: false,
    missing: false,
    damaged: false,
    otherPglite: false,
  });
});
