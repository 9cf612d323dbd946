import { setTimeout as delay } from 'node:timers/promises';

/**
 * Asks `read` again and again until it returns something other than null, and returns that. Throws
 * after `seconds`.
 */
export async function poll<T>(
  what: string,
  read: () => Promise<T | null> | T | null,
  seconds = 20,
): Promise<T> {
  const end = performance.now() + seconds * 1000;
  for (;;) {
    const result = await read();
    if (result !== null) return result;
    if (performance.now() > end) throw new Error(`not within ${String(seconds)} s: ${what}`);
    await delay(20);
  }
}
