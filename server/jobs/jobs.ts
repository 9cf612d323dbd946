import type * as z from 'zod';

import type { Services } from '../http/services.ts';

/** A kind of background work: its queue's name, the schema of its data, what it does and how often it is tried again. */
export interface JobKind<S extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly data: S;
  readonly retries: number;
  /** The pause before it is tried again, doubled each time; 5 unless said otherwise. */
  readonly retrySeconds?: number;
  /** After how long an attempt that has not ended counts as failed; 15 minutes unless said otherwise. */
  readonly expireSeconds?: number;
  /** How many are taken from the queue at a time, to be done one after the other; 1 unless said otherwise. */
  readonly atOnce?: number;
  readonly run: (data: z.output<S>, services: Services, signal: AbortSignal) => Promise<void>;
  /** When set, the job runs by itself on this cron schedule (UTC). */
  readonly schedule?: string;
  /** Runs once more whenever a server starts working. */
  readonly atStart?: true;
}

/** The queue: a job sent inside a transaction runs only when that transaction commits. */
export interface Jobs {
  readonly send: <S extends z.ZodType>(kind: JobKind<S>, data: z.input<S>) => Promise<void>;
  /** Sends a job for each of `all` in one statement. */
  readonly sendAll: <S extends z.ZodType>(
    kind: JobKind<S>,
    all: readonly z.input<S>[],
  ) => Promise<void>;
  /** The data of the jobs of a kind that nobody has taken yet. */
  readonly waiting: <S extends z.ZodType>(kind: JobKind<S>) => Promise<readonly z.output<S>[]>;
}

/** Types a job kind from its schema. */
export const job = <S extends z.ZodType>(kind: JobKind<S>): JobKind<S> => kind;
