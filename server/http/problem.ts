import type { Failure } from '../../src/domain/outcome.ts';
import { assertNever } from '../../src/domain/assert-never.ts';
import type { FormatMessage, Message } from '../../src/domain/messages/message.ts';
import { createTextResponse } from './text-response.ts';

/** An error response: status, code, what to say, also of single fields, and additional headers. */
export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly message: Message;
  readonly errors?: Readonly<Record<string, readonly Message[]>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Creates the response of a problem, with texts that `formatMessage` makes of its messages. */
export function createProblemResponse(
  { status, code, message, errors = {}, headers }: Problem,
  formatMessage: FormatMessage,
): Response {
  const fields = Object.entries(errors).map(([field, messages]) => [
    field,
    messages.map((each) => formatMessage(each)),
  ]);
  const content = {
    message: formatMessage(message),
    code,
    ...(fields.length > 0 && { errors: Object.fromEntries(fields) as object }),
  };
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
        message: failure.message ?? { key: 'problems.unauthenticated' },
        headers: { 'WWW-Authenticate': 'Bearer' },
      };
    case 'denied':
      return {
        status: 403,
        code: 'denied',
        message: failure.message ?? { key: 'problems.denied' },
      };
    case 'notFound':
      return {
        status: 404,
        code: 'not_found',
        message: failure.message ?? { key: 'problems.notFound' },
      };
    case 'invalid':
      return {
        status: 400,
        code: 'invalid',
        message: failure.message ?? { key: 'problems.invalid' },
        errors: failure.errors,
      };
    case 'conflict':
      return {
        status: 412,
        code: 'conflict',
        message: failure.message ?? { key: 'problems.conflict' },
        ...(failure.current === undefined
          ? {}
          : { headers: { ETag: formatETag(failure.current) } }),
      };
    case 'refused':
      return failure.retryAfterSeconds === undefined
        ? { status: 409, code: 'refused', message: failure.message ?? { key: 'problems.refused' } }
        : {
            status: 429,
            code: 'too_many_requests',
            message: failure.message ?? { key: 'problems.tooMany' },
            headers: { 'Retry-After': String(failure.retryAfterSeconds) },
          };
    case 'offline':
      return { status: 503, code: 'unavailable', message: { key: 'problems.unexpected' } };
    case 'unexpected':
      return {
        status: 500,
        code: 'unexpected',
        message: failure.message ?? { key: 'problems.unexpected' },
      };
    default:
      return assertNever(failure);
  }
}
