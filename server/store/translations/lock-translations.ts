import { sql } from 'drizzle-orm';

import { advisoryLocks } from '../advisory-locks.ts';
import type { Database } from '../database.ts';

/**
 * Makes changes of translations and their groups wait for each other until the transaction ends, so
 * that a key stays in one group and group keys stay unique.
 */
export async function lockTranslations(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.translations})`);
}
