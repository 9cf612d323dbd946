/**
 * `npm test`: every check and every suite, each named; `npm test -- types unit` runs only those named. Checks that keep one core busy run two at a time.
 * Ends with one line `N passed, N failed` (and what was skipped, with the reason above it).
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './ensure.mjs';
import { buildWhenStale } from './build.mjs';
import { findChromium } from './find-chromium.mjs';

const results = join(root, 'node_modules/.cache/lectern/results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const bin = (name) => join(root, 'node_modules/.bin', name);
const started = Date.now();
const only = process.argv.slice(2);
const totals = { passed: 0, failed: 0, skipped: 0 };
const broken = [];

function run(command, args, env = {}) {
  return (
    spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
      .status === 0
  );
}

/** A check that passes or fails as a whole. What it says is kept together, so that another may run beside it. */
const check =
  (command, ...args) =>
  () =>
    new Promise((resolve, reject) => {
      const child = spawn(command, args, {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
      });
      const said = [];
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
          said.push(chunk);
        });
      child.once('error', reject);
      child.once('close', (code) => {
        resolve({
          passed: code === 0 ? 1 : 0,
          failed: code === 0 ? 0 : 1,
          skipped: 0,
          said: Buffer.concat(said).toString(),
        });
      });
    });

function readResults(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** A vitest project; a run that ends without a report, or without a test, is a failure. */
const vitest = (project) => () => {
  const file = join(results, `${project}.json`);
  const ok = run(bin('vitest'), [
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = readResults(file);
  if (!report || report.numTotalTests === 0) return { passed: 0, failed: 1, skipped: 0 };
  const failed = report.numFailedTests || (ok ? 0 : 1);
  return {
    passed: report.numPassedTests,
    failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
};

async function build() {
  await buildWhenStale();
  return { passed: 1, failed: 0, skipped: 0 };
}

function journeys() {
  const chromium = findChromium();
  if (!chromium) {
    console.log(
      'SKIPPED: the browser tests. No Chromium was found (CHROMIUM_PATH, the usual names on the PATH) and none may be installed here.',
    );
    return { passed: 0, failed: 0, skipped: 1 };
  }
  const file = join(results, 'journeys.json');
  const ok = run(bin('playwright'), ['test'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const stats = readResults(file)?.stats;
  if (!stats || stats.expected + stats.unexpected === 0)
    return { passed: 0, failed: 1, skipped: 0 };
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky || (ok ? 0 : 1),
    skipped: stats.skipped,
  };
}

/** The steps in their order; those of one line run one after the other, lines that stand together in brackets beside each other. */
const stages = [
  [
    [['lint', check(process.execPath, 'scripts/lint.mjs')]],
    [
      ['types', check(bin('tsc'), '-p', '.')],
      [
        'directions',
        check(bin('depcruise'), '--config', '.dependency-cruiser.cjs', 'src', 'server'),
      ],
      ['exports', check(bin('knip'), '--no-progress')],
      ['requirements', check(process.execPath, 'scripts/requirements.mjs')],
    ],
  ],
  [
    [
      ['unit', vitest('node')],
      ['views', vitest('views')],
      ['server', vitest('server')],
      ['build', build],
      ['journeys', journeys],
    ],
  ],
];
const steps = stages.flat(2);

const unknown = only.filter((name) => !steps.some(([step]) => step === name));
if (unknown.length > 0) {
  console.error(
    `No such step: ${unknown.join(', ')}. The steps are ${steps.map(([name]) => name).join(', ')}.`,
  );
  process.exit(1);
}

async function carryOut(name, step, isAlone) {
  if (isAlone) console.log(`\n== ${name}`);
  const before = Date.now();
  const outcome = await Promise.resolve()
    .then(step)
    .catch((error) => ({ passed: 0, failed: 1, skipped: 0, said: `${error.message}\n` }));
  for (const key of Object.keys(totals)) totals[key] += outcome[key];
  if (outcome.failed > 0) broken.push(name);
  if (!isAlone) console.log(`\n== ${name}`);
  if (outcome.said) process.stdout.write(outcome.said);
  console.log(
    `-- ${name}: ${outcome.passed} passed, ${outcome.failed} failed${outcome.skipped ? `, ${outcome.skipped} skipped` : ''} in ${((Date.now() - before) / 1000).toFixed(0)} s`,
  );
}

for (const lines of stages) {
  await Promise.all(
    lines.map(async (line) => {
      for (const [name, step] of line)
        if (only.length === 0 || only.includes(name))
          await carryOut(name, step, lines.length === 1);
    }),
  );
}

if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
console.log(`\n${((Date.now() - started) / 1000).toFixed(0)} s`);
console.log(
  `${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''}`,
);
process.exit(totals.failed > 0 ? 1 : 0);
