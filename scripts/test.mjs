/**
 * `npm test` runs every step below; `npm test -- types unit` runs only the named steps.
 * LECTERN_OTHER_NODE=/path/to/node adds a step that runs the server tests with that Node version
 * and on PGlite, where the first run of them used PostgreSQL.
 * LECTERN_TEST_LONG=1 also runs the long server tests and all journeys that are not tagged @deep.
 * LECTERN_TEST_PREVIOUS_RELEASE=1 adds a step that runs the previous release's server tests on this
 * schema.
 * LECTERN_TEST_CLUSTER=1 adds a step that causes each fault of tests/cluster once.
 * LECTERN_TEST_MUTANTS=1 adds a step that counts which faults in charts and rules the tests notice.
 * `npm run test:deep` repeats the property tests 40 times as often.
 * The last line is `N passed, N failed`, with the number of skipped tests when there are any.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './ensure.mjs';
import { buildWhenStale } from './build.mjs';
import { findOrInstallChromium } from './find-chromium.mjs';
import { listFailedJourneys, listFailedTests, readResults } from './test-results.mjs';

const results = join(root, 'node_modules/.cache/lectern/results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const bin = (name) => join(root, 'node_modules/.bin', name);
// Checks types ten times as fast as TypeScript 6, whose parser the requirements step still needs.
const typescript7 = join(root, 'node_modules/typescript-7/bin/tsc');
const started = Date.now();
const isDeep = process.argv.includes('--deep');
const selected = process.argv.slice(2).filter((argument) => argument !== '--deep');
const totals = { passed: 0, failed: 0, skipped: 0 };
const failedSteps = [];
const maxFailureLines = 100;
const takeFirstLines = (text) => text.split('\n').slice(0, maxFailureLines).join('\n');
const takeLastLines = (text = '') => text.trimEnd().split('\n').slice(-maxFailureLines).join('\n');
if (isDeep) Object.assign(process.env, { LECTERN_DEEP: '1', LECTERN_TEST_LONG: '1' });

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
      const child = spawn(command, args, {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
      });
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

/**
 * Returns a step that runs a vitest project with the program `node`; it fails when the run writes no
 * report or has no test.
 */
