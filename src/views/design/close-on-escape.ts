import type { KeyboardEvent } from 'react';

/** Handles the keys of something that floats: Escape closes it, and nothing around it hears of that key. */
export const closeOnEscape =
  (close: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
