import type * as z from 'zod';

/**
 * How a kind of background job is queued: the name of its queue, the schema of its data, retries.
 */
export interface JobDefinition<S extends z.ZodType = z.ZodType> {
  /** The queue's name. Databases store it, so it never changes. */
  readonly name: string;
  readonly data: S;
  readonly retries: number;
  /** Seconds before the first retry, doubled for each further one; 5 by default. */
  readonly retrySeconds?: number;
  /** Seconds after which an unfinished attempt counts as failed; 15 minutes by default. */
  readonly expireSeconds?: number;
}

/** Queues jobs. A job sent inside a transaction runs only when that transaction commits. */
export interface Jobs {
  readonly send: <S extends z.ZodType>(
    definition: JobDefinition<S>,
    data: z.input<S>,
  ) => Promise<void>;
  /** Sends a job for each entry of `list` in one statement. */
  readonly sendAll: <S extends z.ZodType>(
    definition: JobDefinition<S>,
    list: readonly z.input<S>[],
  ) => Promise<void>;
  /** Returns the data of the queued jobs that no worker has started. */
  readonly listWaiting: <S extends z.ZodType>(
    definition: JobDefinition<S>,
  ) => Promise<readonly z.output<S>[]>;
}
