const latestMs = 5000;

/** Runs `work` when the browser has nothing better to do, five seconds from now at the latest. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: latestMs });
  else setTimeout(work, latestMs);
}
