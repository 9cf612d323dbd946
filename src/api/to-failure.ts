import type { Message } from '../domain/messages/message.ts';
import type { Failure } from '../domain/outcome.ts';
import { parseEndReason } from '../domain/session/end-reason.ts';

/** A response with a status of 400 or above. */
export interface ErrorResponse {
  readonly status: number;
  readonly text: string;
  readonly header: (name: string) => string | null;
  readonly now: number;
}

interface Problem {
  readonly message?: Message;
  readonly code?: string;
  readonly errors: Readonly<Record<string, readonly Message[]>>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readErrors(errors: unknown): Readonly<Record<string, readonly Message[]>> {
  if (!isRecord(errors)) return {};
  const lists = Object.entries(errors).map(([field, value]) => {
    const all: readonly unknown[] = Array.isArray(value) ? value : [value];
    const texts = all.filter((message) => typeof message === 'string');
    return [field, texts.map((text) => ({ text }))] as const;
  });
  return Object.fromEntries(lists.filter(([, messages]) => messages.length > 0));
}

/** Returns the error in the envelope's content, an empty one when the body is no envelope. */
function readProblem(text: string): Problem {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { errors: {} };
  }
  const content = isRecord(body) ? body['content'] : undefined;
  if (!isRecord(content)) return { errors: {} };
  const { message, code, errors } = content;
  return {
    ...(typeof message === 'string' && message !== '' ? { message: { text: message } } : {}),
    ...(typeof code === 'string' ? { code } : {}),
    errors: readErrors(errors),
  };
}

/** Reads why a session was not renewed from the code of a 401, for example `session_ended`. */
function readEndReason(code = ''): Pick<Extract<Failure, { kind: 'expired' }>, 'reason'> {
  const reason = parseEndReason(code.replace(/^session_/, ''));
  return reason === 'unknown' ? {} : { reason };
}

/** Returns the ETag without its weakness mark and quotes. */
export const parseVersion = (etag: string | null): string | undefined =>
  /^(?:W\/)?"(.*)"$/.exec(etag ?? '')?.[1];

/** Returns the seconds of a Retry-After header, which holds seconds or a date. */
function parseRetryAfter(retryAfter: string | null, now: number): number | undefined {
  if (retryAfter === null) return undefined;
  if (/^\d{1,9}$/.test(retryAfter.trim())) return Number(retryAfter);
  const until = Date.parse(retryAfter);
  return Number.isNaN(until) ? undefined : Math.max(0, Math.ceil((until - now) / 1000));
}

/**
 * Returns the failure of an error response (API-004). Only the status decides: an unlisted status,
 * and a 502 with a page of HTML, is `unexpected`.
 */
export function toFailure({ status, text, header, now }: ErrorResponse): Failure {
  const { code, errors, ...message } = readProblem(text);
  const current = parseVersion(header('ETag'));
  const retryAfterSeconds = parseRetryAfter(header('Retry-After'), now);
  const refused: Failure = {
    kind: 'refused',
    ...message,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  };
  switch (status) {
    case 400:
    case 422:
      return { kind: 'invalid', ...message, errors };
    case 413:
      return { kind: 'invalid', ...message, errors, isTooLarge: true };
    case 401:
      return { kind: 'expired', ...message, ...readEndReason(code) };
    case 403:
      return { kind: 'denied', ...message };
    case 404:
    case 410:
      return { kind: 'notFound', ...message };
    case 409:
      if (code === 'refused') return refused;
      return { kind: 'conflict', ...message, ...(current === undefined ? {} : { current }) };
    case 412:
      return { kind: 'conflict', ...message, ...(current === undefined ? {} : { current }) };
    case 429:
    case 503:
      return refused;
    default:
      return { kind: 'unexpected', status, ...message };
  }
}
