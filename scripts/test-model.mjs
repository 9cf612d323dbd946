/**
 * `npm run test:model` walks every machine by its model and prints what was covered;
 * `npm run test:model -- quizEditor` walks one machine, `--watch` walks again what changes,
 * `--browser` also walks the whole app in Chromium, `--replay FILE` walks a path that failed. Fails
 * below 100% of a machine, and of what can be driven in its view or in the browser, and for a view
 * that is not tested, and names what is missing. Ctrl+C ends it with what was found so far.
 * docs/model-based-testing.md explains it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { parseArgs } from 'node:util';

import { root } from './ensure.mjs';
import { findOrInstallChromium } from './find-chromium.mjs';
import { storeCoverage } from './model-coverage.mjs';
import { ModelReporter, nameSuite } from './model-reporter.mjs';
import { printTable } from './print-table.mjs';
import { listFailedJourneys, listSpecs, readReport } from './test-results.mjs';

const results = join(root, 'node_modules/.cache/lectern/model-results');

/** Returns the files of a folder whose names match, with their texts. */
const readFiles = (folder, pattern) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => {
      const path = join(root, folder, name);
      return { path, text: readFileSync(path, 'utf8') };
    });

/** Returns the machines that src/machines exports, each with its file, its models and their tests. */
function findMachines() {
  const models = readFiles('tests/machines', /-models?\.ts$/);
  const tests = readFiles('tests', /\.model\.test\.tsx$/);
  const listPaths = (files, isWanted) =>
    files.filter(({ text }) => isWanted(text)).map(({ path }) => path);
  return readFiles('src/machines', /\.ts$/).flatMap(({ path, text }) =>
    [...text.matchAll(/^export const (?!create)(\w+)Machine\b/gm)].map(([, name]) => {
      const isNamed = new RegExp(String.raw`\b${name}Machine\b`);
      const files = listPaths(models, (model) => isNamed.test(model));
      const isTested = (test) => files.some((file) => test.includes(`/${basename(file)}'`));
      return { name, files: [path, ...files], tests: listPaths(tests, isTested) };
    }),
  );
}

/** Returns how alike two names are, from 0 to 1, by the pairs of letters that both have. */
function compareNames(one, other) {
  const [pairs, others] = [one, other].map((name) => {
    const letters = name.toLowerCase();
    return [...letters].slice(1).map((letter, at) => letters[at] + letter);
  });
  const shared = pairs.filter((pair) => others.includes(pair)).length;
  return (2 * shared) / Math.max(pairs.length + others.length, 1);
}

/** Returns up to three names that are alike, the most alike first. */
const findSimilar = (wanted, names) =>
  names
    .map((name) => ({ name, likeness: compareNames(wanted, name) }))
    .filter(({ likeness }) => likeness > 0.4)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, 3)
    .map(({ name }) => name);

let program = null;

/**
 * Runs a program in a process group of its own, so that Ctrl+C of a terminal reaches it only by
 * `stopProgram`. Returns its exit code.
 */
async function runProgram(command, args, env = {}) {
  program = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    detached: true,
    // Vitest has set these; the app is built and served as always.
    env: { ...process.env, TEST: undefined, VITEST: undefined, NODE_ENV: undefined, ...env },
  });
  const [exitCode] = await once(program, 'exit');
  program = null;
  return exitCode;
}

/** Ends the program that runs, with all that it started; nothing goes on after it. */
async function stopProgram() {
  if (program === null) return;
  const ended = once(program.removeAllListeners('exit'), 'exit');
  process.kill(-program.pid, 'SIGINT');
  await ended;
}

/** Runs the journeys that are driven by a model. */
async function walkBrowser() {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  if ((await runProgram(process.execPath, ['scripts/build.mjs'])) !== 0) process.exit(1);
  const chromium = findOrInstallChromium();
  if (!chromium) throw new Error('No Chromium was found, and none may be installed here.');
  const file = join(results, 'journeys.json');
  await runProgram(join(root, 'node_modules/.bin/playwright'), ['test', '.model.spec'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    LECTERN_TEST_FULL: '1',
  });
  const report = readReport(file);
  if (report === null) throw new Error('The journeys wrote no report.');
  const walked = new Map();
  const failed = new Set();
  for (const test of listSpecs(report).flatMap(({ tests }) => tests)) {
    const annotation = test.annotations.find(({ type }) => type === 'model');
    if (annotation === undefined) continue;
    const { machine, ...rest } = JSON.parse(annotation.description);
    const duration = test.results.reduce((sum, result) => sum + result.duration, 0);
    const seconds = (walked.get(machine)?.seconds ?? 0) + duration / 1000;
    walked.set(machine, { machine, ...rest, seconds });
    if (test.status === 'unexpected') failed.add(machine);
  }
  return { reports: [...walked.values()], failures: listFailedJourneys(report), failed };
}

