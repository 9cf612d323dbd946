import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';

import { rebuildProblems } from '../../src/domain/sentences/quiz-rebuild.ts';
import { inTransaction, type Services } from '../http/services.ts';
import { job } from '../jobs/jobs.ts';
import { quizRebuilds, rebuildBatches } from '../store/schema/rebuilds.ts';
import { markFailed, rebuildQuiz } from './rebuild-quiz.ts';

const mostErrors = 5;
/** A worker that is killed says nothing, so more attempts are granted than errors; a rebuild that kills its worker ends all the same. */
const mostAttempts = 20;

/** Does one waiting rebuild and stores that it is done or failed, both or nothing; what does not wait any more, is another worker's or has lost its quiz is left alone. */
const carryOut = (services: Services, id: number): Promise<void> =>
  inTransaction(services, async ({ db, clock }) => {
    const [waiting] = await db
      .select({ quizId: quizRebuilds.quizId, by: rebuildBatches.requestedBy })
      .from(quizRebuilds)
      .innerJoin(rebuildBatches, eq(rebuildBatches.id, quizRebuilds.batchId))
      .where(and(eq(quizRebuilds.id, id), eq(quizRebuilds.state, 'waiting')))
      .for('update', { of: quizRebuilds });
    if (waiting === undefined) return;
    const at = clock.now();
    const outcome = await rebuildQuiz(db, waiting.quizId, { by: waiting.by, at });
    await db
      .update(quizRebuilds)
      .set({ state: outcome.ok ? 'done' : 'failed', finishedAt: at })
      .where(eq(quizRebuilds.id, id));
  });

const giveUp = (services: Services, id: number): Promise<void> =>
  inTransaction(services, async ({ db, clock }) => {
    const [ended] = await db
      .update(quizRebuilds)
      .set({ state: 'failed', finishedAt: clock.now() })
      .where(and(eq(quizRebuilds.id, id), eq(quizRebuilds.state, 'waiting')))
      .returning({ quizId: quizRebuilds.quizId });
    if (ended !== undefined) await markFailed(db, ended.quizId, rebuildProblems.brokeOff);
  });

/**
 * Rebuilds one quiz for one request (API-080). The row of `quiz_rebuilds` is the job's key: whoever locks it while it waits has the only effect, so a repeated
 * delivery, or a worker killed at any moment, leaves exactly one. What breaks off again and again fails in the end.
 */
export const rebuildJob = job({
  name: 'rebuild-quiz',
  data: z.object({ rebuild: z.int() }),
  retries: 10,
  retrySeconds: 1,
  expireSeconds: 120,
  atOnce: 50,
  run: async ({ rebuild }, services) => {
    const isMine = and(eq(quizRebuilds.id, rebuild), eq(quizRebuilds.state, 'waiting'));
    const [taken] = await services.db
      .update(quizRebuilds)
      .set({ attempts: sql`${quizRebuilds.attempts} + 1` })
      .where(isMine)
      .returning({ attempts: quizRebuilds.attempts });
    if (taken === undefined) return;
    if (taken.attempts > mostAttempts) return giveUp(services, rebuild);
    try {
      await carryOut(services, rebuild);
    } catch (error) {
      if (taken.attempts < mostErrors) throw error;
      services.log.error('a rebuild is given up', error, { rebuild });
      await giveUp(services, rebuild);
    }
  },
});
