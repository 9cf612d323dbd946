/** The part of a BroadcastChannel that the store needs. */
export type LockChannel = Pick<
  BroadcastChannel,
  'postMessage' | 'addEventListener' | 'removeEventListener'
>;

/** Locks between the tabs of this browser: one tab at a time holds the lock of a name. */
export interface JournalLocks {
  /**
   * Acquires the lock, or resolves with false when another tab holds it longer than a closing tab
   * would.
   */
  readonly acquire: (name: string) => Promise<boolean>;
  /** Acquires the lock when the other tab ends or releases it. */
  readonly waitFor: (name: string) => Promise<void>;
  /** Returns those of `names` whose lock a tab holds. */
  readonly findHeld: (names: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Requests the lock from the tab that holds it. */
  readonly request: (name: string) => void;
  readonly release: (name: string) => void;
  /** Releases all locks and stops waiting and listening. */
  readonly close: () => void;
}

/** The time a closing tab may take to release its locks, in milliseconds. */
const releaseTimeoutMs = 400;

/**
 * Creates locks with the Web Locks API, which releases them however a tab ends. Without the API
 * every tab gets its lock. `onRequested` is called when another tab requests a lock held here.
 */
export function createJournalLocks(
  locks: LockManager | undefined,
  channel: LockChannel | null,
  onRequested: (name: string) => void,
): JournalLocks {
  const held = new Map<string, () => void>();
  const closed = new AbortController();

  const acquireLock = async (name: string, signal: AbortSignal): Promise<boolean> => {
    if (locks === undefined || held.has(name)) return true;
    return new Promise((resolve) => {
      locks
        .request(name, { signal }, async () => {
          if (closed.signal.aborted) return undefined;
          return new Promise<void>((release) => {
            held.set(name, release);
            resolve(true);
          });
        })
        .catch(() => {
          resolve(false);
        });
    });
  };
  const handleMessage = ({ data }: MessageEvent): void => {
    if (typeof data === 'string' && held.has(data)) onRequested(data);
  };
  channel?.addEventListener('message', handleMessage);

  return {
    acquire: async (name) =>
      acquireLock(name, AbortSignal.any([closed.signal, AbortSignal.timeout(releaseTimeoutMs)])),
    waitFor: async (name) => {
      if (!(await acquireLock(name, closed.signal)))
        await new Promise(() => {
          /* this tab is closed */
        });
    },
    findHeld: async (names) => {
      const all = new Set((await locks?.query())?.held?.map(({ name }) => name));
      return new Set(names.filter((name) => all.has(name)));
    },
    request: (name) => {
      channel?.postMessage(name);
    },
    release: (name) => {
      held.get(name)?.();
      held.delete(name);
    },
    close: () => {
      closed.abort();
      for (const release of held.values()) release();
      held.clear();
      channel?.removeEventListener('message', handleMessage);
    },
  };
}
