import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { expect, it } from 'vitest';

import type { Store } from '../../../server/store/database.ts';
import { migrate } from '../../../server/store/migrate.ts';
import { findMigrationsFolder, readMigrations } from '../../../server/store/migrations.ts';
import { openPglite } from '../../../server/store/open-pglite.ts';

const listRows = async (store: Store, query: string): Promise<readonly unknown[]> =>
  (await store.query(query)).rows;

const listMigrations = (store: Store) =>
  listRows(store, 'select * from drizzle.__drizzle_migrations order by id');

const inOurSchemas = "not in ('pg_catalog', 'information_schema', 'pg_toast')";

/** Returns everything that the migrations create. */
const describeSchema = async (store: Store) => ({
  migrations: await listMigrations(store),
  extensions: await listRows(
    store,
    'select extname, extversion, extnamespace::regnamespace::text from pg_extension order by 1',
  ),
  settings: await listRows(
    store,
    "select name, setting from pg_settings where name in ('TimeZone', 'lc_collate', 'server_encoding', 'server_version', 'default_text_search_config') order by 1",
  ),
  columns: await listRows(
    store,
    `select * from information_schema.columns where table_schema ${inOurSchemas} order by table_schema, table_name, ordinal_position`,
  ),
  indexes: await listRows(
    store,
    `select * from pg_indexes where schemaname ${inOurSchemas} order by schemaname, indexname`,
  ),
  constraints: await listRows(
    store,
    `select conrelid::regclass::text as of, conname, pg_get_constraintdef(oid) as rule from pg_constraint
      where connamespace::regnamespace::text ${inOurSchemas} order by 1, 2`,
  ),
  triggers: await listRows(
    store,
    'select pg_get_triggerdef(oid) as rule from pg_trigger where not tgisinternal order by 1',
  ),
  functions: await listRows(
    store,
    `select pg_get_functiondef(oid) as rule from pg_proc
      where pronamespace::regnamespace::text ${inOurSchemas} and prokind = 'f' order by 1`,
  ),
});

it('the prepared database is what initdb and the migrations make', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-prepared-'));
  const fromFile = await openPglite(join(folder, 'from-file'), {
    preparedDatabase: resolve('dist/server/store/prepared-database'),
  });
  const fromInitdb = await openPglite(join(folder, 'from-initdb'), {
    preparedDatabase: join(folder, 'missing'),
  });
  expect(await listRows(fromInitdb, "select to_regnamespace('drizzle') as is_made")).toEqual([
    { is_made: null },
  ]);
  await migrate(fromInitdb, findMigrationsFolder());
  const { migrations, ...schema } = await describeSchema(fromFile);
  expect(migrations).toHaveLength(readMigrations(findMigrationsFolder()).length);
  expect({ migrations, ...schema }).toEqual(await describeSchema(fromInitdb));
  await fromFile.close();
  await fromInitdb.close();
  await rm(folder, { recursive: true, force: true });
});
