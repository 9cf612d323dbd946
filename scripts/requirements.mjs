/**
 * Which requirement ids (docs/requirements.tsv) the tests cite: a line an area, the uncited ids with --missing.
 * Fails on an id that does not exist. An id counts where a string below tests/ carries it; those of a contract row count because
 * tests/api/contract/endpoints.test.ts and tests/server/http/matrix.test.ts walk every row of the endpoint table.
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
const known = new Map(rows.map(([id, area, , kind]) => [id, { area, kind }]));
const areas = [...new Set(rows.map(([, area]) => area))];
const pattern = new RegExp(`\\b(?:${areas.join('|')})-\\d{2,3}\\b`, 'g');

const sourcesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesBelow(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });

/** Every string and template of a file, with the ids it carries. */
function citedIn(path) {
  const source = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.ES2022,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const cited = [];
  const visit = (node) => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    )
      cited.push(...(node.text.match(pattern) ?? []));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return cited;
}

const cited = new Set();
const unknown = [];
for (const path of [
  ...sourcesBelow(join(root, 'tests')),
  ...sourcesBelow(join(root, 'src/api/contract')),
]) {
  for (const id of citedIn(path)) {
    if (known.has(id)) cited.add(id);
    else unknown.push(`${id} in ${relative(root, path)}`);
  }
}

for (const area of areas) {
  const ids = rows.filter((row) => row[1] === area).map(([id]) => id);
  const missing = ids.filter((id) => !cited.has(id));
  console.log(
    `${area.padEnd(5)} ${String(ids.length - missing.length).padStart(3)} of ${String(ids.length).padStart(3)} cited`,
  );
  if (process.argv.includes('--missing') && missing.length > 0)
    console.log(`      ${missing.join(' ')}`);
}
console.log(`requirements: ${cited.size} of ${known.size} cited by a test`);
if (unknown.length > 0) {
  console.error(`Ids that no requirement has:\n  ${[...new Set(unknown)].join('\n  ')}`);
  process.exit(1);
}
