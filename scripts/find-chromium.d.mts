/** Returns the path of an installed Chromium, or null. */
export function findInstalledChromium(): string | null;

/**
 * Returns the path of a Chromium and installs one if necessary and possible. Returns null when
 * there is none.
 */
export function findOrInstallChromium(): string | null;
