import { findUnavailableError, type UnavailableReason } from '../shared/unavailable-error.ts';
import { OutOfMemoryError } from '../workers/worker-pool.ts';
import type { Problem } from './problem.ts';

const retryLater = { 'Retry-After': '1' };
const timedOut: Problem = {
  status: 503,
  code: 'timeout',
  message: { key: 'problems.timeout' },
  headers: retryLater,
};
const unavailable: Problem = {
  status: 503,
  code: 'unavailable',
  message: { key: 'problems.unavailable' },
  headers: retryLater,
};

/** The problems of work that may succeed when it is repeated later. */
export const unavailableProblems: Readonly<Record<UnavailableReason, Problem>> = {
  database: unavailable,
  files: unavailable,
  workers: { ...unavailable, headers: { 'Retry-After': '10' } },
  timeout: timedOut,
  closing: { ...unavailable, message: { key: 'problems.closing' } },
  // Nobody gets this response; in the log and the metrics it is no failure of the server.
  cancelled: { status: 499, code: 'cancelled', message: { key: 'documents.wasCancelled' } },
};

/**
 * Returns the SQLSTATE of an error or its cause, or null when it did not come from the database.
 */
function findSqlState(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code))
    return error.code;
  return findSqlState(error.cause);
}

/**
 * Converts an error that the caller's values caused, or that is over when the request is repeated
 * (database or files out of reach, locks, time limits), into a problem. Returns null for every
 * other error.
 */
export function toExpectedProblem(error: unknown): Problem | null {
  const outage = findUnavailableError(error);
  if (outage !== null) return unavailableProblems[outage.reason];
  if (error instanceof OutOfMemoryError)
    return { status: 413, code: 'too_large', message: { key: 'problems.tooMuchMemory' } };
  const state = findSqlState(error);
  if (state === null) return null;
  if (state.startsWith('22'))
    return { status: 400, code: 'invalid', message: { key: 'problems.unstorable' } };
  if (state === '23505' || state === '23503')
    return { status: 409, code: 'refused', message: { key: 'problems.refused' } };
  if (state === '57014' || state === '40001' || state === '40P01') return timedOut;
  if (state === '55P03') return unavailable;
  return null;
}
