import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './ensure.mjs';
import { printTable } from './print-table.mjs';

/** Mutants that change nothing a test could notice, each with the reason. */
const reasonsFile = 'tests/support/mutants/harmless-mutants.json';
const formatScore = (killed, judged) =>
  judged === 0 ? '–' : `${String(Math.floor((100 * killed) / judged))}%`;
const sumOf = (values) => values.reduce((sum, value) => sum + value, 0);

function countFindings(findings, harmless) {
  const killed = findings.filter(({ killedBy }) => killedBy !== null);
  const survivors = findings.filter(
    ({ mutant, killedBy }) => killedBy === null && harmless[mutant] === undefined,
  );
  return {
    killed: killed.length,
    judged: killed.length + survivors.length,
    survivors: survivors.map(({ mutant }) => mutant),
    wronglyHarmless: killed.filter(({ mutant }) => harmless[mutant] !== undefined),
    seconds: sumOf(findings.map(({ ms }) => ms)) / 1000,
  };
}

const createRow = (name, mutants, { killed, judged, survivors, seconds }) => [
  name,
  mutants,
  judged,
  killed,
  survivors.length,
  formatScore(killed, judged),
  seconds.toFixed(1),
];

/**
 * Prints the score of each group of mutants (a machine or a folder) and the survivors. Returns what
 * makes the command fail.
 *
 * @param kind `charts` or `domain`: which mutants of the list of reasons are meant.
 * @param groups Each with its name, the names of all its mutants, and the findings about some.
 * @param minPercent How many of all judged mutants have to be killed.
 * @param isWhole Whether the groups are all there are.
 */
export function reportMutants({ kind, head, groups, minPercent, isWhole }) {
  const harmless = JSON.parse(readFileSync(join(root, reasonsFile), 'utf8'))[kind];
  const judged = groups.filter(({ findings }) => findings.length > 0);
  const counted = judged.map((group) => ({
    ...group,
    ...countFindings(group.findings, harmless),
  }));
  const all = countFindings(
    judged.flatMap(({ findings }) => findings),
    harmless,
  );
  const total = sumOf(groups.map(({ mutants }) => mutants.length));
  printTable(
    [head, 'mutants', 'judged', 'killed', 'survived', 'score', 'seconds'],
    [
      ...counted.map((group) => createRow(group.name, group.mutants.length, group)),
      createRow(`${String(groups.length)} in all`, total, all),
    ],
  );
  if (all.survivors.length > 0) console.log(`Survivors:\n  ${all.survivors.join('\n  ')}`);
  const existing = new Set(groups.flatMap(({ mutants }) => mutants));
  const gone = Object.keys(harmless).filter((mutant) => isWhole && !existing.has(mutant));
  return [
    ...groups.flatMap(({ name, broken }) =>
      broken === undefined ? [] : [`The tests of ${name} fail without a mutant: ${broken}`],
    ),
    ...all.wronglyHarmless.map(
      ({ mutant, killedBy }) =>
        `${reasonsFile} says that this changes nothing: ${mutant}. It is noticed by: ${killedBy}`,
    ),
    ...gone.map((mutant) => `${reasonsFile} names a mutant that does not exist: ${mutant}`),
    ...(all.killed < (minPercent / 100) * all.judged
      ? [`The ${kind} need ${String(minPercent)}% of their mutants killed.`]
      : []),
  ];
}
