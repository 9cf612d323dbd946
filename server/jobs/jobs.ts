import type * as z from 'zod';

import type { Services } from '../http/services.ts';

/** A kind of background work: its queue's name, the schema of its data, what it does and how often it is tried again. */
export interface JobKind<S extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly data: S;
  readonly retries: number;
  /** The pause before it is tried again, doubled each time; 5 unless said otherwise. */
  readonly retrySeconds?: number;
  readonly run: (data: z.output<S>, services: Services, signal: AbortSignal) => Promise<void>;
  /** When set, the job runs by itself on this cron schedule (UTC). */
  readonly schedule?: string;
}

/** The queue: a job sent inside a transaction runs only when that transaction commits. */
export interface Jobs {
  readonly send: <S extends z.ZodType>(kind: JobKind<S>, data: z.input<S>) => Promise<void>;
}

/** Types a job kind from its schema. */
export const job = <S extends z.ZodType>(kind: JobKind<S>): JobKind<S> => kind;
