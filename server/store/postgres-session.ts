import { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';

import type { Database } from './database.ts';
import type { Connection, PostgresPool } from './postgres-pool.ts';

type NoSchema = Record<string, never>;

const dialect = new PgDialect();

/** drizzle calls nothing but `query` on what it takes for a client of pg. */
const toClient = (queries: Pick<Connection, 'query'>): PoolClient =>
  queries as unknown as PoolClient;

/**
 * Runs each statement on a connection of the pool. Unlike drizzle's own session, it gives the
 * connection back when BEGIN fails, and a failed ROLLBACK closes the connection and leaves the first
 * error to the caller.
 */
class PostgresSession extends NodePgSession<NoSchema, NoSchema> {
  readonly #pool: PostgresPool;
  readonly #signal: AbortSignal | null;

  constructor(pool: PostgresPool, signal: AbortSignal | null) {
    super(
      toClient({ query: (...statement) => queryOnce(pool, signal, ...statement) }),
      dialect,
      undefined,
    );
    this.#pool = pool;
    this.#signal = signal;
  }

  override async transaction<T>(
    work: (transaction: NodePgTransaction<NoSchema, NoSchema>) => Promise<T>,
  ): Promise<T> {
    const connection = await this.#pool.connect(this.#signal);
    let isUsable = true;
    try {
      await connection.begin();
      const session = new NodePgSession<NoSchema, NoSchema>(
        toClient(connection),
        dialect,
        undefined,
      );
      const result = await work(new NodePgTransaction(dialect, session, undefined));
      await connection.query('commit');
      return result;
    } catch (error) {
      await connection.query('rollback').catch(() => {
        isUsable = false;
      });
      throw error;
    } finally {
      connection.release(isUsable);
    }
  }
}

async function queryOnce(
  pool: PostgresPool,
  signal: AbortSignal | null,
  ...statement: Parameters<Connection['query']>
): ReturnType<Connection['query']> {
  const connection = await pool.connect(signal);
  try {
    return await connection.queryOnce(...statement);
  } finally {
    connection.release();
  }
}

/** Creates a drizzle handle on `pool` whose work ends when `signal` aborts. */
export const createPostgresHandle = (pool: PostgresPool, signal: AbortSignal | null): Database =>
  new NodePgDatabase(dialect, new PostgresSession(pool, signal), undefined);
