import type { Clock } from '../../server/http/services.ts';

/** A clock that runs with the real one and can be set forward. */
export interface TestClock extends Clock {
  readonly forward: (seconds: number) => void;
}

/** A test's own clock. */
export function testClock(): TestClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    forward: (seconds) => {
      ahead += seconds * 1000;
    },
  };
}
