import { eq } from 'drizzle-orm';
import * as z from 'zod';

import { inTransaction, type Services } from '../services.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { quizRebuilds } from '../../store/schema/rebuilds.ts';
import { rebuildJob } from './rebuild-job.ts';

/**
 * Queues waiting rebuilds again that have no job and no worker, at each start of a server and every
 * minute: the rebuilds of a killed worker continue before their jobs expire.
 */
export const requeueJob = defineJob({
  name: 'sweep-rebuilds',
  data: z.unknown(),
  retries: 0,
  schedule: '* * * * *',
  atStart: true,
  run: (_data, services: Services) =>
    inTransaction(services, async ({ db, jobs }) => {
      const unclaimed = await db
        .select({ rebuild: quizRebuilds.id })
        .from(quizRebuilds)
        .where(eq(quizRebuilds.state, 'waiting'))
        .orderBy(quizRebuilds.id)
        .for('update', { skipLocked: true });
      if (unclaimed.length === 0) return;
      const queued = new Set((await jobs.listWaiting(rebuildJob)).map(({ rebuild }) => rebuild));
      await jobs.sendAll(
        rebuildJob,
        unclaimed.filter(({ rebuild }) => !queued.has(rebuild)),
      );
    }),
});
