import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

import { root } from './ensure.mjs';

/**
 * What a step reports: numbers of tests, the text of each failure, the text of each test that passed
 * when it was tried once more, and how many seconds each file took.
 *
 * @typedef {{ passed: number, failed: number, skipped: number, failures?: string[],
 *   flaky?: string[], files?: { file: string, seconds: number }[], output?: string }} StepResult
 */

/** Returns the JSON report in a file, or null when there is none. */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Returns the name and the messages of each failed test in a report of vitest. */
export const listFailedTests = (report) =>
  report.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    return failed.length === 0 && message
      ? [`${name}\n${message}`]
      : failed.map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join('\n')}`);
  });

/** Returns the result in a report of vitest. A run without a report or a test has failed. */
export function readVitestResult(file, isSuccess) {
  const report = readReport(file);
  if (!report || report.numTotalTests === 0) return { passed: 0, failed: 1, skipped: 0 };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests || (isSuccess ? 0 : 1),
    skipped: report.numPendingTests + report.numTodoTests,
    failures: listFailedTests(report),
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

/** Returns the page as it was when a journey failed, as an outline of roles and names. */
function readPageOutline({ attachments = [] }) {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  const text = path === undefined ? '' : readFileSync(path, 'utf8');
  return /# Page snapshot\s+```yaml\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
}

/** Returns the journeys in a report of Playwright. */
export const listSpecs = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(listSpecs)];
const listRuns = ({ tests }) => tests.flatMap(({ results }) => results);

/** Returns the title of a journey with its errors and, for each, the page. */
const describeFailure = (spec) =>
  [
    `${spec.file}: ${spec.title}`,
    ...listRuns(spec).flatMap(({ errors }) => errors.map(({ message }) => message)),
    ...listRuns(spec).map(readPageOutline),
  ].join('\n');

/** Returns the failed journeys in a report of Playwright. */
export const listFailedJourneys = (report) =>
  listSpecs(report)
    .filter(({ ok }) => !ok)
    .map(describeFailure);

/** Returns the result in a report of Playwright. A run without a report or a journey has failed. */
export function readJourneysResult(file, isSuccess) {
  const report = readReport(file);
  const stats = report?.stats;
  if (!stats || stats.expected + stats.unexpected + stats.flaky === 0)
    return { passed: 0, failed: 1, skipped: 0 };
  const specs = listSpecs(report);
  const isFlaky = ({ tests }) => tests.some(({ status }) => status === 'flaky');
  const seconds = new Map();
  for (const spec of specs)
    for (const { duration } of listRuns(spec))
      seconds.set(spec.file, (seconds.get(spec.file) ?? 0) + duration / 1000);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected || (isSuccess ? 0 : 1),
    skipped: stats.skipped,
    failures: listFailedJourneys(report),
    flaky: specs.filter(isFlaky).map(describeFailure),
    files: [...seconds].map(([name, sum]) => ({ file: `tests/journeys/${name}`, seconds: sum })),
  };
}
