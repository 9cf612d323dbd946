import { sendMail } from '../mail/send-mail.ts';
import { rebuildJob } from '../rebuilds/rebuild-job.ts';
import { sweepJob } from '../rebuilds/sweep-job.ts';
import type { JobKind } from './jobs.ts';
import { tidyUp } from './tidy-up.ts';

/** Every kind of background work. */
export const jobKinds: readonly JobKind[] = [sendMail, tidyUp, rebuildJob, sweepJob];
