import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes `folder`/machine-examples.json: what the models in tests/machines name, by machine, for
 * the simulator of the inspector.
 */
export async function writeMachineExamples(folder) {
  const { register } = await import('tsx/esm/api');
  const unregister = register();
  const { listExamples } = await import('../tests/support/list-examples.ts');
  writeFileSync(join(folder, 'machine-examples.json'), JSON.stringify(await listExamples()));
  await unregister();
}
