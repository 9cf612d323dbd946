/** Why the work cannot be done now: what is out of reach, or what ended the work. */
export type UnavailableReason =
  | 'database'
  | 'files'
  | 'workers'
  | 'timeout'
  | 'closing'
  | 'cancelled';

const descriptions: Readonly<Record<UnavailableReason, string>> = {
  database: 'the database is not available',
  files: 'the file store is not available',
  workers: 'the worker threads are busy',
  timeout: 'the request exceeded its time limit',
  closing: 'the server is stopping',
  cancelled: 'the client cancelled the request',
};

/** Work that failed for a reason outside of it and may succeed when it is repeated later. */
export class UnavailableError extends Error {
  readonly reason: UnavailableReason;
  constructor(reason: UnavailableReason, cause?: unknown) {
    super(descriptions[reason], cause === undefined ? {} : { cause });
    this.reason = reason;
  }
}

/** Returns the `UnavailableError` that `error` is or that caused it, or null. */
export function findUnavailableError(error: unknown): UnavailableError | null {
  if (!(error instanceof Error)) return null;
  return error instanceof UnavailableError ? error : findUnavailableError(error.cause);
}
