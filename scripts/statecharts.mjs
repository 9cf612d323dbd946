/** `npm run statecharts`: draws every machine of src/machines into docs/statecharts/ as Mermaid state diagrams, from the machines themselves. */
import './ensure.mjs';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';

import { root } from './ensure.mjs';

register();
const { StateMachine } = await import('xstate');
const out = join(root, 'docs/statecharts');

const machineFiles = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory()
      ? machineFiles(path)
      : entry.name.endsWith('-machine.ts')
        ? [path]
        : [];
  });

const name = (node) => node.path.join('_') || 'root';
const label = (transition) => {
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
};

function draw(node, indent = '  ') {
  const lines = [];
  const children = Object.values(node.states);
  if (node.initial?.target?.[0]) lines.push(`${indent}[*] --> ${name(node.initial.target[0])}`);
  for (const child of children) {
    lines.push(`${indent}state "${child.key}" as ${name(child)}`);
    if (Object.keys(child.states).length > 0)
      lines.push(`${indent}state ${name(child)} {`, ...draw(child, `${indent}  `), `${indent}}`);
    if (child.type === 'final') lines.push(`${indent}${name(child)} --> [*]`);
    if (node.type === 'parallel' && child !== children.at(-1)) lines.push(`${indent}--`);
  }
  for (const child of children) {
    for (const transition of [...[...child.transitions.values()].flat(), ...(child.always ?? [])]) {
      for (const target of transition.target ?? [child])
        lines.push(`${indent}${name(child)} --> ${name(target)} : ${label(transition)}`);
    }
  }
  return lines;
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
for (const path of machineFiles(join(root, 'src/machines')).sort()) {
  for (const [exported, machine] of Object.entries(await import(pathToFileURL(path).href))) {
    if (!(machine instanceof StateMachine)) continue;
    const source = relative(root, path);
    writeFileSync(
      join(out, `${exported}.md`),
      `# ${exported}\n\nDrawn by \`npm run statecharts\` from \`${source}\`.\n\n\`\`\`mermaid\nstateDiagram-v2\n${draw(machine.root).join('\n')}\n\`\`\`\n`,
    );
    console.log(`docs/statecharts/${exported}.md`);
  }
}
