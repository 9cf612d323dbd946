import type { Failure } from '../domain/outcome.ts';

/** What is known of an answer with a status of 400 or above. `text` is its body, whatever that is. */
export interface Refusal {
  readonly status: number;
  readonly text: string;
  readonly header: (name: string) => string | null;
  readonly now: number;
}

interface Problem {
  readonly message?: string;
  readonly code?: string;
  readonly errors: Readonly<Record<string, readonly string[]>>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readErrors(value: unknown): Readonly<Record<string, readonly string[]>> {
  if (!isRecord(value)) return {};
  const lists = Object.entries(value).map(([field, faults]) => {
    const all: readonly unknown[] = Array.isArray(faults) ? faults : [faults];
    return [field, all.filter((fault) => typeof fault === 'string')] as const;
  });
  return Object.fromEntries(lists.filter(([, faults]) => faults.length > 0));
}

/** What the body says: the envelope's content, or nothing when it is not one. */
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
    ...(typeof message === 'string' && message !== '' ? { message } : {}),
    ...(typeof code === 'string' ? { code } : {}),
    errors: readErrors(errors),
  };
}

/** A version as code keeps it: the ETag without its weakness mark and quotes. */
export const versionIn = (etag: string | null): string | undefined =>
  /^(?:W\/)?"(.*)"$/.exec(etag ?? '')?.[1];

/** The seconds of a Retry-After header, which holds seconds or a date. */
function secondsIn(retryAfter: string | null, now: number): number | undefined {
  if (retryAfter === null) return undefined;
  if (/^\d{1,9}$/.test(retryAfter.trim())) return Number(retryAfter);
  const until = Date.parse(retryAfter);
  return Number.isNaN(until) ? undefined : Math.max(0, Math.ceil((until - now) / 1000));
}

/**
 * Which failure an answer means (API-004). Only what the status says is believed: a status without a meaning here, and a 502 with a
 * page of HTML, is `unexpected`.
 */
export function failureOf({ status, text, header, now }: Refusal): Failure {
  const { message: words, code, errors } = readProblem(text);
  const message = words === undefined ? {} : { message: words };
  const current = versionIn(header('ETag'));
  const retryAfterSeconds = secondsIn(header('Retry-After'), now);
  const refused: Failure = {
    kind: 'refused',
    ...message,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  };
  switch (status) {
    case 400:
    case 413:
    case 422:
      return { kind: 'invalid', ...message, errors };
    case 401:
      return { kind: 'expired', ...message };
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
