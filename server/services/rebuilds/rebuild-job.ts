import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';

import { inTransaction, type Services } from '../services.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { quizRebuilds, rebuildBatches } from '../../store/schema/rebuilds.ts';
import { setQuizFailed, rebuildQuiz } from './rebuild-quiz.ts';

const maxErrors = 5;
/**
 * A killed worker reports no error, so more attempts than errors are allowed; a rebuild that kills
 * its worker still ends.
 */
const maxAttempts = 20;

/**
 * Runs one waiting rebuild and stores its result in the same transaction. Ignores a rebuild that is
 * no longer waiting.
 */
const runRebuild = (services: Services, id: number): Promise<void> =>
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

const failRebuild = (services: Services, id: number): Promise<void> =>
  inTransaction(services, async ({ db, clock }) => {
    const [ended] = await db
      .update(quizRebuilds)
      .set({ state: 'failed', finishedAt: clock.now() })
      .where(and(eq(quizRebuilds.id, id), eq(quizRebuilds.state, 'waiting')))
      .returning({ quizId: quizRebuilds.quizId });
    if (ended !== undefined)
      await setQuizFailed(db, ended.quizId, { reason: 'brokeOff', name: '' });
  });

/**
 * Rebuilds one quiz for one request (API-080). The job locks its row of `quiz_rebuilds` while it is
 * waiting, so a repeated delivery, or a worker killed at any moment, has exactly one effect. A
 * rebuild that fails repeatedly is given up.
 */
export const rebuildJob = defineJob({
  name: 'rebuild-quiz',
  data: z.object({ rebuild: z.int() }),
  retries: 10,
  retrySeconds: 1,
  expireSeconds: 120,
  batchSize: 50,
  run: async ({ rebuild }, services: Services) => {
    const isWaiting = and(eq(quizRebuilds.id, rebuild), eq(quizRebuilds.state, 'waiting'));
    const [started] = await services.db
      .update(quizRebuilds)
      .set({ attempts: sql`${quizRebuilds.attempts} + 1` })
      .where(isWaiting)
      .returning({ attempts: quizRebuilds.attempts });
    if (started === undefined) return;
    if (started.attempts > maxAttempts) return failRebuild(services, rebuild);
    try {
      await runRebuild(services, rebuild);
    } catch (error) {
      if (started.attempts < maxErrors) throw error;
      services.log.error('rebuild failed permanently', error, { rebuild });
      await failRebuild(services, rebuild);
    }
  },
});
