/**
 * `npm run test:model` walks every machine by its model and prints what was covered;
 * `npm run test:model -- quizEditor` walks one machine, `--browser` also walks the whole app in
 * Chromium, `--replay FILE` walks a path that failed. Fails below 100% of a machine, and of what can
 * be driven in its view or in the browser, and for a view that is not tested, and names what is
 * missing. docs/model-based-testing.md explains it.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { buildWhenStale } from './build.mjs';
import { root } from './ensure.mjs';
import { findOrInstallChromium } from './find-chromium.mjs';
import { printTable } from './print-table.mjs';
import { runChild } from './run-child.mjs';
import { listFailedJourneys, listFailedTests, listSpecs, readReport } from './test-results.mjs';

const results = join(root, 'node_modules/.cache/lectern/model-results');
const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run'];

/** Runs vitest on the machines and the views. Returns its report. */
async function walkMachinesAndViews() {
  const file = join(results, 'vitest.json');
  const projects = ['--project', 'node', '--project', 'views'];
  const reporters = ['--silent', '--reporter=json', `--outputFile.json=${file}`];
  await runChild(process.execPath, [...vitest, ...projects, '.model.test', ...reporters]).exitCode;
  const report = readReport(file);
  if (report === null) throw new Error('The tests wrote no report.');
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    reports: tests.flatMap(({ meta }) => meta?.model ?? []),
    failures: listFailedTests(report),
  };
}

/** Runs the journeys that are driven by a model. */
async function walkBrowser() {
  await buildWhenStale();
  const chromium = findOrInstallChromium();
  if (!chromium) throw new Error('No Chromium was found, and none may be installed here.');
  const file = join(results, 'journeys.json');
  Object.assign(process.env, {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    LECTERN_TEST_FULL: '1',
  });
  await runChild(join(root, 'node_modules/.bin/playwright'), ['test', '.model.spec']).exitCode;
  const report = readReport(file);
  if (report === null) throw new Error('The journeys wrote no report.');
  const walked = new Map();
  for (const test of listSpecs(report).flatMap(({ tests }) => tests)) {
    const annotation = test.annotations.find(({ type }) => type === 'model');
    if (annotation === undefined) continue;
    const { machine, ...rest } = JSON.parse(annotation.description);
    const duration = test.results.reduce((sum, result) => sum + result.duration, 0);
    const seconds = (walked.get(machine)?.seconds ?? 0) + duration / 1000;
    walked.set(machine, { machine, ...rest, seconds });
  }
  return { reports: [...walked.values()], failures: listFailedJourneys(report) };
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

/** Returns the rows of the table, the last with the totals. */
function createRows(reports) {
  const at = (level) => reports.filter((report) => report.level === level);
  const machines = at('machine').sort((a, b) => a.machine.localeCompare(b.machine));
  const total = (level) => {
    const all = at(level);
    if (all.length === 0) return undefined;
    const walked = machines.filter(({ machine }) => all.some((each) => each.machine === machine));
    return {
      covered: sumOf(all, 'covered'),
      states: sumOf(walked, 'states'),
      transitions: sumOf(walked, 'transitions'),
    };
  };
  const rows = machines.map((report) => {
    const all = reports.filter(({ machine }) => machine === report.machine);
    const find = (level) => {
      if (level === 'view' && report.viewless !== null) return 'none';
      return formatCoverage(
        all.find((each) => each.level === level),
        report,
      );
    };
    return [
      report.machine,
      report.states,
      report.transitions,
      ...['machine', 'view', 'browser'].map(find),
      sumOf(all, 'paths'),
      sumOf(all, 'seconds').toFixed(1),
    ];
  });
  const totals = [
    `${String(machines.length)} machines`,
    sumOf(machines, 'states'),
    sumOf(machines, 'transitions'),
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

async function walk(names, inBrowser) {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  if (names.length > 0) process.env.LECTERN_MODELS = names.join(',');
  const runs = [await walkMachinesAndViews(), ...(inBrowser ? [await walkBrowser()] : [])];
  const reports = joinParts(runs.flatMap((run) => run.reports));
  const failures = runs.flatMap((run) => run.failures);
  const unknown = names.filter((name) => !reports.some(({ machine }) => machine === name));
  const walked = reports.filter(({ level }) => level === 'machine').map(({ machine }) => machine);
  unknown.push(...reports.map(({ machine }) => machine).filter((name) => !walked.includes(name)));
  for (const name of new Set(unknown)) failures.push(`No machine is called ${name}.`);
  for (const failure of failures) console.log(failure.split('\n    at ')[0]);
  printTable(heads, createRows(reports));
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
  return failures.length + incomplete.length + untested.length === 0;
}

/** Walks one stored path, printing each state. */
async function replay(file) {
  process.env.LECTERN_REPLAY = file;
  const options = ['--project', 'node', 'machines.model.test', '--disableConsoleIntercept'];
  const exitCode = await runChild(process.execPath, [...vitest, ...options]).exitCode;
  return exitCode === 0;
}

const [first, ...others] = process.argv.slice(2);
const args = first === undefined ? [] : [first, ...others];
const hasPassed =
  first === '--replay'
    ? await replay(others[0] ?? '')
    : await walk(
        args.filter((name) => name !== '--browser').map((name) => name.replace(/Machine$/, '')),
        args.includes('--browser'),
      );
process.exit(hasPassed ? 0 : 1);
