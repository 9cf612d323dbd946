import type { Outcome } from '../domain/outcome.ts';
import type { OutgoingRequest, ResponseContent, Send } from './send.ts';

/**
 * Sends requests before a screen makes them: `prefetch` sends one now, and the same request through
 * `send` gets its response.
 */
export interface Prefetch {
  /** For read-only requests. Rejects when the prefetched request is aborted. */
  readonly prefetch: (request: OutgoingRequest) => Promise<Outcome<ResponseContent>>;
  readonly send: Send;
}

interface PrefetchedRequest {
  readonly response: Promise<Outcome<ResponseContent>>;
  /** What the server answered; null while it has not. */
  outcome: Outcome<ResponseContent> | null;
  readonly sentAt: number;
  readonly abort: (reason?: unknown) => void;
}

/** How long a prefetched response can be used after its request, in milliseconds. */
export const maxAgeMs = 5000;

/**
 * Returns what identifies a request: everything it sends, the bearer included. Returns null for
 * uploads, which are never prefetched.
 */
const getRequestKey = ({
  method,
  address,
  expects,
  headers = {},
  body,
}: OutgoingRequest): string | null =>
  body instanceof FormData ? null : JSON.stringify([method, address, expects, body, headers]);

/** Whether the same request may succeed now, though it failed a moment ago. */
const hasPassingFailure = ({ outcome }: PrefetchedRequest): boolean =>
  outcome?.ok === false && !['expired', 'denied', 'notFound'].includes(outcome.failure.kind);

/**
 * Returns the response of a prefetched request. Aborting `signal` aborts the prefetched request.
 */
async function awaitResponse(
  { response, abort }: PrefetchedRequest,
  signal: AbortSignal | undefined,
): Promise<Outcome<ResponseContent>> {
  const onAbort = (): void => {
    abort(signal?.reason);
  };
  signal?.addEventListener('abort', onAbort);
  try {
    const outcome = await response;
    signal?.throwIfAborted();
    return outcome;
  } finally {
    signal?.removeEventListener('abort', onAbort);
  }
}

/**
 * Creates a store of prefetched responses. Each response is used once, within five seconds of its
 * request, unless it came before as a failure that may have passed. A request that may change data
 * aborts all prefetched ones, those sent until its answer included.
 */
export function createPrefetch(send: Send, now: () => number): Prefetch {
  const prefetched = new Map<string, PrefetchedRequest>();

  const abortAll = (): void => {
    for (const { abort } of prefetched.values()) abort();
    prefetched.clear();
  };
  const dropOld = (): void => {
    for (const [key, { sentAt, abort }] of prefetched)
      if (now() - sentAt > maxAgeMs) {
        abort();
        prefetched.delete(key);
      }
  };
  const take = (key: string | null): PrefetchedRequest | null => {
    dropOld();
    const request = key === null ? undefined : prefetched.get(key);
    if (key === null || request === undefined) return null;
    prefetched.delete(key);
    return request;
  };

  return {
    prefetch: (request) => {
      dropOld();
      const key = getRequestKey(request);
      const sent = key === null ? undefined : prefetched.get(key);
      if (sent !== undefined) return sent.response;
      const controller = new AbortController();
      const response = send({ ...request, signal: controller.signal });
      if (key === null) return response;
      const prefetching: PrefetchedRequest = {
        response,
        outcome: null,
        sentAt: now(),
        abort: (reason) => {
          controller.abort(reason);
        },
      };
      prefetched.set(key, prefetching);
      response.then(
        (outcome) => {
          prefetching.outcome = outcome;
        },
        () => {
          /* the request that uses the response reports it */
        },
      );
      return response;
    },
    send: async (request) => {
      request.signal?.throwIfAborted();
      const match = take(getRequestKey(request));
      if (match !== null && !hasPassingFailure(match)) return awaitResponse(match, request.signal);
      if (request.method === 'GET') return send(request);
      abortAll();
      try {
        return await send(request);
      } finally {
        abortAll();
      }
    },
  };
}
