import type { Clock } from '../../server/shared/system.ts';

/** A clock that runs with the real one and can be set forward. */
export interface TestClock extends Clock {
  readonly forward: (seconds: number) => void;
  /** The pauses that were asked for, in milliseconds. They take no time. */
  readonly pauses: readonly number[];
}

/** A test's own clock. */
export function createTestClock(): TestClock {
  let ahead = 0;
  const pauses: number[] = [];
  return {
    now: () => new Date(Date.now() + ahead),
    pauses,
    wait: (ms) => {
      pauses.push(ms);
      return Promise.resolve();
    },
    forward: (seconds) => {
      ahead += seconds * 1000;
    },
  };
}
