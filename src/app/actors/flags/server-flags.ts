import { evaluateFlags, createFlags, type EvaluatedFlags } from '../../../api/ofrep.ts';
import { flagKeys, type Flags } from '../../../domain/access/area.ts';
import { pollIntervalMs, type FlagSource } from './flag-source.ts';

const off = createFlags(() => false);

/**
 * Creates the flags of the server by its bulk evaluation (OFREP 0.2). While they are watched, they
 * are evaluated every 15 seconds and when the page becomes visible.
 */
export function createServerFlags(): FlagSource {
  const listeners = new Set<(flags: Flags) => void>();
  let person: string | null = null;
  let known: EvaluatedFlags | null = null;
  let requestCount = 0;
  let latestResponse = 0;
  let poll: ReturnType<typeof setInterval> | undefined;

  const read = (): Flags => known?.flags ?? off;
  const refresh = async (): Promise<void> => {
    requestCount += 1;
    const requestNumber = requestCount;
    const requestedPerson = person;
    const response = await evaluateFlags(person, known);
    if (response === null || requestedPerson !== person || requestNumber < latestResponse) return;
    latestResponse = requestNumber;
    const before = read();
    known = response;
    if (flagKeys.some((key) => before[key] !== response.flags[key]))
      for (const listener of listeners) listener(response.flags);
  };
  const startRefresh = (): void => {
    void refresh();
  };
  const refreshWhenVisible = (): void => {
    if (document.visibilityState === 'visible') startRefresh();
  };

  return {
    read,
    refresh,
    identify: (next) => {
      if (next !== person) known = null;
      person = next;
      return refresh();
    },
    watch: (listener) => {
      if (listeners.size === 0) {
        poll = setInterval(startRefresh, pollIntervalMs);
        document.addEventListener('visibilitychange', refreshWhenVisible);
      }
      listeners.add(listener);
      listener(read());
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return;
        clearInterval(poll);
        document.removeEventListener('visibilitychange', refreshWhenVisible);
      };
    },
  };
}
