/** One timer at a time: starting it again replaces what was going to happen. */
export interface Delay {
  readonly start: (action: () => void, afterMs: number) => void;
  readonly cancel: () => void;
}

/** A delay with nothing scheduled. */
export function createDelay(): Delay {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => {
    clearTimeout(timer);
  };
  return {
    cancel,
    start: (action, afterMs) => {
      cancel();
      timer = setTimeout(action, afterMs);
    },
  };
}
