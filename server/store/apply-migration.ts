import { setTimeout as delay } from 'node:timers/promises';

import type { Log } from '../shared/log.ts';
import type { DirectConnection, Store } from './database.ts';
import type { Migration } from './migrations.ts';

/** How migrations wait for other processes and for locks. */
export interface MigrateOptions {
  readonly log?: Pick<Log, 'info'>;
  /** How long a migration waits for a lock, while others queue behind it. */
  readonly lockTimeoutMs?: number;
  /** The pause after the first failed attempt; it doubles up to ten seconds. */
  readonly retryMs?: number;
  readonly maxAttempts?: number;
}

const defaultLockTimeoutMs = 5000;
const defaultRetryMs = 500;
const maxRetryMs = 10_000;
const defaultMaxAttempts = 30;

/** A lock was not available in time, or a deadlock was broken. */
const isLockFailure = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01');

const insertRow = ({ query }: DirectConnection, migration: Migration): Promise<unknown> =>
  query(
    'insert into drizzle.__drizzle_migrations (hash, created_at, name, oldest_release) values ($1, $2, $3, $4)',
    [migration.hash, migration.writtenAt, migration.name, migration.oldestRelease],
  );

/**
 * Runs a statement, except one that creates a trigram index where pg_trgm is not installed:
 * PostgreSQL's optional modules may be missing, and searches then read whole tables.
 */
async function runStatement({ query }: DirectConnection, statement: string): Promise<void> {
  if (statement.includes('gin_trgm_ops')) {
    const { rows } = await query("select from pg_extension where extname = 'pg_trgm'");
    if (rows.length === 0) return;
  }
  await query(statement);
}

const withoutConcurrently = (statement: string): string =>
  statement.replace(/^(\s*(?:create\s+(?:unique\s+)?|drop\s+)index\s+)concurrently\b/i, '$1');

/** Runs all statements and the row of the migration in one transaction. */
async function applyInTransaction(
  connection: DirectConnection,
  migration: Migration,
  lockTimeoutMs: number,
): Promise<void> {
  await connection.query('begin');
  try {
    await connection.query(`set local lock_timeout = ${String(lockTimeoutMs)}`);
    for (const statement of migration.statements)
      await runStatement(connection, withoutConcurrently(statement));
    await insertRow(connection, migration);
    await connection.query('commit');
  } catch (error) {
    await connection.query('rollback').catch(() => undefined);
    throw error;
  }
}

const createdIndexPattern =
  /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?("?[\w.]+"?)/i;

/**
 * Creates or drops indexes while their tables are in use. What an interrupted attempt created is
 * kept when it is valid and created again otherwise. The waits of these statements block nobody, so
 * they have no time limit.
 */
async function applyConcurrently(
  connection: DirectConnection,
  migration: Migration,
): Promise<void> {
  await connection.query('set lock_timeout = 0');
  for (const statement of migration.statements) {
    const index = createdIndexPattern.exec(statement)?.[1];
    if (index !== undefined) {
      const { rows } = await connection.query(
        'select indisvalid as is_valid from pg_index where indexrelid = to_regclass($1)',
        [index],
      );
      if (rows[0]?.['is_valid'] === true) continue;
      if (rows[0] !== undefined) await connection.query(`drop index concurrently ${index}`);
    }
    await runStatement(connection, statement);
  }
  await insertRow(connection, migration);
}

/**
 * Applies one migration and writes its row. When it does not get a lock in time it lets the waiting
 * statements of others pass and tries again. The embedded database has no other connections, so
 * there it always runs in a transaction.
 */
export async function applyMigration(
  connection: DirectConnection,
  kind: Store['kind'],
  migration: Migration,
  {
    log,
    lockTimeoutMs = defaultLockTimeoutMs,
    retryMs = defaultRetryMs,
    maxAttempts = defaultMaxAttempts,
  }: MigrateOptions,
): Promise<void> {
  const isConcurrent = migration.isConcurrent && kind === 'postgres';
  for (let attempt = 1; ; attempt += 1) {
    try {
      await (isConcurrent
        ? applyConcurrently(connection, migration)
        : applyInTransaction(connection, migration, lockTimeoutMs));
      return;
    } catch (error) {
      if (!isLockFailure(error) || attempt === maxAttempts)
        throw new Error(`the migration ${migration.name} failed`, { cause: error });
      log?.info('a migration waits for a lock and is tried again', {
        migration: migration.name,
        attempt,
      });
      await delay(Math.min(retryMs * 2 ** (attempt - 1), maxRetryMs));
    }
  }
}
