import { useEffect, useState } from 'react';

/**
 * Returns `value` as it was when it last stayed the same for `delayMs` milliseconds. The first value
 * is returned at once. Values are compared by identity.
 */
export function useSettledValue<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(() => value);
    }, delayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [value, delayMs]);
  return settled;
}
