import { useEffect, useEffectEvent } from 'react';

/** Calls `begin` when a component appears, and what it returned when the component goes. */
export function useWhileShown(begin: () => () => void): void {
  const run = useEffectEvent(begin);
  useEffect(() => run(), []);
}
