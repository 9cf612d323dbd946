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
  message: {
    key: 'problems.tooLarge',
    values: {
      limit: limit >= megabyte ? `${String(limit / megabyte)} MB` : `${String(limit)} bytes`,
    },
  },
  headers: { Connection: 'close' },
});
/** The problem of a body that took too long to arrive. */
export const tooSlowProblem: Problem = {
  status: 408,
  code: 'too_slow',
  message: { key: 'problems.tooSlow' },
  headers: { Connection: 'close' },
};

type Late = 'late';

/**
 * Reads a body within `limits`. Reads and discards a body up to eight times too large, so that the
 * client receives the response instead of a broken connection.
 */
export async function readBody(
  request: globalThis.Request,
  limits: BodyLimits,
): Promise<Read<Uint8Array>> {
  const announced = Number(request.headers.get('content-length') ?? Number.NaN);
  if (announced > limits.maxBytes * drainFactor)
    return { problem: createTooLargeProblem(limits.maxBytes) };
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<Late>((resolve) => {
    timer = setTimeout(resolve, limits.timeoutMs, 'late').unref();
  });
  try {
    return announced <= Math.min(maxShortBytes, limits.maxBytes)
      ? await readShortBody(request, deadline)
      : await readLongBody(request, limits, announced, deadline);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Bodies up to this size are read without a stream, which costs a fifth of a short request. The HTTP
 * parser holds the sender to the announced length.
 */
const maxShortBytes = 65_536;

async function readShortBody(
  request: globalThis.Request,
  deadline: Promise<Late>,
): Promise<Read<Uint8Array>> {
  const bytes = await Promise.race([request.arrayBuffer(), deadline]);
  return bytes === 'late' ? { problem: tooSlowProblem } : { value: new Uint8Array(bytes) };
}

async function readLongBody(
  { body }: globalThis.Request,
  { maxBytes }: BodyLimits,
  announced: number,
  deadline: Promise<Late>,
): Promise<Read<Uint8Array>> {
  if (body === null) return { value: new Uint8Array() };
  const reader = body.getReader();
  const received = announced <= maxBytes ? collectAnnounced(announced) : collectChunks();
  let bytes = 0;
  for (;;) {
    const next = await Promise.race([reader.read(), deadline]);
    if (next === 'late') {
      reader.cancel().catch(() => undefined);
      return { problem: tooSlowProblem };
    }
    if (next.done) break;
    bytes += next.value.length;
    if (bytes <= maxBytes) received.add(next.value);
    if (bytes > maxBytes * drainFactor) {
      reader.cancel().catch(() => undefined);
      break;
    }
  }
  return bytes > maxBytes
    ? { problem: createTooLargeProblem(maxBytes) }
    : { value: received.join() };
}

/** What has arrived of a body. */
interface Received {
  readonly add: (chunk: Uint8Array) => void;
  readonly join: () => Uint8Array;
}

/** Collects a body of an announced length, without a second copy of it. */
function collectAnnounced(length: number): Received {
  const whole = new Uint8Array(length);
  let at = 0;
  return {
    add: (chunk) => {
      whole.set(chunk, at);
      at += chunk.length;
    },
    join: () => whole.subarray(0, at),
  };
}

function collectChunks(): Received {
  const chunks: Uint8Array[] = [];
  return {
    add: (chunk) => {
      chunks.push(chunk);
    },
    join: () =>
      chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks),
  };
}
