import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { runIdle } from '../../../src/app/inspection/run-idle.ts';

/** The tab has no idle time, so that the timeout of each request passes. */
const requestIdleCallback = (run: () => void, { timeout }: { readonly timeout: number }): void => {
  setTimeout(run, timeout);
};

/** Returns for how many milliseconds work that never ends goes on in one slice; at most 1000. */
function measureSlice(): number {
  let passedMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => passedMs);
  runIdle((hasTime) => {
    while (hasTime() && passedMs < 1000) passedMs += 1;
  }, true);
  vi.runAllTimers();
  return passedMs;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
});
afterEach(() => {
  vi.useRealTimers();
});

it('works for 4 ms at a time while a person uses the tab', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  expect(measureSlice()).toBe(4);
});

it('does all of the work at once in a hidden tab', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expect(measureSlice()).toBe(1000);
});
