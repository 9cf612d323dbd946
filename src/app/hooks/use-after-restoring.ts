import { useLayoutEffect } from 'react';

import { useLatest } from '../../views/design/hooks/use-latest.ts';
import { useFrameActors } from '../frame/frame-context.ts';

/**
 * Calls `refresh` when something was restored from Recently deleted, which goes on after its screen
 * is left.
 */
export function useAfterRestoring(refresh: () => void): void {
  const { restoring } = useFrameActors();
  const latest = useLatest(refresh);
  useLayoutEffect(() => {
    const subscription = restoring.on('changed', () => {
      latest.current();
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [restoring, latest]);
}
