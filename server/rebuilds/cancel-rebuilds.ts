import { and, eq, inArray, sql } from 'drizzle-orm';

import { failed, succeeded, type Outcome } from '../../src/domain/outcome.ts';
import type { Services } from '../http/services.ts';
import { quizzes } from '../store/schema/quizzes.ts';
import { quizRebuilds, rebuildBatches } from '../store/schema/rebuilds.ts';

/**
 * Ends what still waits of a request: quizzes made for it go again, the others are as before. What a worker is at this moment doing is finished. Runs inside the
 * caller's transaction.
 */
export async function cancelRebuilds(
  { db, clock }: Services,
  batchId: number,
): Promise<Outcome<null>> {
  if ((await db.$count(rebuildBatches, eq(rebuildBatches.id, batchId))) === 0)
    return failed({ kind: 'notFound' });
  const waiting = await db
    .select()
    .from(quizRebuilds)
    .where(and(eq(quizRebuilds.batchId, batchId), eq(quizRebuilds.state, 'waiting')))
    .for('update', { skipLocked: true });
  if (waiting.length === 0) return succeeded(null);
  await db
    .update(quizRebuilds)
    .set({ state: 'cancelled', finishedAt: clock.now() })
    .where(
      inArray(
        quizRebuilds.id,
        waiting.map(({ id }) => id),
      ),
    );
  const isStill = (isNew: boolean) =>
    inArray(
      quizzes.id,
      waiting.filter((one) => one.isNew === isNew).map(({ quizId }) => quizId),
    );
  await db
    .update(quizzes)
    .set({ processStatus: sql`case when ${quizzes.processFailure} is null then 1 else 2 end` })
    .where(isStill(false));
  await db.delete(quizzes).where(isStill(true));
  return succeeded(null);
}
