import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/**
 * Whether a key belongs to the composition of an input method, for example for Japanese: its Enter,
 * Escape, Tab, arrows and Backspace are not for the field. Safari reports the Enter that ends a
 * composition after it, and tells that only by the code 229.
 */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const key = 'nativeEvent' in event ? event.nativeEvent : event;
  return key.isComposing || key.keyCode === 229;
}

/** Keeps a key of a composition from what is around the field, such as a dialog that Escape closes. */
export function keepForComposition(event: ReactKeyboardEvent): void {
  if (isComposing(event)) event.stopPropagation();
}
