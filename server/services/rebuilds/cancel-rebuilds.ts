import { and, eq, inArray, sql } from 'drizzle-orm';

import { processStatus } from '../../../src/api/contract/entities/process-status.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import type { Services } from '../services.ts';
import { quizzes } from '../../store/schema/quizzes.ts';
import { quizRebuilds, rebuildBatches } from '../../store/schema/rebuilds.ts';

/**
 * Cancels the waiting rebuilds of a request: quizzes created for it are deleted, the others stay as
 * they were. A rebuild that is running is finished. Runs inside the caller's transaction.
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
    .set({
      processStatus: sql`case when ${quizzes.processFailure} is null
        then ${processStatus.toWire('ready')}::smallint
        else ${processStatus.toWire('failed')}::smallint end`,
    })
    .where(isStill(false));
  await db.delete(quizzes).where(isStill(true));
  return succeeded(null);
}
