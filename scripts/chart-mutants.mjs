import { build } from 'esbuild';
import { spawn } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import { root } from './ensure.mjs';

// One folder a process, so that several can judge at once.
const folder = join(root, 'node_modules/.cache/lectern/mutants', String(process.pid));
const results = join(folder, 'charts.jsonl');
const planFile = join(folder, 'plan.json');
const modelTest = 'tests/machines/machines.model.test.ts';
/** When the tests of a file take longer, they would not end: the mutant is killed. */
const maxSecondsOfFile = 90;

const listTests = (start) =>
  readdirSync(join(root, start), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `${start}/${file.replaceAll('\\', '/')}`)
    .sort();

/** Stories notice most mutants, and at once; searches at random take long. */
const getRank = (file) => (file.includes('-stories') ? 0 : file.includes('/depth/') ? 2 : 1);

/** Returns the test files that import each file of src/machines, the quickest first. */
async function findTestsOfCharts() {
  const tests = listTests('tests/machines').filter((file) => file !== modelTest);
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: tests,
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    format: 'esm',
    outdir: folder,
    logLevel: 'error',
    loader: { '.png': 'empty', '.pdf': 'empty' },
  });
  const { inputs } = metafile;
  const collect = (file, found = new Set()) => {
    if (found.has(file) || inputs[file] === undefined) return found;
    found.add(file);
    for (const { path } of inputs[file].imports) collect(path, found);
    return found;
  };
  const reached = tests.map((file) => [file, collect(file)]);
  const rank = ([file, { size }]) => size + 1e6 * getRank(file);
  reached.sort((one, other) => rank(one) - rank(other));
  const charts = Object.keys(inputs).filter((file) => file.startsWith('src/machines/'));
  const machines = readdirSync(join(root, 'src/machines'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `src/machines/${file.replaceAll('\\', '/')}`);
  return Object.fromEntries(
    [...new Set([...charts, ...machines])].map((chart) => [
      chart,
      [...reached.filter(([, files]) => files.has(chart)).map(([file]) => file), modelTest].map(
        (file) => join(root, file),
      ),
    ]),
  );
}

const readLines = () =>
  existsSync(results)
    ? readFileSync(results, 'utf8')
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];

/** Runs the tests in one warm process. Returns whether it ended by itself. */
function judge(plan) {
  writeFileSync(planFile, JSON.stringify(plan));
  const args = ['run', '--config', 'tests/support/mutants/vitest.config.ts', '--silent'];
  const child = spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: root,
    stdio: process.env.LECTERN_MUTANTS_LOG ? 'inherit' : 'ignore',
    env: { ...process.env, LECTERN_MUTANTS: planFile },
  });
  let [lines, since] = [0, Date.now()];
  const watch = setInterval(() => {
    const count = readLines().length;
    if (count > lines) [lines, since] = [count, Date.now()];
    else if (Date.now() - since > maxSecondsOfFile * 1000) child.kill('SIGKILL');
  }, 1000);
  return new Promise((resolve) =>
    child.once('exit', (code, signal) => {
      clearInterval(watch);
      resolve(signal === null);
    }),
  );
}

/** Reads what the processes have written, by chart. */
function readCharts() {
  const lines = readLines();
  const charts = new Map(lines.filter(({ mutants }) => mutants).map((line) => [line.chart, line]));
  return [...charts.values()].map(({ chart, machines, mutants }) => {
    const own = lines.filter((line) => line.chart === chart);
    return {
      name: machines.length === 1 ? chart : `${chart} (${String(machines.length)} machines)`,
      mutants,
      broken: own.find(({ baseline }) => baseline)?.baseline,
      findings: own.filter(({ mutant }) => mutant !== undefined),
    };
  });
}

/**
 * Judges mutants of charts. Returns each chart with its mutants and the findings.
 *
 * @param names The machines whose charts are meant; all charts when there are none.
 * @param sampleSize How many mutants are judged; null for all.
 */
export async function judgeChartMutants({ names, sampleSize, seed }) {
  mkdirSync(folder, { recursive: true });
  const tests = await findTestsOfCharts();
  for (let hasEnded = false; !hasEnded;) {
    const judged = readLines().flatMap(({ mutant }) => mutant ?? []);
    hasEnded = await judge({ tests, names, sampleSize, seed, judged, results });
    const { chart, started } = readLines().findLast((line) => line.started !== undefined) ?? {};
    if (!hasEnded && started !== undefined) {
      const ms = maxSecondsOfFile * 1000;
      const finding = { chart, mutant: started, killedBy: 'the time limit', ms };
      appendFileSync(results, `${JSON.stringify(finding)}\n`);
    }
  }
  const charts = readCharts();
  rmSync(folder, { recursive: true, force: true });
  return charts;
}
