import { sql } from 'drizzle-orm';

import { advisoryLocks } from '../advisory-locks.ts';
import type { Database } from '../database.ts';

/** Lets whoever writes translations or their groups take turns until the end of the transaction, so that a key stays in one group and its name its own. */
export async function lockTranslations(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.translations})`);
}
