import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// The headless shell is first: the journeys take a quarter less time in it.
const programNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'msedge.exe',
  'chrome.exe',
];
const macOsPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the path of the first program that is on the PATH, or null when none is. */
export function findProgram(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return (
    names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable) ?? null
  );
}

/**
 * Returns the path of an installed Chromium: CHROMIUM_PATH, or the first known program on the
 * PATH. Returns null when there is none.
 */
export const findInstalledChromium = () =>
  process.env.CHROMIUM_PATH ||
  (findProgram(...programNames) ?? macOsPaths.find(isExecutable) ?? null);

/**
 * Installs Debian's Chromium when this process is root and apt exists. Returns its path, or null.
 */
function installChromium() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.log('Chromium not found; installing the Debian package ...');
  const apt = (args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  apt(['update']);
  const isInstalled = ['chromium-headless-shell', 'chromium'].some((name) =>
    apt(['install', '-y', '--no-install-recommends', name]),
  );
  return isInstalled ? findInstalledChromium() : null;
}

/**
 * Returns the path of a Chromium and installs one if necessary and possible. Returns null when
 * there is none.
 */
export const findOrInstallChromium = () => findInstalledChromium() ?? installChromium();
