import { flushSync } from 'react-dom';

/** Buffers the keys that are pressed before a keyboard drag is ready. */
export interface KeyBuffer {
  /** Starts buffering, when a row is picked up. */
  readonly start: () => void;
  /** Dispatches the buffered keys again and stops buffering, when the drag is ready. */
  readonly flush: () => void;
  /** Drops the buffered keys and stops buffering, when the drag is over. */
  readonly clear: () => void;
}

const bufferedCodes = ['ArrowUp', 'ArrowDown', 'Space', 'Enter'];

/**
 * Works around a race in dnd-kit's keyboard sensor. The sensor measures the row and starts to
 * listen in a timer after the key that picks the row up; keys pressed before that are lost or moved
 * from a wrong position. Buffered keys are dispatched in a timer that runs after the sensor's own.
 */
export function createKeyBuffer(): KeyBuffer {
  let codes: string[] = [];
  let flushTimer: ReturnType<typeof setTimeout> | undefined;
  const capture = (event: KeyboardEvent): void => {
    if (!bufferedCodes.includes(event.code)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    codes.push(event.code);
  };
  const stop = (): readonly string[] => {
    clearTimeout(flushTimer);
    document.removeEventListener('keydown', capture, { capture: true });
    const captured = codes;
    codes = [];
    return captured;
  };
  return {
    start: () => {
      document.addEventListener('keydown', capture, { capture: true });
    },
    flush: () => {
      clearTimeout(flushTimer);
      flushTimer = setTimeout(() => {
        for (const code of stop())
          flushSync(() => {
            document.dispatchEvent(
              new KeyboardEvent('keydown', { code, key: code, bubbles: true, cancelable: true }),
            );
          });
      });
    },
    clear: stop,
  };
}
