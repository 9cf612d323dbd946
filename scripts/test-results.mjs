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

/** Returns the title and the errors of each failed test in a report of Playwright. */
export const listFailedJourneys = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) =>
      [
        `${file}: ${title}`,
        ...tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors)),
      ]
        .map((part) => part.message ?? part)
        .join('\n'),
    ),
  ...suites.flatMap(listFailedJourneys),
];
