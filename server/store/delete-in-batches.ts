import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { Database } from './database.ts';

const defaultBatchSize = 2000;

/**
 * Deletes the rows of `table` that match `condition`, a batch in each statement, so that no
 * statement runs for long or locks many rows. Rows that another transaction holds are left for the
 * next time. Returns how many were deleted; throws the reason of `signal` when that aborts.
 */
export async function deleteInBatches(
  db: Database,
  table: PgTable,
  condition: SQL | undefined,
  signal: AbortSignal,
  batchSize = defaultBatchSize,
): Promise<number> {
  for (let total = 0; ;) {
    signal.throwIfAborted();
    const { rows } = await db.execute<{ count: number }>(sql`
      with deleted as (
        delete from ${table} where ctid = any(array(
          select ctid from ${table} where ${condition} limit ${batchSize} for update skip locked
        )) returning 1
      ) select count(*)::int as count from deleted`);
    const count = rows[0]?.count ?? 0;
    total += count;
    if (count < batchSize) return total;
  }
}
