/** Makes a fresh clone ready: checks Node's version and installs the locked packages when any of them is missing or another version. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's root folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const least = [20, 19];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < least[0] || (major === least[0] && minor < least[1])) {
  console.error(
    `Lectern needs Node ${least.join('.')} or newer; this is ${process.versions.node}.`,
  );
  process.exit(1);
}

/** The packages of a lock file, by folder; npm keeps one of the same form for what is installed. */
function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(join(root, lockFile), 'utf8')).packages;
  } catch {
    return {};
  }
}

function installedIsLocked() {
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(
    ([folder, { version, optional }]) =>
      folder === '' || (optional && !installed[folder]) || installed[folder]?.version === version,
  );
}

if (!installedIsLocked()) {
  console.log('Installing the packages this version needs (once) ...');
  // Not `npm ci`: it refuses a lock file without the optional binaries of other platforms, which some registries do not carry.
  const npm = spawnSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'],
    { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (npm.status !== 0) {
    console.error(
      'npm install failed; the lines above say why. With a reachable npm registry, run the command again.',
    );
    process.exit(npm.status ?? 1);
  }
}
