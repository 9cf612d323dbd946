import { problems } from '../../src/domain/sentences/problems.ts';
import type { Problem } from './problem.ts';

/** How much of a body may arrive, and until when. */
export interface BodyLimits {
  readonly bytes: number;
  readonly milliseconds: number;
}

type Read<T> = { readonly value: T } | { readonly problem: Problem };

const drainFactor = 8;
const megabyte = 1_000_000;

const tooLarge = (limit: number): Problem => ({
  status: 413,
  code: 'too_large',
  message: problems.tooLarge.replace(
    '{limit}',
    limit >= megabyte ? `${String(limit / megabyte)} MB` : `${String(limit)} bytes`,
  ),
  headers: { Connection: 'close' },
});
const tooSlow: Problem = {
  status: 408,
  code: 'too_slow',
  message: problems.tooSlow,
  headers: { Connection: 'close' },
};

/**
 * Reads a body of at most `limits.bytes` that arrives within `limits.milliseconds`. What is somewhat larger is read on and
 * thrown away, so that the caller gets to see the answer instead of a broken connection.
 */
export async function readBody(
  request: globalThis.Request,
  limits: BodyLimits,
): Promise<Read<Uint8Array>> {
  if (request.body === null) return { value: new Uint8Array() };
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > limits.bytes * drainFactor) return { problem: tooLarge(limits.bytes) };
  const reader = request.body.getReader();
  const deadline = new Promise<'late'>((resolve) => {
    setTimeout(resolve, limits.milliseconds, 'late').unref();
  });
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const next = await Promise.race([reader.read(), deadline]);
    if (next === 'late') {
      reader.cancel().catch(() => undefined);
      return { problem: tooSlow };
    }
    if (next.done) break;
    bytes += next.value.length;
    if (bytes <= limits.bytes) chunks.push(next.value);
    else chunks.length = 0;
    if (bytes > limits.bytes * drainFactor) {
      reader.cancel().catch(() => undefined);
      break;
    }
  }
  return bytes > limits.bytes ? { problem: tooLarge(limits.bytes) } : { value: concat(chunks) };
}

/** `chunks` one after another. */
function concat(chunks: readonly Uint8Array[]): Uint8Array {
  return chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks);
}
