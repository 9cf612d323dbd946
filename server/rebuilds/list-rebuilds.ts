import { desc, eq, sql } from 'drizzle-orm';
import type * as z from 'zod';

import type { listRebuilds as call } from '../../src/api/contract/quiz-rebuild.ts';
import { rebuildTypes } from '../../src/domain/quiz/rebuild.ts';
import type { Database } from '../store/database.ts';
import { users } from '../store/schema/auth.ts';
import { quizRebuilds, rebuildBatches } from '../store/schema/rebuilds.ts';

const newest = 5;
const countOf = (condition: ReturnType<typeof sql>) =>
  sql<number>`(select count(*)::int from ${quizRebuilds} r where r.batch_id = ${rebuildBatches}.id and ${condition})`;

/** The newest queued rebuilds and how far each has come, as the contract writes them. */
export async function listRebuilds(db: Database): Promise<z.input<(typeof call)['response']>> {
  const rows = await db
    .select({
      batch: rebuildBatches,
      by: { firstName: users.firstName, lastName: users.lastName, email: users.email },
      total: countOf(sql`true`),
      done: countOf(sql`r.state = 'done'`),
      failed: countOf(sql`r.state = 'failed'`),
      cancelled: countOf(sql`r.state = 'cancelled'`),
    })
    .from(rebuildBatches)
    .leftJoin(users, eq(users.id, rebuildBatches.requestedBy))
    .orderBy(desc(rebuildBatches.id))
    .limit(newest);
  return rows.map(({ batch: { id, type, isAllUpdate, requestedAt }, by, ...counts }) => ({
    id,
    type: rebuildTypes.indexOf(type) + 1,
    isAllUpdate: isAllUpdate ? 1 : 0,
    ...counts,
    requestedAt: requestedAt.toISOString(),
    requestedBy: by,
  }));
}
