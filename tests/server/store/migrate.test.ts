import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';
import { afterEach, describe, expect, it } from 'vitest';

import type { Store } from '../../../server/store/database.ts';
import { advisoryLocks } from '../../../server/store/advisory-locks.ts';
import { checkSchema, migrate } from '../../../server/store/migrate.ts';
import {
  findMigrationsFolder,
  readMigrations,
  type Migration,
} from '../../../server/store/migrations.ts';
import { openPglite } from '../../../server/store/open-pglite.ts';
import { openPostgres } from '../../../server/store/open-postgres.ts';
import { isOlderRelease, release } from '../../../src/domain/release.ts';
import { poll } from '../../support/poll.ts';
import { findPostgres, startCluster } from '../../support/postgres-cluster.ts';
import { describeOnMainDatabase, type DatabaseKind } from '../../support/server-databases.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

let databases = 0;

/** Creates an empty database. Returns its address, or null on PGlite. */
async function createDatabase(
  kind: DatabaseKind,
): Promise<{ readonly store: Store; readonly url: string }> {
  if (kind === 'pglite') {
    const store = await openPglite(null);
    cleanups.push(() => store.close());
    return { store, url: '' };
  }
  const address = await startCluster();
  databases += 1;
  const url = `${address}/migrate_${String(process.pid)}_${String(databases)}`;
  const client = await connect(`${address}/postgres`);
  await client.query(`create database ${url.split('/').at(-1) ?? ''}`);
  const store = await openPostgres(url, () => undefined);
  cleanups.push(() => store.close());
  return { store, url };
}

async function connect(url: string): Promise<Client> {
  const client = new Client(url);
  client.on('error', () => undefined);
  await client.connect();
  cleanups.push(() => client.end());
  return client;
}

/** Writes migrations, each a list of statements, in the format of drizzle-kit. */
async function writeMigrations(
  steps: readonly (readonly string[])[],
  releases: Readonly<Record<string, string>> = {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-migrations-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'meta'));
  const entries = steps.map((_, idx) => ({
    idx,
    version: '7',
    when: 1_700_000_000_000 + idx,
    tag: `000${String(idx)}_step`,
    breakpoints: true,
  }));
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
  await writeFile(join(folder, 'releases.json'), JSON.stringify(releases));
  for (const [index, statements] of steps.entries())
    await writeFile(
      join(folder, `000${String(index)}_step.sql`),
      statements.join('\n--> statement-breakpoint\n'),
    );
  return folder;
}

const listTables = async (store: Store): Promise<readonly unknown[]> =>
  (
    await store.query("select tablename from pg_tables where schemaname = 'public' order by 1")
  ).rows.map(({ tablename }) => tablename);
const listApplied = async (store: Store): Promise<readonly unknown[]> =>
  (await store.query('select name from drizzle.__drizzle_migrations order by id')).rows.map(
    ({ name }) => name,
  );

describe('the migrations of the product', () => {
  it('LIM-42 each names the oldest release that it still serves, none newer than this one', async () => {
    const named = JSON.parse(
      await readFile(join(findMigrationsFolder(), 'releases.json'), 'utf8'),
    ) as Record<string, string>;
    const migrations = readMigrations(findMigrationsFolder());
    expect(Object.keys(named)).toEqual(migrations.map(({ name }) => name));
    expect(Object.values(named).filter((value) => isOlderRelease(release, value))).toEqual([]);
  });

  it('LIM-42 the release is that of package.json', async () => {
    const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
    expect(release).toBe(version);
  });

  it.each([
    ['0.1.0', '0.2.0', true],
    ['0.2.0', '0.10.0', true],
    ['1.0.0', '0.9.9', false],
    ['0.1.0', '0.1.0', false],
  ])('LIM-42 %s is older than %s: %s', (one, other, expected) => {
    expect(isOlderRelease(one, other)).toBe(expected);
  });
});

