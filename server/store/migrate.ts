import { setTimeout as delay } from 'node:timers/promises';

import type { Log } from '../shared/log.ts';
import { isOlderRelease, release } from '../../src/domain/release.ts';
import { advisoryLocks } from './advisory-locks.ts';
import { applyMigration, type MigrateOptions } from './apply-migration.ts';
import type { DirectConnection, Store } from './database.ts';
import { readMigrations, type Migration } from './migrations.ts';

/** The schema does not fit this server. The message tells the operator what to do. */
export class SchemaError extends Error {}

const pollMs = 250;

/** What is known of the database's schema. */
interface SchemaState {
  readonly pending: readonly Migration[];
  /** The oldest release that the schema serves. */
  readonly oldestRelease: string;
}

/**
 * Reads which of `migrations` are missing, and which release the newest ones serve. A migration of
 * a newer release is known by its row only.
 */
async function readState(
  { query }: Pick<Store, 'query'>,
  migrations: readonly Migration[],
): Promise<SchemaState> {
  const { rows: tables } = await query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as is_made,
      exists (
        select from information_schema.columns
        where table_schema = 'drizzle' and table_name = '__drizzle_migrations'
          and column_name = 'oldest_release'
      ) as has_releases`,
  );
  const { has_releases: hasReleases, is_made: isMade } = tables[0] ?? {};
  if (isMade !== true) return { pending: migrations, oldestRelease: release };
  const { rows } = await query(
    `select created_at::text as written_at,
      ${hasReleases === true ? 'oldest_release' : 'null'} as oldest_release
      from drizzle.__drizzle_migrations`,
  );
  const applied = new Set(rows.map((row) => Number(row['written_at'])));
  const oldestRelease = rows
    .map((row) => row['oldest_release'])
    .filter((value) => typeof value === 'string')
    .reduce((newest, one) => (isOlderRelease(newest, one) ? one : newest), '0.0.0');
  return { pending: migrations.filter(({ writtenAt }) => !applied.has(writtenAt)), oldestRelease };
}

function refuseNewerSchema({ oldestRelease }: SchemaState): void {
  if (isOlderRelease(release, oldestRelease))
    throw new SchemaError(
      `The database schema serves release ${oldestRelease} and newer; this is release ${release}. Start a newer release.`,
    );
}

/**
 * Throws a `SchemaError` when the schema lacks migrations of this server or no longer serves it.
 */
export async function checkSchema(store: Store, folder: string): Promise<void> {
  const state = await readState(store, readMigrations(folder));
  refuseNewerSchema(state);
  if (state.pending.length > 0)
    throw new SchemaError(
      `The database schema lacks these migrations: ${state.pending.map(({ name }) => name).join(', ')}. Run npm run migrate, or start without MIGRATE=off.`,
    );
}

/**
 * Waits until this connection alone migrates. It asks again and again: a statement that waited would
 * hold a snapshot, for which a concurrent index waits in turn.
 */
async function lockMigrations({ query }: DirectConnection, log?: Pick<Log, 'info'>): Promise<void> {
  for (let isLogged = false; ; isLogged = true) {
    const { rows } = await query('select pg_try_advisory_lock($1) as is_locked', [
      advisoryLocks.migration,
    ]);
    if (rows[0]?.['is_locked'] === true) return;
    if (!isLogged) log?.info('waiting for another process that migrates the database');
    await delay(pollMs);
  }
}

async function createTable({ query }: DirectConnection): Promise<void> {
  await query('create schema if not exists drizzle');
  await query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  await query(
    'alter table drizzle.__drizzle_migrations add column if not exists name text, add column if not exists oldest_release text',
  );
}

/**
 * Applies the missing migrations, each in a transaction of its own, on a connection without a
 * statement timeout. Processes that start together migrate one after another. Runs two queries when
 * the schema is up to date. Throws a `SchemaError` when the schema no longer serves this release.
 */
export async function migrate(
  store: Store,
  folder: string,
  options: MigrateOptions = {},
): Promise<void> {
  const migrations = readMigrations(folder);
  const state = await readState(store, migrations);
  refuseNewerSchema(state);
  if (state.pending.length === 0) return;
  const connection = await store.connectDirectly();
  try {
    if (store.kind === 'postgres') await lockMigrations(connection, options.log);
    await createTable(connection);
    const { pending } = await readState(connection, migrations);
    for (const migration of pending)
      await applyMigration(connection, store.kind, migration, options);
  } finally {
    await connection.close();
  }
}
