/**
 * `npm run test:mutants` makes small faults in the charts of src/machines, one after the other, and
 * counts how many of them the tests of the machines notice. docs/model-based-testing.md explains it.
 *
 *   npm run test:mutants              a sample, the same one every time
 *   npm run test:mutants -- --all     every mutant
 *   npm run test:mutants -- session   every mutant of one machine, or of the chart of several
 */
import { judgeChartMutants } from './chart-mutants.mjs';
import { reportMutants } from './mutant-report.mjs';

const args = process.argv.slice(2);
const names = args
  .filter((name) => !name.startsWith('--'))
  .map((name) => name.replace(/Machine$/, ''));
const sampleSize = args.includes('--all') || names.length > 0 ? null : 300;

const charts = await judgeChartMutants({ names, sampleSize, seed: 1 });
const failures = reportMutants({
  kind: 'charts',
  head: 'machine',
  groups: charts,
  minPercent: 90,
  isWhole: names.length === 0,
});
for (const failure of failures) console.log(failure);
process.exit(failures.length === 0 ? 0 : 1);