describeOnMainDatabase('migrations', (database) => {
  it('LIM-42 a database with the 44 steps that were one migration later counts as migrated', async () => {
    const { store } = await createDatabase(database);
    await migrate(store, findMigrationsFolder());
    const lastStep = 1_795_570_894_404;
    const moveTo = (at: number) =>
      store.query(
        `update drizzle.__drizzle_migrations set created_at = ${String(at)} where name = '0000_schema'`,
      );
    await moveTo(lastStep - 1);
    await expect(checkSchema(store, findMigrationsFolder())).rejects.toThrow(
      'lacks these migrations: 0000_schema.',
    );
    await moveTo(lastStep);
    await checkSchema(store, findMigrationsFolder());
  });

  it('LIM-42 each is a transaction: those before a failed one stay, and the next run continues', async () => {
    const { store } = await createDatabase(database);
    const broken = ['create table c ()', 'select 1 / 0'];
    const folder = await writeMigrations([['create table a ()'], ['create table b ()'], broken]);
    await expect(migrate(store, folder)).rejects.toThrow('the migration 0002_step failed');
    expect(await listTables(store)).toEqual(['a', 'b']);
    await writeFile(join(folder, '0002_step.sql'), 'create table c ()');
    await migrate(store, folder);
    expect(await listTables(store)).toEqual(['a', 'b', 'c']);
    expect(await listApplied(store)).toEqual(['0000_step', '0001_step', '0002_step']);
  });

  it('LIM-42 a schema of a newer release is refused only when it no longer serves this one', async () => {
    const { store } = await createDatabase(database);
    const folder = await writeMigrations([['create table a ()']], { '0000_step': '0.1.0' });
    await migrate(store, folder);
    const addNewer = (oldest: string) =>
      store.query(
        `insert into drizzle.__drizzle_migrations (hash, created_at, name, oldest_release) values ('x', 1800000000000, 'newer', '${oldest}')`,
      );
    await addNewer(release);
    await migrate(store, folder);
    await checkSchema(store, folder);
    await addNewer('99.2.0');
    const reason = `The database schema serves release 99.2.0 and newer; this is release ${release}.`;
    await expect(migrate(store, folder)).rejects.toThrow(reason);
    await expect(checkSchema(store, folder)).rejects.toThrow(reason);
  });

  it('LIM-42 without migrating, a schema that lacks a step is refused', async () => {
    const { store } = await createDatabase(database);
    const folder = await writeMigrations([['create table a ()'], ['create table b ()']]);
    await expect(checkSchema(store, folder)).rejects.toThrow(
      'lacks these migrations: 0000_step, 0001_step. Run npm run migrate',
    );
    expect(await listTables(store)).toEqual([]);
  });

  it('LIM-42 an index is created concurrently, and a step may not mix that with other statements', async () => {
    const { store } = await createDatabase(database);
    const index = 'create index concurrently "a_n_idx" on a (n)';
    const folder = await writeMigrations([['create table a (n int)'], [index]]);
    await migrate(store, folder);
    expect(
      (await store.query("select indexname from pg_indexes where tablename = 'a'")).rows,
    ).toEqual([{ indexname: 'a_n_idx' }]);
    const mixed = await writeMigrations([[index, 'create table b ()']]);
    await expect(migrate(store, mixed)).rejects.toThrow('0000_step mixes');
  });
});

describeOnMainDatabase('trigram indexes', (database) => {
  it.each([
    ['in a transaction', false, []],
    ['in a transaction', true, [{ indexname: 'a_t_idx' }]],
    ['concurrently', false, []],
    ['concurrently', true, [{ indexname: 'a_t_idx' }]],
  ])('LIM-42 are created %s when pg_trgm is installed (%s)', async (how, isInstalled, expected) => {
    const { store } = await createDatabase(database);
    const table = ['create table a (t text)', ...(isInstalled ? ['create extension pg_trgm'] : [])];
    const index = 'on a using gin (t gin_trgm_ops)';
    const folder = await writeMigrations(
      how === 'concurrently'
        ? [table, [`create index concurrently "a_t_idx" ${index}`]]
        : [[...table, `create index "a_t_idx" ${index}`]],
    );
    await migrate(store, folder);
    expect(
      (await store.query("select indexname from pg_indexes where tablename = 'a'")).rows,
    ).toEqual(expected);
    expect(await listApplied(store)).toEqual(readMigrations(folder).map(({ name }) => name));
  });
});

const possible = findPostgres() !== null;

