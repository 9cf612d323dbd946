import type { Lock } from './session-transport.ts';

/** A lock shared by all tabs of this origin; where the browser has none (plain http), only by the calls of this tab. */
export function createTabLock(name: string, locks: LockManager | undefined): Lock {
  if (locks !== undefined) {
    return <T>(work: () => Promise<T>): Promise<T> => locks.request(name, work);
  }
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work);
    last = mine.catch(() => {});
    return mine;
  };
}
