import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { root } from './ensure.mjs';
import { listDomainMutants } from './list-domain-mutants.mjs';
import { runChild } from './run-child.mjs';

const cache = join(root, 'node_modules/.cache/lectern/mutants');
const reportFile = join(cache, 'stryker.json');
const placesFile = join(cache, 'places.json');
const stryker = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js');

const isBefore = (one, other) =>
  one.line < other.line || (one.line === other.line && one.column <= other.column);
const isInside = (inner, outer) =>
  inner.file === outer.file &&
  isBefore(outer.location.start, inner.location.start) &&
  isBefore(inner.location.end, outer.location.end);

const toFolder = ({ file }) => dirname(file).replace(/^src\//, '');

/**
 * Chooses mutants of a folder, the same ones for the same seed. Stryker judges those inside the
 * place of another one too, so they are chosen together.
 */
function chooseMutants(mutants, count, seed) {
  const rank = ({ name }) =>
    createHash('sha256')
      .update(`${String(seed)} ${name}`)
      .digest('hex');
  const ranked = mutants.map((mutant) => [rank(mutant), mutant]);
  ranked.sort(([one], [other]) => (one < other ? -1 : 1));
  const chosen = new Set();
  for (const [, mutant] of ranked) {
    const together = mutants.filter((other) => !chosen.has(other) && isInside(other, mutant));
    if (chosen.size + together.length <= count) for (const each of together) chosen.add(each);
  }
  return [...chosen];
}

const formatPlace = ({ line, column }) => `${String(line + 1)}:${String(column)}`;
const formatPlaces = (mutants) =>
  mutants.map(
    ({ file, location: { start, end } }) => `${file}:${formatPlace(start)}-${formatPlace(end)}`,
  );

/** What Stryker says of a mutant that was judged: killed by a test or a time limit, or not. */
const outcomes = {
  Killed: ({ statusReason }) => statusReason ?? 'a test',
  Timeout: () => 'the time limit',
  Survived: () => null,
  NoCoverage: () => null,
};

const keyOf = (file, { start, end }, { replacement, mutatorName }) =>
  [file, formatPlace(start), formatPlace(end), mutatorName, replacement].join(' ');

const countFromZero = ({ line, column }) => ({ line: line - 1, column: column - 1 });

/** Returns what Stryker says of each mutant, by file and place. Its places count from 1. */
function readOutcomes() {
  const { files } = JSON.parse(readFileSync(reportFile, 'utf8'));
  return new Map(
    Object.entries(files).flatMap(([file, { mutants }]) =>
      mutants.map((mutant) => {
        const { start, end } = mutant.location;
        const location = { start: countFromZero(start), end: countFromZero(end) };
        return [keyOf(file, location, mutant), mutant];
      }),
    ),
  );
}

/** Judges the mutants at the places with Stryker. Returns a finding for each that it judged. */
async function runStryker(mutants, maxSeconds) {
  mkdirSync(cache, { recursive: true });
  rmSync(reportFile, { force: true });
  writeFileSync(placesFile, JSON.stringify(formatPlaces(mutants)));
  const startedAt = Date.now();
  const { child, exitCode } = runChild(
    process.execPath,
    [stryker, 'run', 'tests/support/mutants/stryker.config.mjs', '--logLevel', 'error'],
    { LECTERN_MUTANTS: placesFile },
  );
  const limit = setTimeout(() => child.kill('SIGINT'), maxSeconds * 1000);
  const code = await exitCode;
  clearTimeout(limit);
  if (code !== 0)
    throw new Error(`Stryker has not ended within ${String(maxSeconds)} s, or failed.`);
  const found = readOutcomes();
  // Stryker does not say how long a mutant took.
  const ms = (Date.now() - startedAt) / mutants.length;
  return mutants.flatMap((mutant) => {
    const outcome = found.get(keyOf(mutant.file, mutant.location, mutant));
    const describe = outcomes[outcome?.status];
    return describe === undefined ? [] : [{ mutant: mutant.name, killedBy: describe(outcome), ms }];
  });
}

/**
 * Judges mutants of the rules of quizzes and of access, and of what machines do. Returns each
 * folder with its mutants and the findings.
 *
 * @param names The folders that are meant, such as `domain/quiz/rebase`; all when there are none.
 * @param countOfFolder How many mutants of each folder are judged; null for all.
 */
export async function judgeDomainMutants({ names, countOfFolder, seed, maxSeconds }) {
  const all = await listDomainMutants();
  const folders = [...new Set(all.map(toFolder))].sort();
  const groups = folders.map((name) => ({
    name,
    mutants: all.filter((mutant) => toFolder(mutant) === name),
  }));
  const isMeant = ({ name }) => names.length === 0 || names.includes(name);
  const chosen = groups
    .filter(isMeant)
    .flatMap(({ mutants }) =>
      countOfFolder === null ? mutants : chooseMutants(mutants, countOfFolder, seed),
    );
  const findings = await runStryker(chosen, maxSeconds);
  return groups.map(({ name, mutants }) => {
    const own = new Set(mutants.map((mutant) => mutant.name));
    return {
      name,
      mutants: [...own],
      findings: findings.filter(({ mutant }) => own.has(mutant)),
    };
  });
}
