/**
 * What a window does: `run` when it is the only one, `wait` when another window has the quiz open.
 */
interface WindowCallbacks {
  readonly run: () => void;
  readonly wait: () => void;
}

const lockTimeoutMs = 1500;

/**
 * Runs in one window of a package at a time, using a browser lock that ends with its window. A
 * window that had to wait never runs, since its learning system's data is outdated by then. Without
 * locks (no HTTPS, a sandbox) every window runs.
 */
export function runInSingleWindow({ run, wait }: WindowCallbacks): void {
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) {
    run();
    return;
  }
  let hasWaited = false;
  let hasRun = false;
  const lockTimeout = setTimeout(() => {
    hasWaited = true;
    wait();
  }, lockTimeoutMs);
  locks
    .request(`lectern-quiz ${location.pathname}`, () => {
      clearTimeout(lockTimeout);
      if (hasWaited) return undefined;
      hasRun = true;
      run();
      return new Promise<never>(() => undefined);
    })
    .catch(() => {
      clearTimeout(lockTimeout);
      if (!hasRun) run();
    });
}
