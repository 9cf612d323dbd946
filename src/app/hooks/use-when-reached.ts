import { useLayoutEffect } from 'react';
import { waitFor, type AnyActorRef, type SnapshotFrom } from 'xstate';

/** Runs `work` when the snapshot of `actor` first is as asked for, if the screen is still there. */
export function useWhenReached<Ref extends AnyActorRef>(
  actor: Ref,
  isReached: (snapshot: SnapshotFrom<Ref>) => boolean,
  work: () => void,
): void {
  useLayoutEffect(() => {
    const unmounted = new AbortController();
    waitFor(actor, isReached, { timeout: Infinity, signal: unmounted.signal }).then(work, () => {
      /* unmounted before */
    });
    return () => {
      unmounted.abort();
    };
  }, [actor, isReached, work]);
}