/**
 * Counts rounded down, so that only a whole chart is 100%. What cannot be driven at a level counts
 * as not covered.
 */
const formatCoverage = (report, machine = report) => {
  if (report === undefined) return '–';
  const { states, transitions } = machine;
  return `${String(Math.floor((100 * report.covered) / (states + transitions)))}%`;
};
/** Joins the reports of the parts of a model at one level: what each misses is missing. */
function joinParts(reports) {
  const joined = new Map();
  for (const report of reports) {
    const key = `${report.machine} ${report.level}`;
    const known = joined.get(key) ?? report;
    const missing = known.missing.filter((name) => report.missing.includes(name));
    joined.set(key, {
      ...known,
      missing,
      covered: known.states + known.transitions - missing.length,
      paths: known === report ? report.paths : known.paths + report.paths,
      seconds: known === report ? report.seconds : known.seconds + report.seconds,
    });
  }
  return [...joined.values()];
}
const sumOf = (reports, key) => reports.reduce((sum, report) => sum + report[key], 0);

const countOf = (results, wanted) =>
  [...results.values()].filter((result) => result === wanted).length;

/** Returns the rows of the table, the last with the totals. */
function createRows(reports, results) {
  const at = (level) => reports.filter((report) => report.level === level);
  const names = [...results.keys()].sort((one, other) => one.localeCompare(other));
  const charts = names.flatMap(
    (name) =>
      at('machine').find(({ machine }) => machine === name) ??
      reports.find(({ machine }) => machine === name) ??
      [],
  );
  const total = (level) => {
    const all = at(level);
    if (all.length === 0) return undefined;
    const walked = charts.filter(({ machine }) => all.some((each) => each.machine === machine));
    return {
      covered: sumOf(all, 'covered'),
      states: sumOf(walked, 'states'),
      transitions: sumOf(walked, 'transitions'),
    };
  };
  const rows = names.map((name) => {
    const all = reports.filter(({ machine }) => machine === name);
    const chart = charts.find(({ machine }) => machine === name);
    const find = (level) => {
      if (level === 'view' && chart?.viewless) return 'none';
      return formatCoverage(
        all.find((each) => each.level === level),
        chart,
      );
    };
    return [
      name,
      results.get(name),
      chart?.states ?? '–',
      chart?.transitions ?? '–',
      ...['machine', 'view', 'browser'].map(find),
      sumOf(all, 'paths'),
      sumOf(all, 'seconds').toFixed(1),
    ];
  });
  const totals = [
    `${String(names.length)} machines`,
    `${String(countOf(results, 'passed'))} passed`,
    sumOf(charts, 'states'),
    sumOf(charts, 'transitions'),
    ...['machine', 'view', 'browser'].map((level) => formatCoverage(total(level))),
    sumOf(reports, 'paths'),
    sumOf(reports, 'seconds').toFixed(1),
  ];
  return [...rows, totals];
}

/** Returns the machines whose view is not tested, though no reason says that they have none. */
function listUntestedViews(reports) {
  const tested = reports.filter(({ level }) => level === 'view').map(({ machine }) => machine);
  return reports
    .filter(({ level, viewless }) => level === 'machine' && viewless === null)
    .map(({ machine }) => machine)
    .filter((machine) => !tested.includes(machine));
}

const heads = [
  'machine',
  'result',
  'states',
  'transitions',
  'machine',
  'view',
  'browser',
  'paths',
  'seconds',
];

/** Returns what cannot be driven by the reason why. */
function groupByReason(undrivable) {
  const groups = new Map();
  for (const [name, reason] of Object.entries(undrivable))
    groups.set(reason, [...(groups.get(reason) ?? []), name]);
  return groups;
}

/** Prints failures and the table of what was found so far. */
function printTableOf({ reports, failures, results }) {
  for (const failure of failures) console.log(`${failure}\n`);
  printTable(heads, createRows(joinParts(reports), results));
}

