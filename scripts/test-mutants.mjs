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

const args = process.argv.slice(2);
const names = args.filter((name) => !name.startsWith('--'));
const folders = names.filter((name) => name.includes('/'));
const machines = names
  .filter((name) => !name.includes('/'))
  .map((name) => name.replace(/Machine$/, ''));
const isSample = names.length === 0 && !args.includes('--all');
const seed = 1;
const failures = [];

if (!args.includes('--domain') && (names.length === 0 || machines.length > 0)) {
  const groups = await judgeChartMutants({
    names: machines,
    sampleSize: isSample ? 300 : null,
    seed,
  });
  const rest = { minPercent: 90, isWhole: names.length === 0 };
  failures.push(...reportMutants({ kind: 'charts', head: 'machine', groups, ...rest }));
}

if (!args.includes('--charts') && (names.length === 0 || folders.length > 0)) {
  const groups = await judgeDomainMutants({
    names: folders,
    countOfFolder: isSample ? 4 : null,
    seed,
    maxSeconds: isSample ? 600 : 3 * 60 * 60,
  });
  const rest = { minPercent: 85, isWhole: true };
  failures.push(...reportMutants({ kind: 'domain', head: 'folder', groups, ...rest }));
}

for (const failure of failures) console.log(failure);
process.exit(failures.length === 0 ? 0 : 1);
