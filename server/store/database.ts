import type { Assume } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface Rows<T> {
  readonly rows: T[];
}

/** What a raw `execute` answers on both databases. */
interface RowsResult extends PgQueryResultHKT {
  readonly type: Rows<Assume<this['row'], Record<string, unknown>>>;
}

/** The drizzle handle every query goes through: PGlite, a PostgreSQL pool, or a transaction of either. */
export type Database = PgDatabase<RowsResult>;

/** An opened database of either kind, migrated or not. */
export interface Store {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Database;
  /** Runs SQL as it stands: one statement with `$1` values, or several without values; the rows of the last. For pg-boss and tools. */
  readonly query: (
    text: string,
    values?: readonly unknown[],
  ) => Promise<{ readonly rows: Record<string, unknown>[] }>;
  /** Waits for running queries and closes; nothing may be asked afterwards. */
  readonly close: () => Promise<void>;
}
