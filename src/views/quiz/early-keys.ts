import { flushSync } from 'react-dom';

/** Keeps the keys of one drag that come too early. */
export interface EarlyKeys {
  /** A row is being lifted: its keys are held from now on. */
  readonly hold: () => void;
  /** The row has its place: what was held comes again, and the next keys go their way. */
  readonly release: () => void;
  /** The drag is over: what is still held is forgotten. */
  readonly forget: () => void;
}

const movingAndDropping = ['ArrowUp', 'ArrowDown', 'Space', 'Enter'];

/**
 * Between the key that lifts a row and the moment dnd-kit's keyboard sensor has measured its place and listens (after a timer, which input
 * overtakes), a key is lost or counted from the wrong corner. Held keys are given to it, by a timer behind its own, once it can take them.
 */
export function createEarlyKeys(): EarlyKeys {
  let held: string[] = [];
  let due: ReturnType<typeof setTimeout> | undefined;
  const keep = (event: KeyboardEvent): void => {
    if (!movingAndDropping.includes(event.code)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event.code);
  };
  const stop = (): readonly string[] => {
    clearTimeout(due);
    document.removeEventListener('keydown', keep, { capture: true });
    const keys = held;
    held = [];
    return keys;
  };
  return {
    hold: () => {
      document.addEventListener('keydown', keep, { capture: true });
    },
    release: () => {
      clearTimeout(due);
      due = setTimeout(() => {
        for (const code of stop())
          flushSync(() => {
            document.dispatchEvent(
              new KeyboardEvent('keydown', { code, key: code, bubbles: true, cancelable: true }),
            );
          });
      });
    },
    forget: stop,
  };
}
