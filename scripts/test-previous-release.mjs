/**
 * `npm run test:previous-release` runs the server tests of the previous release on the schema of
 * this one, to prove that old servers keep working during an upgrade. The release is the newest one
 * in server/store/migrations/releases.json; its tag is `v` and its number. Until there is an earlier
 * release, the commit and tests in tests/previous-release.json stand for it. A ref (and files of
 * tests) may be given instead: `npm run test:previous-release -- v0.1.0 tests/server/routes`.
 * `--migrations FOLDER` takes the migrations from another folder.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { root } from './ensure.mjs';

const migrationsPath = 'server/store/migrations';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { migrations: { type: 'string', default: join(root, migrationsPath) } },
});
const [givenRef, ...givenTests] = positionals;
const migrations = resolve(values.migrations);

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Compares two releases of three numbers; negative when the first is older. */
function compareReleases(one, other) {
  const [left, right] = [one, other].map((release) => release.split('.').map(Number));
  const at = left.findIndex((number, index) => number !== right[index]);
  return at === -1 ? 0 : left[at] - right[at];
}

/** Returns the tag of the newest release that the schema serves, or null when it is this one. */
function findPreviousTag() {
  const served = Object.values(readJson(join(migrations, 'releases.json')))
    .sort(compareReleases)
    .at(-1);
  return served === readJson(join(root, 'package.json')).version ? null : `v${served}`;
}

/**
 * Returns what to test: a ref, its tests, and whether its migrations were released. Null when the
 * history lacks the commit that stands for a release.
 */
function choosePrevious() {
  const tag = givenRef ?? findPreviousTag();
  if (tag !== null) return { ref: tag, tests: givenTests, isReleased: tag.startsWith('v') };
  const { commit, tests } = readJson(join(root, 'tests/previous-release.json'));
  const isThere = git('cat-file', '-e', `${commit}^{commit}`).status === 0;
  if (isThere) return { ref: commit, tests, isReleased: false };
  console.log(
    `NOT TESTED: there is no earlier release, and this clone's history lacks the commit ${commit} that stands for one (git fetch --unshallow brings it).`,
  );
  return null;
}

/** Returns the migrations of a release that this one lacks or has changed. */
const findChangedMigrations = (released) =>
  readdirSync(released).filter((name) => {
    if (!name.endsWith('.sql')) return false;
    const kept = join(migrations, name);
    return !existsSync(kept) || !readFileSync(kept).equals(readFileSync(join(released, name)));
  });

/** Installs the packages of the lock file in `folder`; links this release's when they are the same. */
function installPackages(folder) {
  const lock = 'package-lock.json';
  if (readFileSync(join(folder, lock)).equals(readFileSync(join(root, lock)))) {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    return true;
  }
  const install = ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  const options = { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' };
  return spawnSync('npm', install, options).status === 0;
}

/** Runs the server tests of the release in `folder` on the new schema. Returns whether they passed. */
function testRelease(folder, { tests, isReleased }) {
  const released = join(folder, migrationsPath);
  const changed = isReleased ? findChangedMigrations(released) : [];
  if (changed.length > 0) {
    console.error(`Migrations that were released may not change: ${changed.join(', ')}`);
    return false;
  }
  if (!installPackages(folder)) return false;
  rmSync(released, { recursive: true });
  cpSync(migrations, released, { recursive: true });
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
  const run = [vitest, 'run', '--project', 'server', '--reporter=dot', ...tests];
  return spawnSync(process.execPath, run, { cwd: folder, stdio: 'inherit' }).status === 0;
}

const previous = choosePrevious();
if (previous === null) process.exit(0);
const { ref } = previous;
const parent = mkdtempSync(join(tmpdir(), 'lectern-previous-'));
const folder = join(parent, 'release');
// Ctrl+C ends the tests, and then the worktree is removed.
process.on('SIGINT', () => undefined);
let hasPassed = false;
try {
  const added = git('worktree', 'add', '--detach', folder, ref);
  if (added.status !== 0) console.error(`There is no ${ref} in this clone:\n${added.stderr}`);
  else {
    console.log(`The server tests of ${ref} on the schema of ${migrations}`);
    hasPassed = testRelease(folder, previous);
    console.log(`${ref} ${hasPassed ? 'works' : 'fails'} on the new schema.`);
  }
} finally {
  git('worktree', 'remove', '--force', folder);
  rmSync(parent, { recursive: true, force: true });
}
process.exit(hasPassed ? 0 : 1);
