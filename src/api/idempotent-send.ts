import type { Failure } from '../domain/outcome.ts';
import type { Send } from './send.ts';

/** Whether the server may have carried a request out although no response says so. */
const isUnanswered = ({ kind }: Failure): boolean => kind === 'offline' || kind === 'unexpected';

/**
 * Returns a function that sends writes with an idempotency key. A write without a response keeps its
 * key, so that the same request, as a person sends it who presses the button again, is carried out
 * once. The keys end when another write succeeds: what is undone and done again is a new request. A
 * form with files gets a new key each time.
 */
export function createIdempotentSend(send: Send): Send {
  const unanswered = new Map<string, string>();
  return async (request) => {
    const { method, address, headers, body } = request;
    const sendWithKey = (key: string): ReturnType<Send> =>
      send({ ...request, headers: { ...headers, 'Idempotency-Key': key } });
    if (body instanceof FormData) return sendWithKey(crypto.randomUUID());
    const written = JSON.stringify([method, address, body]);
    const earlierKey = unanswered.get(written);
    const key = earlierKey ?? crypto.randomUUID();
    unanswered.set(written, key);
    const outcome = await sendWithKey(key);
    if (outcome.ok && earlierKey === undefined) unanswered.clear();
    if (outcome.ok || !isUnanswered(outcome.failure)) unanswered.delete(written);
    else unanswered.set(written, key);
    return outcome;
  };
}