const vitest =
  (project, { node = process.execPath, env = {}, report: name = project } = {}) =>
  async () => {
    const file = join(results, `${name}.json`);
    rmSync(file, { force: true });
    const ok = await run(
      node,
      [
        join(root, 'node_modules/vitest/vitest.mjs'),
        'run',
        '--project',
        project,
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
      env,
    );
    const report = readResults(file);
    if (!report || report.numTotalTests === 0) return { passed: 0, failed: 1, skipped: 0 };
    const failed = report.numFailedTests || (ok ? 0 : 1);
    return {
      passed: report.numPassedTests,
      failed,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: listFailedTests(report),
    };
  };

async function build() {
  await buildWhenStale();
  return { passed: 1, failed: 0, skipped: 0 };
}

/** Runs each fault of tests/cluster once. Its last line has the numbers. */
async function cluster() {
  const step = await check(
    process.execPath,
    '--import',
    'tsx',
    'tests/cluster/main.ts',
    '--bounded',
  )();
  const counts = /(\d+) passed, (\d+) failed\s*$/.exec(step.output);
  return counts === null
    ? step
    : { ...step, passed: Number(counts[1]), failed: Math.max(step.failed, Number(counts[2])) };
}

async function journeys() {
  const chromium = findOrInstallChromium();
  if (!chromium) {
    console.log(
      'SKIPPED: the browser tests. No Chromium was found (CHROMIUM_PATH, the usual names on the PATH) and none may be installed here.',
    );
    return { passed: 0, failed: 0, skipped: 1 };
  }
  const file = join(results, 'journeys.json');
  const ok = await run(bin('playwright'), ['test'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const report = readResults(file);
  const stats = report?.stats;
  if (!stats || stats.expected + stats.unexpected === 0)
    return { passed: 0, failed: 1, skipped: 0 };
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky || (ok ? 0 : 1),
    skipped: stats.skipped,
    failures: listFailedJourneys(report),
  };
}

/**
 * Stages run one after the other, the lanes of a stage at the same time, the steps of a lane one
 * after the other.
 */
const stages = [
  [
    [
      ['lint', check(bin('oxlint'))],
      ['format', check(bin('prettier'), '--check', '.', '--cache', '--log-level', 'warn')],
    ],
    [
      ['types', check(process.execPath, typescript7, '-p', '.')],
      [
        'directions',
        check(bin('depcruise'), '--config', '.dependency-cruiser.cjs', 'src', 'server'),
      ],
      ['exports', check(bin('knip'), '--no-progress')],
      ['requirements', check(process.execPath, 'scripts/requirements.mjs')],
      ['charts', check(process.execPath, 'scripts/statecharts.mjs', '--check')],
      ['unit', vitest('node')],
    ],
  ],
  [
    [
      ['views', vitest('views')],
      ['app', vitest('app')],
      ['server', vitest('server')],
      // A second Node version, when its program is named, without the long tests. Each server test
      // runs on one database with either version.
      ...(process.env.LECTERN_OTHER_NODE
        ? [
            [
              'server-other-node',
              vitest('server', {
                node: process.env.LECTERN_OTHER_NODE,
                env: { LECTERN_TEST_LONG: '', LECTERN_TEST_DATABASE: 'pglite' },
                report: 'server-other-node',
              }),
            ],
          ]
        : []),
      ...(process.env.LECTERN_TEST_PREVIOUS_RELEASE
        ? [['previous-release', check(process.execPath, 'scripts/test-previous-release.mjs')]]
        : []),
      ['build', build],
      ...(process.env.LECTERN_TEST_CLUSTER ? [['cluster', cluster]] : []),
      ['journeys', journeys],
      ...(process.env.LECTERN_TEST_MUTANTS
        ? [['mutants', check(process.execPath, 'scripts/test-mutants.mjs')]]
        : []),
    ],
  ],
];
const steps = stages.flat(2);

const unknown = selected.filter((name) => !steps.some(([step]) => step === name));
if (unknown.length > 0) {
  console.error(
    `No such step: ${unknown.join(', ')}. The steps are ${steps.map(([name]) => name).join(', ')}.`,
  );
  process.exit(1);
}

async function runStep(name, step, isAlone) {
  if (isAlone) console.log(`\n== ${name}`);
  const before = Date.now();
  const outcome = await Promise.resolve()
    .then(step)
    .catch((error) => ({ passed: 0, failed: 1, skipped: 0, output: `${error.message}\n` }));
  for (const key of Object.keys(totals)) totals[key] += outcome[key];
  if (outcome.failed > 0)
    failedSteps.push({ name, failures: outcome.failures ?? [takeLastLines(outcome.output)] });
  if (!isAlone) console.log(`\n== ${name}`);
  if (outcome.output) process.stdout.write(outcome.output);
  console.log(
    `-- ${name}: ${outcome.passed} passed, ${outcome.failed} failed${outcome.skipped ? `, ${outcome.skipped} skipped` : ''} in ${((Date.now() - before) / 1000).toFixed(0)} s`,
  );
}

for (const lanes of stages) {
  await Promise.all(
    lanes.map(async (lane) => {
      for (const [name, step] of lane)
        if (selected.length === 0 || selected.includes(name))
          await runStep(name, step, lanes.length === 1);
    }),
  );
}

// What failed is printed once more, so that the end of a long log is enough.
for (const { name, failures } of failedSteps) {
  console.log(`\n== Failed: ${name}`);
  for (const failure of failures) console.log(takeFirstLines(failure));
}
console.log(`\n${((Date.now() - started) / 1000).toFixed(0)} s`);
console.log(
  `${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''}`,
);
process.exit(totals.failed > 0 ? 1 : 0);
