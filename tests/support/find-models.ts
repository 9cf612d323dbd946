import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StateMachine, type AnyStateMachine } from 'xstate';

import type { MachineModel } from './define-model.ts';

const root = join(import.meta.dirname, '../..');

/** Returns every exported value of the modules of a folder whose names end as given, by its name. */
export async function readExports(
  folder: string,
  isWanted: (file: string) => boolean,
): Promise<readonly (readonly [string, unknown])[]> {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  // One after the other: a module that is asked for at once by this address and by that of an import
  // in another module is evaluated twice, and its constants are no longer the same.
  const exported: (readonly [string, unknown])[] = [];
  for (const file of files.filter(isWanted).sort()) {
    const address = pathToFileURL(join(root, folder, file)).href;
    exported.push(...Object.entries((await import(address)) as object));
  }
  return exported;
}

const isModel = (value: unknown): value is MachineModel =>
  typeof value === 'object' && value !== null && 'isModel' in value;

/** A machine that src/machines exports, and its models, of which it has one. */
export interface ModelledMachine {
  /** The name of the export without `Machine`. */
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly models: readonly MachineModel[];
}

/** Returns every machine with the models that `tests/machines` has of it in files `*-model.ts`. */
export async function findModels(): Promise<readonly ModelledMachine[]> {
  const machines = await readExports('src/machines', (file) => file.endsWith('.ts'));
  const models = (await readExports('tests/machines', (file) => /-models?\.ts$/.test(file)))
    .map(([, value]) => value)
    .filter(isModel);
  return machines.flatMap(([name, machine]) =>
    machine instanceof StateMachine
      ? [
          {
            name: name.replace(/Machine$/, ''),
            machine: machine as AnyStateMachine,
            models: models.filter((model) => model.machine === machine),
          },
        ]
      : [],
  );
}
