/**
 * `npm run test:mutants` makes small faults in the charts of src/machines and in the rules of
 * quizzes and access, one after the other, and counts how many of them the tests notice.
 * docs/model-based-testing.md explains it.
 *
 *   npm run test:mutants                        a sample, the same one every time
 *   npm run test:mutants -- --all               every mutant
 *   npm run test:mutants -- session             every mutant of one machine, or of a chart of several
 *   npm run test:mutants -- domain/quiz/rebase  every mutant of the rules in one folder
 *   npm run test:mutants -- --charts            only charts; --domain only rules
 */
import { judgeChartMutants } from './chart-mutants.mjs';
import { judgeDomainMutants } from './domain-mutants.mjs';
import { reportMutants } from './mutant-report.mjs';

// A mutant is judged by the tests of `npm test`, also within `npm run test:full`.
delete process.env.LECTERN_TEST_FULL;

const args = process.argv.slice(2);
const names = args.filter((name) => !name.startsWith('--'));
const folders = names.filter((name) => name.includes('/'));
const machines = names
  .filter((name) => !name.includes('/'))
  .map((name) => name.replace(/Machine$/, ''));
const isSample = names.length === 0 && !args.includes('--all');
const seed = 1;
const isWhole = names.length === 0;

/** Judges mutants of charts, in one process. Returns the function that prints them. */
async function testCharts() {
  const sampleSize = isSample ? 200 : null;
  const groups = await judgeChartMutants({ names: machines, sampleSize, seed });
  return () => reportMutants({ kind: 'charts', head: 'machine', groups, minPercent: 90, isWhole });
}

/** Judges mutants of rules. Returns the function that prints them. */
async function testDomain() {
  const countOfFolder = isSample ? 2 : null;
  const maxSeconds = isSample ? 600 : 3 * 60 * 60;
  const groups = await judgeDomainMutants({ names: folders, countOfFolder, seed, maxSeconds });
  return () =>
    reportMutants({ kind: 'domain', head: 'folder', groups, minPercent: 85, isWhole: true });
}

// Both at once: each takes one core.
const reports = await Promise.all([
  ...(!args.includes('--domain') && (isWhole || machines.length > 0) ? [testCharts()] : []),
  ...(!args.includes('--charts') && (isWhole || folders.length > 0) ? [testDomain()] : []),
]);
const failures = reports.flatMap((report) => report());
for (const failure of failures) console.log(failure);
process.exit(failures.length === 0 ? 0 : 1);
