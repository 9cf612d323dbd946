import { useEffect, useEffectEvent, useState } from 'react';

/** Something outside React that tells its listeners when it changes. */
interface Store {
  readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void };
}

/**
 * Returns what `read` returns, as it was when the store last stayed the same for `delayMs`
 * milliseconds, and a function that reads it now. A change of the store alone renders nothing, so
 * frequent changes cost nothing.
 */
export function useSettledStore<T>(
  store: Store,
  read: () => T,
  delayMs: number,
): readonly [T, () => void] {
  const [settled, setSettled] = useState(read);
  const readAgain = useEffectEvent(() => {
    setSettled(() => read());
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const subscription = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        readAgain();
      }, delayMs);
    });
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
    };
  }, [store, delayMs]);
  return [
    settled,
    () => {
      setSettled(() => read());
    },
  ];
}
