/** Work whose result several requests wait for. */
export interface SharedWork<T> {
  /** Returns the result, or fails with the reason of `signal` when that aborts first. */
  readonly join: (signal: AbortSignal | null) => Promise<T>;
  /** Whether the work failed, or ended because nobody waits for it any more. */
  readonly isEnded: () => boolean;
}

/**
 * Starts work for several requests. Its signal aborts when all of them have ended before the work
 * has; a request that ends earlier leaves the others unharmed.
 */
export function shareWork<T>(start: (signal: AbortSignal) => Promise<T>): SharedWork<T> {
  const controller = new AbortController();
  const result = start(controller.signal);
  let waiting = 0;
  let hasFailed = false;
  result.catch(() => {
    hasFailed = true;
  });
  return {
    join: (signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const abort = (): void => {
          waiting -= 1;
          if (waiting === 0) controller.abort(signal?.reason);
          reject(signal?.reason as Error);
        };
        waiting += 1;
        signal?.addEventListener('abort', abort, { once: true });
        result.then(resolve, reject).finally(() => {
          signal?.removeEventListener('abort', abort);
        });
      }),
    isEnded: () => hasFailed || controller.signal.aborted,
  };
}
