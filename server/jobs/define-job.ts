import type * as z from 'zod';

import type { Services } from '../services/services.ts';
import type { JobDefinition } from './jobs.ts';

/** A kind of background job with the code that carries it out. */
export interface Job<S extends z.ZodType = z.ZodType> extends JobDefinition<S> {
  /** The number of jobs a worker fetches at a time and runs one after the other; 1 by default. */
  readonly batchSize?: number;
  readonly run: (data: z.output<S>, services: Services, signal: AbortSignal) => Promise<void>;
  /** A cron schedule (UTC) on which the job also runs. */
  readonly schedule?: string;
  /** Set when the job also runs once whenever a server starts working. */
  readonly atStart?: true;
}

/** Types a job from the schema of its data. */
export const defineJob = <S extends z.ZodType>(job: Job<S>): Job<S> => job;
