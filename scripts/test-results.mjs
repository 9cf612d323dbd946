import { readFileSync } from 'node:fs';

/** Returns the JSON report in a file, or null when there is none. */
export function readResults(file) {
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

/** Returns the page as it was when a journey failed, as an outline of roles and names. */
function readPageOutline({ attachments = [] }) {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  const text = path === undefined ? '' : readFileSync(path, 'utf8');
  return /# Page snapshot\s+```yaml\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
}

/** Returns the title, the errors and the page of each failed test in a report of Playwright. */
export const listFailedJourneys = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const results = tests.flatMap((test) => test.results);
      const errors = results.flatMap((result) => result.errors.map(({ message }) => message));
      return [`${file}: ${title}`, ...errors, ...results.map(readPageOutline)].join('\n');
    }),
  ...suites.flatMap(listFailedJourneys),
];
