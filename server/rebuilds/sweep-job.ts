import { eq } from 'drizzle-orm';
import * as z from 'zod';

import { inTransaction } from '../http/services.ts';
import { job } from '../jobs/jobs.ts';
import { quizRebuilds } from '../store/schema/rebuilds.ts';
import { rebuildJob } from './rebuild-job.ts';

/**
 * When a server starts, and every minute: gives every waiting rebuild that nobody works on and no job in the queue is for a job again, so that what a killed
 * worker had taken goes on at once, not only when the queue finds its job expired.
 */
export const sweepJob = job({
  name: 'sweep-rebuilds',
  data: z.unknown(),
  retries: 0,
  schedule: '* * * * *',
  atStart: true,
  run: (_data, services) =>
    inTransaction(services, async ({ db, jobs }) => {
      const unclaimed = await db
        .select({ rebuild: quizRebuilds.id })
        .from(quizRebuilds)
        .where(eq(quizRebuilds.state, 'waiting'))
        .orderBy(quizRebuilds.id)
        .for('update', { skipLocked: true });
      if (unclaimed.length === 0) return;
      const queued = new Set((await jobs.waiting(rebuildJob)).map(({ rebuild }) => rebuild));
      await jobs.sendAll(
        rebuildJob,
        unclaimed.filter(({ rebuild }) => !queued.has(rebuild)),
      );
    }),
});
