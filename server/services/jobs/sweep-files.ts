import * as z from 'zod';

import { removeOrphanedFiles } from '../../store/files/remove-orphaned-files.ts';
import type { Services } from '../services.ts';
import { defineJob } from '../../jobs/define-job.ts';

/** Removes, once a day, stored files that the database does not know. */
export const sweepFiles = defineJob({
  name: 'sweep-files',
  data: z.unknown(),
  retries: 0,
  schedule: '37 3 * * *',
  run: async (_data, services: Services, signal) => {
    const count = await removeOrphanedFiles(services, signal);
    if (count > 0) services.log.info('orphaned files removed', { count });
  },
});
