import { problems } from '../../src/domain/sentences/problems.ts';
import type { Problem } from './problem.ts';

/** The SQLSTATE of an error or of its cause, or null when it did not come from the database. */
function sqlStateOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code))
    return error.code;
  return sqlStateOf(error.cause);
}

/** How an error of the database that the caller's values provoked is answered; null when it is the server's own fault. */
export function databaseProblem(error: unknown): Problem | null {
  const state = sqlStateOf(error);
  if (state === null) return null;
  if (state.startsWith('22')) return { status: 400, code: 'invalid', message: problems.unstorable };
  if (state === '23505' || state === '23503')
    return { status: 409, code: 'refused', message: problems.refused };
  if (state === '57014' || state === '40001' || state === '40P01')
    return {
      status: 503,
      code: 'timeout',
      message: problems.timeout,
      headers: { 'Retry-After': '1' },
    };
  return null;
}
