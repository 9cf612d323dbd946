import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Hands `value` to something outside React after each render that brought another one. Values are
 * compared by identity.
 */
export function useExternalSync<T>(value: T, apply: (value: T) => void): void {
  const run = useEffectEvent(apply);
  useLayoutEffect(() => {
    run(value);
  }, [value]);
}
