import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { root } from './ensure.mjs';
import { nameSuite } from './model-reporter.mjs';

const name = 'model-coverage.json';
const stored = join(root, '.cache', name);

/** Returns what is stored; null before the first run, and where the file is damaged. */
function readStored() {
  try {
    return JSON.parse(readFileSync(stored, 'utf8'));
  } catch {
    return null;
  }
}

/** Writes a file that no other process can see half written. */
function replaceFile(path, text) {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

/** Adds to states or transitions by name what a level reaches of them; within a run, most counts. */
function addReach(known, reach, level, isSameRun) {
  const names = new Set([...Object.keys(known), ...Object.keys(reach)]);
  return Object.fromEntries(
    [...names].map((each) => {
      const { [level]: former, ...others } = known[each] ?? {};
      const all = isSameRun ? [former, reach[each]] : [reach[each]];
      const found = [true, ...all.filter((one) => typeof one === 'string'), false].find((one) =>
        all.includes(one),
      );
      return [each, found === undefined ? others : { ...others, [level]: found }];
    }),
  );
}

/** Adds a report of a run to what is known of its machine. */
function addReport(known, { level, chartHash, viewless, reach, paths, walked }, run) {
  const before =
    known?.chartHash === chartHash ? known : { levels: {}, states: {}, transitions: {} };
  const last = before.levels[level];
  const isSameRun = last?.ranAt === run.ranAt;
  return {
    chartHash,
    viewless,
    levels: {
      ...before.levels,
      [level]: {
        ...run,
        paths: paths + (isSameRun ? last.paths : 0),
        walked: walked + (isSameRun ? last.walked : 0),
      },
    },
    states: addReach(before.states, reach.states, level, isSameRun),
    transitions: addReach(before.transitions, reach.transitions, level, isSameRun),
  };
}

/**
 * Returns what is known of all machines after a run: its levels take the place of the last ones, and
 * a machine whose chart is another one starts anew.
 */
export function mergeCoverage(known, { reports, failedSuites }, ranAt) {
  const merged = { ...known };
  for (const report of reports) {
    const suite = nameSuite(report);
    const run = { ranAt, hasPassed: !failedSuites.includes(suite) };
    merged[report.machine] = addReport(merged[report.machine], report, run);
  }
  return merged;
}

/**
 * Writes model-coverage.json into a folder that is served: what the last runs of `npm run
 * test:model` covered, by machine, for the inspector; null before the first run.
 */
export function writeCoverage(folder) {
  replaceFile(join(folder, name), JSON.stringify(readStored()));
}

/** Keeps what a run covered, and hands it to a console that is built already. */
export function storeCoverage(outcome) {
  mkdirSync(dirname(stored), { recursive: true });
  const merged = mergeCoverage(readStored(), outcome, new Date().toISOString());
  replaceFile(stored, JSON.stringify(merged));
  for (const folder of ['web', 'dev'].map((served) => join(root, 'dist', served)))
    if (existsSync(folder)) writeCoverage(folder);
}
