import type * as z from 'zod';

import { mailPasswordLink } from '../accounts/mail-password-link.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { rebuildJob } from '../rebuilds/rebuild-job.ts';
import { requeueJob } from '../rebuilds/requeue-job.ts';
import type { Job } from '../../jobs/define-job.ts';
import { openQueue } from '../../jobs/queue.ts';
import type { Log } from '../../shared/log.ts';
import type { Store } from '../../store/database.ts';
import { migrate } from '../../store/migrate.ts';
import { findMigrationsFolder } from '../../store/migrations.ts';
import type { Services } from '../services.ts';
import { cleanUp } from './clean-up.ts';
import { sweepFiles } from './sweep-files.ts';

/** Every kind of background job. */
export const allJobs: readonly Job<z.ZodType, Services>[] = [
  sendMail,
  mailPasswordLink,
  cleanUp,
  sweepFiles,
  rebuildJob,
  requeueJob,
];

/** Brings the schema of a database up to date, with the job queues. */
export async function prepareSchema(store: Store, log: Log): Promise<void> {
  await migrate(store, findMigrationsFolder(), { log });
  const queue = await openQueue(store, log);
  await queue.createQueues(allJobs);
  await queue.stop(1000);
}
