import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

/** A component with a code chunk of its own, and a function that loads the chunk early. */
export interface LazyComponent<P> {
  readonly Component: ComponentType<P>;
  readonly preload: () => void;
}

/**
 * Rendered while the code loads, and when loading failed. Without `Failed`, nothing is rendered,
 * and the function given to `tellLoadFailures` is called.
 */
interface LazyFallbacks<P> {
  readonly Loading?: ComponentType<P>;
  readonly Failed?: ComponentType<P>;
}

type Arrival<P> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'there'; readonly Loaded: ComponentType<P> }
  | { readonly kind: 'missing' };

let tellFailure: (() => void) | null = null;

/**
 * Calls `tell` from now on when code could not be loaded and nothing is rendered in its place, so
 * that a person is told.
 */
export function tellLoadFailures(tell: () => void): void {
  tellFailure = tell;
}

/** Tells a person that code could not be loaded for what was asked. */
export function tellLoadFailure(): void {
  tellFailure?.();
}

const waiting = { kind: 'waiting' } as const;

/**
 * Creates a component whose code loads when it is first rendered, synchronously if the code is
 * there already. It does not use `lazy` and Suspense, because React keeps a fallback for at least
 * 300 ms. A failed load is retried when a component mounts and when the connection returns; without
 * `Failed`, also at the next press: a dialog that never appeared cannot be closed and opened again.
 */
export function createLazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { Loading, Failed }: LazyFallbacks<P> = {},
): LazyComponent<P> {
  const listeners = new Set<() => void>();
  let arrival: Arrival<P> = waiting;
  let isLoading = false;

  const settle = (next: Arrival<P>): void => {
    isLoading = false;
    arrival = next.kind === 'missing' && listeners.size === 0 ? waiting : next;
    for (const listener of listeners) listener();
    if (arrival.kind !== 'missing') return;
    window.addEventListener('online', ask, { once: true });
    if (Failed !== undefined) return;
    window.addEventListener('click', ask, { capture: true, once: true });
    tellLoadFailure();
  };
  const ask = (): void => {
    if (isLoading || arrival.kind === 'there') return;
    isLoading = true;
    arrival = waiting;
    load().then(
      (Loaded) => {
        settle({ kind: 'there', Loaded });
      },
      () => {
        settle({ kind: 'missing' });
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

  function Component(props: P): ReactNode {
    const now = useSyncExternalStore(follow, () => arrival);
    if (now.kind === 'there') return <now.Loaded {...props} />;
    if (now.kind === 'waiting') return Loading === undefined ? null : <Loading {...props} />;
    return Failed === undefined ? null : <Failed {...props} />;
  }
  return { Component, preload: ask };
}
