import type { Failure } from '../../src/domain/outcome.ts';
import { assertNever } from '../../src/domain/assert-never.ts';
import { problems } from '../../src/domain/messages/en/server/problems.ts';
import { createTextResponse } from './text-response.ts';

/** An error response: status, code, message, messages by field and additional headers. */
export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Creates the response of a problem. */
export function createProblemResponse({
  status,
  code,
  message,
  errors,
  headers,
}: Problem): Response {
  const content =
    errors === undefined || Object.keys(errors).length === 0
      ? { message, code }
      : { message, code, errors };
  return createTextResponse(JSON.stringify({ content }), status, {
    ...headers,
    'Content-Type': 'application/json; charset=UTF-8',
  });
}

/** Returns a version as an ETag header. */
export const formatETag = (version: string): string => `"${version}"`;

/** Converts a handler's expected failure into a problem. */
export function toProblem(failure: Failure): Problem {
  switch (failure.kind) {
    case 'expired':
      return {
        status: 401,
        code: failure.reason === undefined ? 'unauthenticated' : `session_${failure.reason}`,
        message: failure.message ?? problems.unauthenticated,
        headers: { 'WWW-Authenticate': 'Bearer' },
      };
    case 'denied':
      return { status: 403, code: 'denied', message: failure.message ?? problems.denied };
    case 'notFound':
      return { status: 404, code: 'not_found', message: failure.message ?? problems.notFound };
    case 'invalid':
      return {
        status: 400,
        code: 'invalid',
        message: failure.message ?? problems.invalid,
        errors: failure.errors,
      };
    case 'conflict':
      return {
        status: 412,
        code: 'conflict',
        message: failure.message ?? problems.conflict,
        ...(failure.current === undefined
          ? {}
          : { headers: { ETag: formatETag(failure.current) } }),
      };
    case 'refused':
      return failure.retryAfterSeconds === undefined
        ? { status: 409, code: 'refused', message: failure.message ?? problems.refused }
        : {
            status: 429,
            code: 'too_many_requests',
            message: failure.message ?? problems.tooMany,
            headers: { 'Retry-After': String(failure.retryAfterSeconds) },
          };
    case 'offline':
      return { status: 503, code: 'unavailable', message: problems.unexpected };
    case 'unexpected':
      return { status: 500, code: 'unexpected', message: failure.message ?? problems.unexpected };
    default:
      return assertNever(failure);
  }
}
