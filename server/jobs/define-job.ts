import type * as z from 'zod';

import type { JobDefinition } from './jobs.ts';

/**
 * A kind of background job with the code that carries it out; `Context` is what that needs, such as
 * the services.
 */
export interface Job<S extends z.ZodType, Context> extends JobDefinition<S> {
  /** The number of jobs a worker fetches at a time and runs one after the other; 1 by default. */
  readonly batchSize?: number;
  readonly run: (data: z.output<S>, context: Context, signal: AbortSignal) => Promise<void>;
  /** A cron schedule (UTC) on which the job also runs. */
  readonly schedule?: string;
  /** Set when the job also runs once whenever a server starts working. */
  readonly atStart?: true;
}

/** Types a job from the schema of its data and the second parameter of `run`. */
export const defineJob = <S extends z.ZodType, Context>(job: Job<S, Context>): Job<S, Context> =>
  job;
