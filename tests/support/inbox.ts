/** Values that arrive one after the other; `received` waits until there are `count`. */
export interface Inbox<T> {
  readonly put: (value: T) => void;
  readonly received: (count: number) => Promise<readonly T[]>;
}

/** Collects what arrives and lets a test wait for the n-th. */
export function createInbox<T>(): Inbox<T> {
  const values: T[] = [];
  const waiting: { readonly count: number; readonly tell: (values: readonly T[]) => void }[] = [];
  return {
    put: (value) => {
      values.push(value);
      for (const { count, tell } of waiting) if (values.length >= count) tell(values);
    },
    received: (count) =>
      new Promise((resolve) => {
        if (values.length >= count) resolve(values);
        else waiting.push({ count, tell: resolve });
      }),
  };
}
