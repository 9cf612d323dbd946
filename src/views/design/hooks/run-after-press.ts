let isPressed = false;

for (const [type, pressed] of [
  ['pointerdown', true],
  ['pointerup', false],
  ['pointercancel', false],
  ['dragend', false],
] as const) {
  window.addEventListener(
    type,
    () => {
      isPressed = pressed;
    },
    true,
  );
}

/**
 * Runs `act` at once, or after the press that is under way and its click: what moves the page then
 * does not move it under a finger.
 */
export function runAfterPress(act: () => void): void {
  if (!isPressed) {
    act();
    return;
  }
  const ending = new AbortController();
  const end = (): void => {
    ending.abort();
    setTimeout(act, 0);
  };
  for (const type of ['pointerup', 'pointercancel', 'dragend'] as const)
    window.addEventListener(type, end, { signal: ending.signal });
}
