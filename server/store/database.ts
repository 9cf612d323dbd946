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
