/**
 * `npm run statecharts`: draws every machine that src/machines exports into docs/statecharts/, as
 * Mermaid state diagrams, and deletes the drawings of machines that no longer exist. With `--check`
 * it writes nothing and fails when a drawing is missing or stale.
 */
import './ensure.mjs';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';

import { root } from './ensure.mjs';

register();
const { StateMachine } = await import('xstate');
const folder = join(root, 'docs/statecharts');
const machinesFolder = join(root, 'src/machines');

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
async function drawMachines() {
  const drawings = new Map();
  const files = readdirSync(machinesFolder, { recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .sort();
  for (const file of files) {
    const path = join(machinesFolder, file);
    for (const [exported, machine] of Object.entries(await import(pathToFileURL(path).href))) {
      if (!(machine instanceof StateMachine)) continue;
      const name = `${exported}.md`;
      if (drawings.has(name)) throw new Error(`Two machines are exported as ${exported}.`);
      const source = relative(root, path).replaceAll('\\', '/');
      drawings.set(
        name,
        `# ${exported}\n\nDrawn by \`npm run statecharts\` from \`${source}\`.\n\n\`\`\`mermaid\nstateDiagram-v2\n${drawNode(machine.root).join('\n')}\n\`\`\`\n`,
      );
    }
  }
  return drawings;
}

function readDrawings() {
  mkdirSync(folder, { recursive: true });
  return new Map(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

function writeDrawings(drawings) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, drawing] of drawings) writeFileSync(join(folder, name), drawing);
  console.log(`${drawings.size} drawings in docs/statecharts/`);
}

function checkDrawings(drawings) {
  const stored = readDrawings();
  const problems = [
    ...[...drawings]
      .filter(([name, drawing]) => stored.get(name) !== drawing)
      .map(([name]) => `docs/statecharts/${name} is ${stored.has(name) ? 'stale' : 'missing'}`),
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

const drawings = await drawMachines();
if (process.argv.includes('--check')) checkDrawings(drawings);
else writeDrawings(drawings);
