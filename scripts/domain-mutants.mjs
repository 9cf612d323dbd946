import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './ensure.mjs';
import { runChild } from './run-child.mjs';

const reportFile = join(root, 'node_modules/.cache/lectern/mutants/stryker.json');
const stryker = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const maxCharacters = 60;

const shorten = (code) => {
  const line = code.replace(/\s+/g, ' ');
  return line.length > maxCharacters ? `${line.slice(0, maxCharacters)}…` : line;
};

function readCode(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const first = lines.length === 1 ? end.column - 1 : undefined;
  return [
    lines[0].slice(start.column - 1, first),
    ...lines.slice(1, -1),
    ...(lines.length > 1 ? [lines.at(-1).slice(0, end.column - 1)] : []),
  ].join('\n');
}

/** Names the mutants of a file by what is replaced: lines change too often. */
function nameMutants(file, { source, mutants }) {
  const counts = new Map();
  return mutants.map((mutant) => {
    const before = shorten(readCode(source, mutant.location));
    const name = `${file}: ${before} becomes ${shorten(mutant.replacement ?? mutant.mutatorName)}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return { ...mutant, name: count === 1 ? name : `${name} (${String(count)})` };
  });
}

/** What Stryker says of a mutant that was judged: killed by a test or a time limit, or not. */
const outcomes = {
  Killed: ({ statusReason }) => statusReason ?? 'a test',
  Timeout: () => 'the time limit',
  Survived: () => null,
  NoCoverage: () => null,
};

function readGroups(seconds) {
  const { files } = JSON.parse(readFileSync(reportFile, 'utf8'));
  const named = Object.entries(files).map(([path, file]) => {
    const short = path.replace(/^src\//, '').replace(/\.ts$/, '');
    return { folder: short.split('/').slice(0, -1).join('/'), mutants: nameMutants(short, file) };
  });
  const isJudged = ({ status }) => outcomes[status] !== undefined;
  const count = named.flatMap(({ mutants }) => mutants.filter(isJudged)).length;
  // Stryker does not say how long a mutant took.
  const ms = (seconds * 1000) / count;
  return [...new Set(named.map(({ folder }) => folder))].sort().map((folder) => {
    const mutants = named.filter((each) => each.folder === folder).flatMap((each) => each.mutants);
    return {
      name: folder,
      mutants: mutants.map(({ name }) => name),
      findings: mutants
        .filter(isJudged)
        .map((mutant) => ({ mutant: mutant.name, killedBy: outcomes[mutant.status](mutant), ms })),
    };
  });
}

/**
 * Judges mutants of the rules of quizzes and of access, and of what machines do, with Stryker.
 * Returns each folder with its mutants and the findings.
 *
 * @param share The part of the declarations whose mutants are judged, from 0 to 1.
 */
export async function judgeDomainMutants({ share, seed, maxSeconds }) {
  rmSync(reportFile, { force: true });
  const startedAt = Date.now();
  const { child, exitCode } = runChild(
    process.execPath,
    [stryker, 'run', 'tests/support/mutants/stryker.config.mjs', '--logLevel', 'error'],
    { LECTERN_MUTANTS_SHARE: String(share), LECTERN_MUTANTS_SEED: String(seed) },
  );
  const limit = setTimeout(() => child.kill('SIGINT'), maxSeconds * 1000);
  const code = await exitCode;
  clearTimeout(limit);
  if (code !== 0)
    throw new Error(`Stryker has not ended within ${String(maxSeconds)} s, or failed.`);
  return readGroups((Date.now() - startedAt) / 1000);
}
