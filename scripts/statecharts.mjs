/**
 * `npm run statecharts`: draws every machine that src/machines exports into docs/statecharts/, as
 * Mermaid state diagrams, deletes the drawings of machines that no longer exist, and lists all
 * machines for the inspector. With `--check` it writes nothing and fails when a file is missing or
 * stale.
 */
import './ensure.mjs';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';

import { root } from './ensure.mjs';
import { findMachines, renderCatalog } from './machine-catalog.mjs';

register();
const folder = join(root, 'docs/statecharts');

const getNodeId = (node) => node.path.join('_') || 'root';
function formatLabel(transition) {
  const event = transition.eventType
    .replace(/^xstate\.done\.actor\.(?:\d+\.)?(.*)$/, 'done: $1')
    .replace(/^xstate\.error\.actor\.(?:\d+\.)?(.*)$/, 'error: $1')
    .replace(/^xstate\.done\.state\.(.*)$/, 'done')
    .replace(/^xstate\.after\.(.*?)\..*$/, 'after $1');
  const guard =
    transition.guard &&
    (typeof transition.guard === 'string' ? transition.guard : (transition.guard.type ?? 'guard'));
  const actions = transition.actions
    .map((action) => (typeof action === 'string' ? action : action.type))
    .filter(Boolean)
    .join(', ');
  return [event || 'always', guard ? `[${guard}]` : '', actions ? `/ ${actions}` : '']
    .filter(Boolean)
    .join(' ')
    .replaceAll(':', '#58;')
    .replaceAll(';', '#59;')
    .replaceAll('#58#59;', '#58;');
}

function drawNode(node, indent = '  ') {
  const lines = [];
  const children = Object.values(node.states);
  if (node.initial?.target?.[0])
    lines.push(`${indent}[*] --> ${getNodeId(node.initial.target[0])}`);
  for (const child of children) {
    lines.push(`${indent}state "${child.key}" as ${getNodeId(child)}`);
    if (Object.keys(child.states).length > 0)
      lines.push(
        `${indent}state ${getNodeId(child)} {`,
        ...drawNode(child, `${indent}  `),
        `${indent}}`,
      );
    if (child.type === 'final') lines.push(`${indent}${getNodeId(child)} --> [*]`);
    if (node.type === 'parallel' && child !== children.at(-1)) lines.push(`${indent}--`);
  }
  for (const child of children) {
    for (const transition of [...[...child.transitions.values()].flat(), ...(child.always ?? [])]) {
      for (const target of transition.target ?? [child])
        lines.push(
          `${indent}${getNodeId(child)} --> ${getNodeId(target)} : ${formatLabel(transition)}`,
        );
    }
  }
  return lines;
}

/** Returns the drawings by file name. */
const drawMachines = (machines) =>
  new Map(
    machines.map(({ exported, machine, file }) => [
      `${exported}.md`,
      `# ${exported}\n\nDrawn by \`npm run statecharts\` from \`${file}\`.\n\n\`\`\`mermaid\nstateDiagram-v2\n${drawNode(machine.root).join('\n')}\n\`\`\`\n`,
    ]),
  );

function readDrawings() {
  mkdirSync(folder, { recursive: true });
  return new Map(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

function writeDrawings(drawings, catalog) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, drawing] of drawings) writeFileSync(join(folder, name), drawing);
  for (const [path, text] of catalog) writeFileSync(join(root, path), text);
  console.log(`${drawings.size} drawings in docs/statecharts/`);
}

function checkDrawings(drawings, catalog) {
  const stored = readDrawings();
  const problems = [
    ...[...drawings]
      .filter(([name, drawing]) => stored.get(name) !== drawing)
      .map(([name]) => `docs/statecharts/${name} is ${stored.has(name) ? 'stale' : 'missing'}`),
    ...[...catalog]
      .filter(([path, text]) => readFileSync(join(root, path), 'utf8') !== text)
      .map(([path]) => `${path} is stale`),
    ...[...stored.keys()]
      .filter((name) => !drawings.has(name))
      .map((name) => `docs/statecharts/${name} shows a machine that does not exist`),
  ];
  if (problems.length === 0) {
    console.log(`${drawings.size} drawings are up to date`);
    return;
  }
  console.error(`${problems.join('\n')}\nRun npm run statecharts.`);
  process.exitCode = 1;
}

const machines = await findMachines();
const drawings = drawMachines(machines);
const catalog = await renderCatalog(machines);
if (process.argv.includes('--check')) checkDrawings(drawings, catalog);
else writeDrawings(drawings, catalog);
