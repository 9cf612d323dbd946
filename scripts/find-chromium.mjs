import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// The headless shell is the same browser without its windows: the journeys take a quarter less time in it.
const names = [
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
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const runnable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The path of a Chromium that is on this machine: CHROMIUM_PATH, or the first of the usual names on the PATH; null when there is none. */
export function chromiumHere() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return (
    [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...elsewhere].find(
      runnable,
    ) ?? null
  );
}

/** Debian's package, where this process may install it: root on a machine with apt. */
function installed() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.log('No Chromium on this machine; installing the Debian package ...');
  const apt = (args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  apt(['update']);
  const isInstalled = ['chromium-headless-shell', 'chromium'].some((name) =>
    apt(['install', '-y', '--no-install-recommends', name]),
  );
  return isInstalled ? chromiumHere() : null;
}

/** The path of a Chromium: CHROMIUM_PATH, the usual names on the PATH, or Debian's package; null when there is none to be had. */
export const findChromium = () => chromiumHere() ?? installed();
