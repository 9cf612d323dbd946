import type { Lock } from './session-transport.ts';

/**
 * Creates a lock that all tabs of this origin share. In a browser without locks (plain http) only
 * the calls of this tab share it.
 */
export function createTabLock(name: string, locks: LockManager | undefined): Lock {
  if (locks !== undefined) {
    return <T>(work: () => Promise<T>): Promise<T> => locks.request(name, work);
  }
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work, work);
    last = result.catch(() => {});
    return result;
  };
}