describe.skipIf(!possible)('migrations of a database in use', () => {
  it('LIM-42 an invalid index that an interrupted attempt left is dropped and created again', async () => {
    const { store, url } = await createDatabase('postgres');
    const client = await connect(url);
    await client.query('create table a (n int)');
    await client.query('insert into a values (1), (1)');
    const index = 'create unique index concurrently "a_n_key" on a (n)';
    await expect(client.query(index)).rejects.toThrow('could not create unique index');
    await client.query('delete from a');
    await migrate(store, await writeMigrations([[index]]));
    const { rows } = await client.query(
      'select indisvalid from pg_index where indisunique and indrelid = $1::regclass',
      ['a'],
    );
    expect(rows).toEqual([{ indisvalid: true }]);
  });

  it('LIM-42 a step that does not get its lock in time lets others pass, tries again and succeeds', async () => {
    const { store, url } = await createDatabase('postgres');
    const [reader, other] = [await connect(url), await connect(url)];
    await reader.query('create table a ()');
    await reader.query('begin');
    await reader.query('select * from a');
    const attempts: unknown[] = [];
    const migrating = migrate(store, await writeMigrations([['alter table a add column n int']]), {
      log: { info: (_, details) => attempts.push(details) },
      lockTimeoutMs: 50,
      retryMs: 10,
    });
    await poll('two attempts failed', () => (attempts.length >= 2 ? true : null));
    await other.query('select * from a');
    await reader.query('commit');
    await migrating;
    expect(attempts[0]).toEqual({ migration: '0000_step', attempt: 1 });
    expect((await other.query('select n from a')).rows).toEqual([]);
  });

  /** Applies `migrations` and returns those that lock several tables in use, with the tables. */
  async function findSeveralLocks(
    migrations: readonly Migration[],
  ): Promise<Readonly<Record<string, readonly string[]>>> {
    const { url } = await createDatabase('postgres');
    const client = await connect(url);
    const listNames = async (query: string): Promise<readonly string[]> =>
      (await client.query<{ name: string }>(query)).rows.map(({ name }) => name);
    const several: Record<string, readonly string[]> = {};
    for (const { name, statements, isConcurrent } of migrations) {
      const inUse = await listNames(
        "select tablename as name from pg_tables where schemaname = 'public'",
      );
      if (!isConcurrent) await client.query('begin');
      for (const statement of statements) await client.query(statement);
      const locked = await listNames(
        "select distinct relation::regclass::text as name from pg_locks where locktype = 'relation' and pid = pg_backend_pid() and mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock') order by 1",
      );
      if (!isConcurrent) await client.query('commit');
      const tables = locked.filter((table) => inUse.includes(table));
      if (tables.length > 1) several[name] = tables;
    }
    return several;
  }

  it('LIM-42 steps of the product lock at most one table in use, so none can deadlock', async () => {
    expect(await findSeveralLocks(readMigrations(findMigrationsFolder()))).toEqual({});
  });

  it('LIM-42 a step that locks two tables in use is found', async () => {
    const folder = await writeMigrations([
      ['create table a ()', 'create table b ()'],
      ['alter table a add column n int', 'alter table b add column n int'],
    ]);
    expect(await findSeveralLocks(readMigrations(folder))).toEqual({ '0001_step': ['a', 'b'] });
  });

  it('LIM-42 a step may take longer than the statements of requests', async () => {
    const { store, url } = await createDatabase('postgres');
    const client = await connect(url);
    await client.query(
      `alter database ${url.split('/').at(-1) ?? ''} set statement_timeout = '100ms'`,
    );
    await migrate(store, await writeMigrations([['select pg_sleep(0.3)']]));
    expect(await listApplied(store)).toEqual(['0000_step']);
  });

  it('LIM-42 waits for another process that migrates, and then applies nothing twice', async () => {
    const { store, url } = await createDatabase('postgres');
    const other = await connect(url);
    await other.query('select pg_advisory_lock($1)', [advisoryLocks.migration]);
    const waits: string[] = [];
    const folder = await writeMigrations([['create table a ()']]);
    const log = { info: (message: string) => waits.push(message) };
    const migrating = [migrate(store, folder, { log }), migrate(store, folder, { log })];
    await poll('both wait', () => (waits.length === 2 ? true : null));
    expect(await listTables(store)).toEqual([]);
    await other.query('select pg_advisory_unlock($1)', [advisoryLocks.migration]);
    await Promise.all(migrating);
    expect(await listApplied(store)).toEqual(['0000_step']);
    expect(waits).toEqual(Array(2).fill('waiting for another process that migrates the database'));
  });
});
