import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';

import type { Database, Store } from './database.ts';

const connections = 20;
const statementMilliseconds = 30_000;
/** How the server's questions are planned. Many people ask at once, so one question takes one processor; and indexes are expected in memory, where a page of them costs no more than any other. */
export const planning = '-c max_parallel_workers_per_gather=0 -c random_page_cost=1.1';

/** Opens a pool on the PostgreSQL server at `url`; a statement that runs longer than 30 seconds is cancelled. */
export async function openPostgres(
  url: string,
  onIdleError: (error: Error) => void,
): Promise<Store> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    statement_timeout: statementMilliseconds,
    connectionTimeoutMillis: 10_000,
    application_name: 'lectern',
    options: planning,
  });
  pool.on('error', onIdleError);
  (await pool.connect()).release();
  return {
    kind: 'postgres',
    db: drizzle(pool) as unknown as Database,
    query: async (text, values) => {
      const result = await pool.query<Record<string, unknown>>(
        text,
        values === undefined ? undefined : [...values],
      );
      const last = Array.isArray(result) ? (result as (typeof result)[]).at(-1) : result;
      return { rows: last?.rows ?? [] };
    },
    close: () => pool.end(),
  };
}
