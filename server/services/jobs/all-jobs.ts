import type * as z from 'zod';

import { mailPasswordLink } from '../accounts/mail-password-link.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { rebuildJob } from '../rebuilds/rebuild-job.ts';
import { requeueJob } from '../rebuilds/requeue-job.ts';
import type { Job } from '../../jobs/define-job.ts';
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
