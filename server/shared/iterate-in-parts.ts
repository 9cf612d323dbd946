import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long a part of the work may hold the thread, in milliseconds. */
const maxPartMs = 10;

/**
 * Yields the elements of `list`. Lets other requests run whenever the work on the elements has held
 * the thread for 10 milliseconds.
 */
export async function* iterateInParts<T>(list: Iterable<T>): AsyncGenerator<T> {
  let begin = performance.now();
  for (const element of list) {
    yield element;
    if (performance.now() - begin < maxPartMs) continue;
    await nextTurn();
    begin = performance.now();
  }
}
