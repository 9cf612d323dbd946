import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

import { root } from './ensure.mjs';

const machinesFolder = join(root, 'src/machines');

const listSources = () =>
  readdirSync(machinesFolder, { recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(machinesFolder, name))
    .sort();

const requirementIds = readFileSync(join(root, 'docs/requirements.tsv'), 'utf8')
  .split('\n')
  .map((line) => line.split('\t')[0]);

const splitId = (id) => [id.split('-')[0], Number(id.split('-')[1])];

/** Returns the requirements that a text names, one by one or as `BAN-05 to BAN-13`. */
function readIds(text) {
  const named = text.matchAll(/\b([A-Z]{2,5}-\d+)(?:\s+to\s+([A-Z]{2,5}-\d+))?/g);
  return [...named].flatMap(([, first, last = first]) => {
    const [area, from] = splitId(first);
    const [lastArea, to] = splitId(last);
    return requirementIds.filter((id) => {
      const [ofArea, number] = splitId(id);
      return ofArea === area && area === lastArea && from <= number && number <= to;
    });
  });
}

/** Returns the docstring above an export, on one line. */
function readSummary(text, exported) {
  const at = text.search(new RegExp(`^export const ${exported}\\b`, 'm'));
  const before = text.slice(0, Math.max(at, 0));
  const [, comment = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(before) ?? [];
  return comment
    .replace(/^\s*\* ?/gm, '')
    .trim()
    .replace(/\s+/g, ' ');
}

/** Returns the machines that src/machines exports, with what their sources say. */
export async function findMachines() {
  const { StateMachine } = await import('xstate');
  const machines = [];
  for (const path of listSources()) {
    const text = readFileSync(path, 'utf8');
    for (const [exported, machine] of Object.entries(await import(pathToFileURL(path).href))) {
      if (!(machine instanceof StateMachine)) continue;
      if (machines.some((other) => other.exported === exported))
        throw new Error(`Two machines are exported as ${exported}.`);
      const file = relative(root, path).replaceAll('\\', '/');
      machines.push({
        exported,
        machine,
        name: exported.replace(/Machine$/, ''),
        area: file.split('/')[2],
        summary: readSummary(text, exported),
        requirements: [...new Set(readIds(text))].sort(),
        file,
      });
    }
  }
  return machines.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Returns the imports of all machines, one line a file. */
function renderImports(machines) {
  const files = [...new Set(machines.map(({ file }) => file))].sort();
  return files.map((file) => {
    const exports = machines.filter((machine) => machine.file === file);
    const names = exports.map(({ exported }) => exported).join(', ');
    return `import { ${names} } from '${file.replace(/^src/, '../..')}';`;
  });
}

/** Returns the path and unformatted text of each file that lists the machines. */
export function renderCatalog(machines) {
  const entries = machines.map(({ machine, name, area, summary, requirements, file }) =>
    JSON.stringify({ name, id: machine.id, area, summary, requirements, file }),
  );
  const texts = {
    'src/app/inspection/machine-catalog.ts': `
      import type { MachineEntry } from '../../inspection/machine-entry.ts';

      /** Every machine of the product by name. \`npm run statecharts\` writes this file. */
      export const machineCatalog: readonly MachineEntry[] = [${entries.join(',\n')}];`,
    'src/app/inspection/machines.ts': `
      import type { AnyStateMachine } from 'xstate';
      ${renderImports(machines).join('\n')}

      /** The machines of the catalog by name. \`npm run statecharts\` writes this file. */
      export const machines: Readonly<Record<string, AnyStateMachine>> = {
        ${machines.map(({ exported, name }) => `${name}: ${exported}`).join(',\n')}
      };`,
  };
  return Object.entries(texts);
}
