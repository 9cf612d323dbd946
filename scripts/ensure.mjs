/**
 * Prepares a fresh clone when it is imported: checks Node's version and installs the locked
 * packages when one is missing or has another version.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const minVersion = [20, 19];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < minVersion[0] || (major === minVersion[0] && minor < minVersion[1])) {
  console.error(
    `Lectern needs Node ${minVersion.join('.')} or newer; this is ${process.versions.node}.`,
  );
  process.exit(1);
}

/** Returns the packages of a lock file by folder, or none when the file cannot be read. */
function readPackages(lockFile) {
  try {
    return JSON.parse(readFileSync(join(root, lockFile), 'utf8')).packages;
  } catch {
    return {};
  }
}

/**
 * Returns whether every locked package is installed in its locked version. npm lists the installed
 * ones in node_modules/.package-lock.json.
 */
function areLockedPackagesInstalled() {
  const installed = readPackages('node_modules/.package-lock.json');
  return Object.entries(readPackages('package-lock.json')).every(
    ([folder, { version, optional }]) =>
      folder === '' || (optional && !installed[folder]) || installed[folder]?.version === version,
  );
}

if (!areLockedPackagesInstalled()) {
  console.log('Installing packages ...');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    console.error(
      'npm ci failed; see the output above. Check that the npm registry is reachable and run the command again.',
    );
    process.exit(npm.status ?? 1);
  }
}
