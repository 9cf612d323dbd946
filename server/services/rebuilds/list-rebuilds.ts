import { desc, eq, sql } from 'drizzle-orm';
import type * as z from 'zod';

import type { listRebuilds as call } from '../../../src/api/contract/quiz-rebuild.ts';
import { encodeRebuild } from '../../../src/api/contract/quiz-rebuild.ts';
import type { Database } from '../../store/database.ts';
import { users } from '../../store/schema/auth.ts';
import { quizRebuilds, rebuildBatches } from '../../store/schema/rebuilds.ts';

const maxBatches = 5;
const countWhere = (condition: ReturnType<typeof sql>) =>
  sql<number>`(select count(*)::int from ${quizRebuilds} r where r.batch_id = ${rebuildBatches}.id and ${condition})`;

/** Returns the newest queued rebuilds and their progress, in the contract's form. */
export async function listRebuilds(db: Database): Promise<z.input<(typeof call)['response']>> {
  const rows = await db
    .select({
      batch: rebuildBatches,
      by: { firstName: users.firstName, lastName: users.lastName, email: users.email },
      total: countWhere(sql`true`),
      done: countWhere(sql`r.state = 'done'`),
      failed: countWhere(sql`r.state = 'failed'`),
      cancelled: countWhere(sql`r.state = 'cancelled'`),
    })
    .from(rebuildBatches)
    .leftJoin(users, eq(users.id, rebuildBatches.requestedBy))
    .orderBy(desc(rebuildBatches.id))
    .limit(maxBatches);
  return rows.map(({ batch: { id, type, isAllUpdate, requestedAt }, by, ...counts }) => ({
    id,
    ...encodeRebuild(type, isAllUpdate),
    ...counts,
    requestedAt: requestedAt.toISOString(),
    requestedBy: by,
  }));
}
