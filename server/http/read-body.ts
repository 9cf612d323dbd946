import { problems } from '../../src/domain/messages/en/server/problems.ts';
import { formatMessage } from '../../src/domain/messages/format-message.ts';
import type { Problem } from './problem.ts';

/** The limits of a request body. */
export interface BodyLimits {
  readonly maxBytes: number;
  readonly timeoutMs: number;
}

type Read<T> = { readonly value: T } | { readonly problem: Problem };

/** A body up to this many times too large is read and discarded. */
export const drainFactor = 8;
const megabyte = 1_000_000;

/** Returns the problem of a body of more than `limit` bytes. */
export const createTooLargeProblem = (limit: number): Problem => ({
  status: 413,
  code: 'too_large',
  message: formatMessage(problems.tooLarge, {
    limit: limit >= megabyte ? `${String(limit / megabyte)} MB` : `${String(limit)} bytes`,
  }),
  headers: { Connection: 'close' },
});
/** The problem of a body that took too long to arrive. */
export const tooSlowProblem: Problem = {
  status: 408,
  code: 'too_slow',
  message: problems.tooSlow,
  headers: { Connection: 'close' },
};

/**
 * Reads a body within `limits`. Reads and discards a body up to eight times too large, so that the
 * client receives the response instead of a broken connection.
 */
export async function readBody(
  request: globalThis.Request,
  limits: BodyLimits,
): Promise<Read<Uint8Array>> {
  if (request.body === null) return { value: new Uint8Array() };
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > limits.maxBytes * drainFactor)
    return { problem: createTooLargeProblem(limits.maxBytes) };
  const reader = request.body.getReader();
  const deadline = new Promise<'late'>((resolve) => {
    setTimeout(resolve, limits.timeoutMs, 'late').unref();
  });
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const next = await Promise.race([reader.read(), deadline]);
    if (next === 'late') {
      reader.cancel().catch(() => undefined);
      return { problem: tooSlowProblem };
    }
    if (next.done) break;
    bytes += next.value.length;
    if (bytes <= limits.maxBytes) chunks.push(next.value);
    else chunks.length = 0;
    if (bytes > limits.maxBytes * drainFactor) {
      reader.cancel().catch(() => undefined);
      break;
    }
  }
  return bytes > limits.maxBytes
    ? { problem: createTooLargeProblem(limits.maxBytes) }
    : { value: concatChunks(chunks) };
}

function concatChunks(chunks: readonly Uint8Array[]): Uint8Array {
  return chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks);
}
