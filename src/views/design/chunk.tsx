import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

/** A component whose code is a chunk of its own, and the way to fetch it ahead of its first showing. */
export interface Chunk<P> {
  readonly Part: ComponentType<P>;
  readonly preload: () => void;
}

/** What stands in the part's place while its code loads, and when it cannot be had; without `Missing` that failure goes to the error boundary. */
interface Instead<P> {
  readonly Waiting?: ComponentType<P>;
  readonly Missing?: ComponentType<P>;
}

type Arrival<P> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'there'; readonly Loaded: ComponentType<P> }
  | { readonly kind: 'missing'; readonly error: unknown };

const waiting = { kind: 'waiting' } as const;

/**
 * A part that loads with its first showing, at once where its code is there already. Not `lazy` and Suspense: React holds back
 * what was suspended until its fallback has shown for 300 ms. What could not be had is asked for again at the next showing.
 */
export function chunk<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { Waiting, Missing }: Instead<P> = {},
): Chunk<P> {
  const listeners = new Set<() => void>();
  let arrival: Arrival<P> = waiting;
  let isLoading = false;

  const settle = (next: Arrival<P>): void => {
    isLoading = false;
    arrival = next.kind === 'missing' && listeners.size === 0 ? waiting : next;
    for (const listener of listeners) listener();
  };
  const ask = (): void => {
    if (isLoading || arrival.kind === 'there') return;
    isLoading = true;
    arrival = waiting;
    load().then(
      (Loaded) => {
        settle({ kind: 'there', Loaded });
      },
      (error: unknown) => {
        settle({ kind: 'missing', error });
      },
    );
  };
  const follow = (listener: () => void): (() => void) => {
    listeners.add(listener);
    ask();
    return () => {
      listeners.delete(listener);
    };
  };

  function Part(props: P): ReactNode {
    const now = useSyncExternalStore(follow, () => arrival);
    if (now.kind === 'there') return <now.Loaded {...props} />;
    if (now.kind === 'waiting') return Waiting === undefined ? null : <Waiting {...props} />;
    if (Missing === undefined) throw now.error;
    return <Missing {...props} />;
  }
  return { Part, preload: ask };
}