/** Prints all that a run has found. Returns whether everything passed and nothing is missing. */
function printOutcome(outcome) {
  const { failures, results } = outcome;
  const reports = joinParts(outcome.reports);
  const unknown = new Set(
    reports.map(({ machine }) => machine).filter((name) => !results.has(name)),
  );
  failures.push(...[...unknown].map((name) => `No machine is called ${name}.`));
  printTableOf(outcome);
  for (const { machine, level, undrivable } of reports)
    for (const [reason, names] of groupByReason(undrivable))
      console.log(`${machine}, ${level}: cannot be driven, ${reason}\n  ${names.join('\n  ')}`);
  const incomplete = reports.filter(({ missing }) => missing.length > 0);
  for (const { machine, level, missing } of incomplete)
    console.log(`${machine}, ${level}: misses\n  ${missing.join('\n  ')}`);
  const untested = listUntestedViews(reports);
  if (untested.length > 0)
    console.log(
      `Neither a test of a view nor a reason in tests/support/viewless-machines.ts\n  ${untested.join('\n  ')}`,
    );
  const hasPassed = [...results.values()].every((result) => result === 'passed');
  return hasPassed && failures.length + incomplete.length + untested.length === 0;
}

/** Ends the command with a message. */
function refuse(message) {
  console.error(message);
  process.exit(1);
}

/** Reads the command line; ends the command when it is wrong. */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        browser: { type: 'boolean', default: false },
        watch: { type: 'boolean', default: false },
        replay: { type: 'string' },
      },
    });
    return { ...values, names: positionals.map((name) => name.replace(/Machine$/, '')) };
  } catch (error) {
    return refuse(error.message);
  }
}

/** Ends the command when a name is not that of a machine. */
function checkNames(names, known) {
  const unknown = names.filter((name) => !known.includes(name));
  const lines = unknown.map((name) => {
    const similar = findSimilar(name, known);
    const hint = similar.length === 0 ? '' : ` Similar names: ${similar.join(', ')}.`;
    return `No machine is called ${name}.${hint}`;
  });
  if (lines.length > 0) refuse(lines.join('\n'));
}

const { names, browser, watch, replay } = readArguments();
if (watch && browser) refuse('--watch walks machines and views only, without --browser.');

/** Walks one stored path, printing each state. */
async function walkStoredPath(file) {
  process.env.LECTERN_REPLAY = file;
  const { startVitest } = await import('vitest/node');
  await startVitest('test', ['machines.model.test'], {
    root,
    watch: false,
    disableConsoleIntercept: true,
  });
  process.exit();
}
if (replay !== undefined) await walkStoredPath(replay);

const known = findMachines();
checkNames(
  names,
  known.map(({ name }) => name),
);
const machines = known.filter(({ name }) => names.length === 0 || names.includes(name));
if (names.length > 0) process.env.LECTERN_MODELS = names.join(',');

let outcome = null;
const reporter = new ModelReporter({
  machines: machines.map(({ name }) => name),
  findMachines: (paths) =>
    machines
      .filter(({ files }) => files.some((file) => paths.includes(file)))
      .map(({ name }) => name),
  onEnd: (found) => {
    outcome = found;
    if (!watch) return;
    printOutcome(found);
    storeCoverage(found);
    console.log('Waiting for changes; Ctrl+C ends.');
  },
});
const timer = setInterval(
  () => {
    reporter.printProgress();
  },
  process.stdout.isTTY ? 500 : 5000,
);

/** Ends the command with what was found so far. */
async function stop(exitCode) {
  process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM');
  reporter.clearProgress();
  await stopProgram();
  const found = reporter.read();
  printTableOf(found);
  const counts = ['passed', 'failed', 'not run'].map((result) => countOf(found.results, result));
  console.log(`Stopped: ${counts[0]} passed, ${counts[1]} failed, ${counts[2]} not run`);
  process.exit(exitCode);
}
process.on('SIGINT', () => stop(130));
process.on('SIGTERM', () => stop(143));
reporter.printProgress();

const { startVitest } = await import('vitest/node');
await startVitest(
  'test',
  names.length === 0
    ? ['.model.test']
    : ['machines.model.test', ...machines.flatMap(({ tests }) => tests)],
  { root, watch, silent: true, reporters: [reporter] },
  {},
  // Without a terminal, vitest leaves Ctrl+C to this process.
  { stdin: new PassThrough() },
);
if (!watch) {
  clearInterval(timer);
  if (outcome === null) refuse('Vitest found no tests.');
  if (browser) {
    const { reports, failures, failed } = await walkBrowser();
    outcome.reports.push(...reports);
    outcome.failures.push(...failures);
    for (const name of failed) {
      outcome.results.set(name, 'failed');
      outcome.failedSuites.push(nameSuite({ machine: name, level: 'browser' }));
    }
  }
  const hasPassed = printOutcome(outcome);
  storeCoverage(outcome);
  process.exit(hasPassed ? 0 : 1);
}
