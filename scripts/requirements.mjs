/**
 * Prints how many requirement ids (docs/requirements.tsv) of each area the tests cite, and the
 * uncited ids with --missing. Fails when a test cites an unknown id. An id is cited when a string
 * in tests/ or in the contract contains it. The contract counts because
 * tests/api/contract/endpoints.test.ts and tests/server/http/matrix.test.ts check every row of the
 * endpoint table.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

import { root } from './ensure.mjs';

const rows = readFileSync(join(root, 'docs/requirements.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));
const requirements = new Map(rows.map(([id, area, , kind]) => [id, { area, kind }]));
const areas = [...new Set(rows.map(([, area]) => area))];
const pattern = new RegExp(`\\b(?:${areas.join('|')})-\\d{2,3}\\b`, 'g');

/** Returns the paths of all TypeScript files in a folder and its subfolders. */
const listSources = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listSources(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });

/** Returns the requirement ids in the strings and templates of a file. */
function findCitedIds(path) {
  const source = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.ES2022,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const ids = [];
  const visit = (node) => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    )
      ids.push(...(node.text.match(pattern) ?? []));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return ids;
}

const citedIds = new Set();
const unknownIds = [];
for (const path of [
  ...listSources(join(root, 'tests')),
  ...listSources(join(root, 'src/api/contract')),
]) {
  for (const id of findCitedIds(path)) {
    if (requirements.has(id)) citedIds.add(id);
    else unknownIds.push(`${id} in ${relative(root, path)}`);
  }
}

for (const area of areas) {
  const ids = rows.filter((row) => row[1] === area).map(([id]) => id);
  const missing = ids.filter((id) => !citedIds.has(id));
  console.log(
    `${area.padEnd(5)} ${String(ids.length - missing.length).padStart(3)} of ${String(ids.length).padStart(3)} cited`,
  );
  if (process.argv.includes('--missing') && missing.length > 0)
    console.log(`      ${missing.join(' ')}`);
}
console.log(`requirements: ${citedIds.size} of ${requirements.size} cited by a test`);
if (unknownIds.length > 0) {
  console.error(`Unknown requirement ids:\n  ${[...new Set(unknownIds)].join('\n  ')}`);
  process.exit(1);
}
