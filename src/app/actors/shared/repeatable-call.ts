import type { Call } from '../../../api/client.ts';
import type { Failure } from '../../../domain/outcome.ts';

/** Whether the server may have carried a request out although no response tells so. */
const isUnanswered = ({ kind }: Failure): boolean => kind === 'offline' || kind === 'unexpected';

/**
 * Returns `call` with an idempotency key for each write. A write without a response keeps its key,
 * so that repeating the same request, as a person does who presses the button again, is carried out
 * once. For requests without files.
 */
export function createRepeatableCall(call: Call): Call {
  const keys = new Map<string, string>();
  return async (endpoint, input, options) => {
    if (endpoint.method === 'GET') return call(endpoint, input, options);
    const request = JSON.stringify([endpoint.method, endpoint.path, input]);
    const idempotencyKey = keys.get(request) ?? crypto.randomUUID();
    keys.set(request, idempotencyKey);
    const outcome = await call(endpoint, input, { ...options, idempotencyKey });
    if (outcome.ok || !isUnanswered(outcome.failure)) keys.delete(request);
    return outcome;
  };
}
