/** What happens in a window: `run` when it is the only one, `wait` when another one has the quiz open. */
interface Turns {
  readonly run: () => void;
  readonly wait: () => void;
}

const patienceMilliseconds = 1500;

/**
 * Runs in one window of a package at a time, by a lock of the browser that ends with its window. A window that had to wait does not run afterwards: what its
 * learning system knew when it was launched is old by then. A reload gets its turn within moments. Without locks (no HTTPS, a sandbox) every window runs.
 */
export function whenOnlyWindow({ run, wait }: Turns): void {
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) {
    run();
    return;
  }
  let hasWaited = false;
  let hasRun = false;
  const patience = setTimeout(() => {
    hasWaited = true;
    wait();
  }, patienceMilliseconds);
  locks
    .request(`lectern-quiz ${location.pathname}`, () => {
      clearTimeout(patience);
      if (hasWaited) return undefined;
      hasRun = true;
      run();
      return new Promise<never>(() => undefined);
    })
    .catch(() => {
      clearTimeout(patience);
      if (!hasRun) run();
    });
}
