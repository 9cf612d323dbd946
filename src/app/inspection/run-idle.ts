import type { RunIdle } from './follow-tab.ts';

/** Reports wait for others, and for idle time at most so long. */
const batchMs = 200;
const maxDelayMs = 500;

/** How long the work goes on at a time: a key that is pressed meanwhile waits for its end. */
const sliceMs = 4;

/**
 * Runs work when the browser is idle, in slices. A hidden tab has no idle time, and nobody types in
 * it, so that it does all of the work once `maxDelayMs` have passed.
 */
export const runIdle: RunIdle = (work, isContinued) => {
  const run = (): void => {
    const end = performance.now() + sliceMs;
    work(() => document.hidden || performance.now() < end);
  };
  setTimeout(
    () => {
      if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: maxDelayMs });
      else run();
    },
    isContinued ? 0 : batchMs,
  );
};
