import type { Outcome } from '../domain/outcome.ts';
import type { OutgoingRequest, Received, Send } from './send.ts';

/** Sends requests before anybody needs their answers: `ask` sends one now, and the same request through `send` takes its answer. */
export interface Ahead {
  /** For requests that only read. Rejects when the request was dropped. */
  readonly ask: (request: OutgoingRequest) => Promise<Outcome<Received>>;
  readonly send: Send;
}

interface Asked {
  readonly answer: Promise<Outcome<Received>>;
  readonly at: number;
  readonly stop: (reason?: unknown) => void;
}

/** How long an answer waits for somebody to take it. */
export const keptMilliseconds = 5000;

/** What makes two requests the same: everything that goes over the wire, the bearer with it. Uploads are never the same. */
const keyOf = ({ method, address, expects, headers = {}, body }: OutgoingRequest): string | null =>
  body instanceof FormData ? null : JSON.stringify([method, address, expects, body, headers]);

/**
 * A store of answers that are under way. An answer is taken once, whatever it is, within five seconds of its asking, and only by the
 * request it belongs to; whoever aborts that request aborts the one that was sent. A request that may change something drops all of them.
 */
export function createAhead(send: Send, now: () => number): Ahead {
  const kept = new Map<string, Asked>();

  const drop = (): void => {
    for (const { stop } of kept.values()) stop();
    kept.clear();
  };
  const take = (key: string | null): Asked | null => {
    const asked = key === null ? undefined : kept.get(key);
    if (key === null || asked === undefined) return null;
    kept.delete(key);
    if (now() - asked.at <= keptMilliseconds) return asked;
    asked.stop();
    return null;
  };
  const follow = async (
    { answer, stop }: Asked,
    signal: AbortSignal | undefined,
  ): Promise<Outcome<Received>> => {
    const abort = (): void => {
      stop(signal?.reason);
    };
    signal?.addEventListener('abort', abort);
    try {
      const outcome = await answer;
      signal?.throwIfAborted();
      return outcome;
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  };

  return {
    ask: (request) => {
      const key = keyOf(request);
      const stopping = new AbortController();
      const answer = send({ ...request, signal: stopping.signal });
      answer.catch(() => {
        /* told to whoever takes it */
      });
      if (key !== null)
        kept.set(key, {
          answer,
          at: now(),
          stop: (reason) => {
            stopping.abort(reason);
          },
        });
      return answer;
    },
    send: async (request) => {
      request.signal?.throwIfAborted();
      const asked = take(keyOf(request));
      if (asked !== null) return follow(asked, request.signal);
      if (request.method !== 'GET') drop();
      return send(request);
    },
  };
}
