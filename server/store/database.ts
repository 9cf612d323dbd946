import type { Assume } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface Rows<T> {
  readonly rows: T[];
}

/** The result of a raw `execute` on both databases. */
interface RowsResult extends PgQueryResultHKT {
  readonly type: Rows<Assume<this['row'], Record<string, unknown>>>;
}

/** The drizzle handle of every query: PGlite, a PostgreSQL pool, or a transaction of either. */
export type Database = PgDatabase<RowsResult>;

/** How much work a request makes for the database. */
export type Load = 'light' | 'heavy';

/** The connections of a pool: those in use, and the callers that wait for one. */
export interface ConnectionCounts {
  readonly name: Load;
  readonly inUse: number;
  readonly waiting: number;
}

/** A connection for migrations: not of the pool, and without time limits. */
export interface DirectConnection {
  readonly query: Store['query'];
  readonly close: () => Promise<void>;
}

/** An open database of either kind, migrated or not. */
export interface Store {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Database;
  /**
   * Returns a handle for one request or job: when `signal` aborts, its statements fail with the
   * signal's reason, its running statement is cancelled (on PostgreSQL) and its transaction rolled
   * back. `heavy` work has connections of its own on PostgreSQL.
   */
  readonly openHandle: (load: Load, signal: AbortSignal | null) => Database;
  /**
   * Runs one statement with `$1` values, or several without values, and returns the rows of the
   * last. For pg-boss and tools.
   */
  readonly query: (
    text: string,
    values?: readonly unknown[],
  ) => Promise<{ readonly rows: Record<string, unknown>[] }>;
  /** Returns the connections of each pool; none on PGlite. */
  readonly countConnections: () => readonly ConnectionCounts[];
  /**
   * Opens a connection past any pooler (`MIGRATE_DATABASE_URL`); on PGlite returns the only one,
   * which nobody else may use meanwhile.
   */
  readonly connectDirectly: () => Promise<DirectConnection>;
  /** Waits for running queries and closes the database. */
  readonly close: () => Promise<void>;
}
