/** The part of a BroadcastChannel that asks other tabs for their turn. */
export type TurnChannel = Pick<
  BroadcastChannel,
  'postMessage' | 'addEventListener' | 'removeEventListener'
>;

/** Who may write: one tab of this browser at a time for each name. */
export interface Turns {
  /** Takes the turn for `name`, or answers false when another tab keeps it longer than a departing one would. */
  readonly take: (name: string) => Promise<boolean>;
  /** Resolves with the turn when the other tab ends or gives it. */
  readonly waitFor: (name: string) => Promise<void>;
  /** Whether a tab has the turn for each of `names`. */
  readonly taken: (names: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Asks the tab that has the turn for `name` to give it. */
  readonly ask: (name: string) => void;
  readonly give: (name: string) => void;
  /** Gives all turns and stops waiting and listening. */
  readonly end: () => void;
}

/** How long a tab that is being left may take to give its turn. */
const departureMs = 400;

/** Turns by Web Locks, which a tab loses however it ends. Without them every tab has its turn. `onAsked` hears that another tab wants one that is held here. */
export function createTurns(
  locks: LockManager | undefined,
  channel: TurnChannel | null,
  onAsked: (name: string) => void,
): Turns {
  const held = new Map<string, () => void>();
  const ended = new AbortController();

  const hold = async (name: string, signal: AbortSignal): Promise<boolean> => {
    if (locks === undefined || held.has(name)) return true;
    return new Promise((resolve) => {
      locks
        .request(name, { signal }, async () => {
          if (ended.signal.aborted) return undefined;
          return new Promise<void>((give) => {
            held.set(name, give);
            resolve(true);
          });
        })
        .catch(() => {
          resolve(false);
        });
    });
  };
  const hear = ({ data }: MessageEvent): void => {
    if (typeof data === 'string' && held.has(data)) onAsked(data);
  };
  channel?.addEventListener('message', hear);

  return {
    take: async (name) =>
      hold(name, AbortSignal.any([ended.signal, AbortSignal.timeout(departureMs)])),
    waitFor: async (name) => {
      if (!(await hold(name, ended.signal)))
        await new Promise(() => {
          /* this tab has left */
        });
    },
    taken: async (names) => {
      const all = new Set((await locks?.query())?.held?.map(({ name }) => name));
      return new Set(names.filter((name) => all.has(name)));
    },
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only and takes no target
    ask: (name) => {
      channel?.postMessage(name);
    },
    give: (name) => {
      held.get(name)?.();
      held.delete(name);
    },
    end: () => {
      ended.abort();
      for (const give of held.values()) give();
      held.clear();
      channel?.removeEventListener('message', hear);
    },
  };
}
