/** The path of a Chromium that is on this machine, or null. */
export function chromiumHere(): string | null;

/** The same, installed first where there is none and that is possible. */
export function findChromium(): string | null;
