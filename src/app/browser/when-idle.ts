const latestMs = 5000;

/** Runs `work` when the browser is idle, at the latest after five seconds. */
export function runWhenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: latestMs });
  else setTimeout(work, latestMs);
}
