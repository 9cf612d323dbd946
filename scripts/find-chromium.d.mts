/** Returns the path of the first program that is on the PATH, or null when none is. */
export function findProgram(...names: readonly string[]): string | null;

/** Returns the path of an installed Chromium, or null. */
export function findInstalledChromium(): string | null;

/**
 * Returns the path of a Chromium and installs one if necessary and possible. Returns null when
 * there is none.
 */
export function findOrInstallChromium(): string | null;
