import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The folder that all test files of one run share; made and removed by the global setup. */
function sharedFolder(): string {
  const folder = process.env['LECTERN_TEST_SHARED'];
  if (folder === undefined)
    throw new Error(
      'the server tests run with tests/support/server-setup.ts as their global setup',
    );
  return folder;
}

/** What `make` answers, made once in a run by whichever test file asks first; the others wait for it. */
export async function shared(
  name: string,
  make: (folder: string) => Promise<string>,
): Promise<string> {
  const folder = join(sharedFolder(), name);
  const result = `${folder}.made`;
  try {
    await mkdir(folder);
  } catch {
    while (!existsSync(result)) await wait(50);
    return read(result);
  }
  const outcome = await make(folder).then(
    (value) => ({ value }),
    (error: unknown) => ({
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  );
  await writeFile(`${result}.new`, JSON.stringify(outcome));
  await rename(`${result}.new`, result);
  return read(result);
}

async function read(path: string): Promise<string> {
  const outcome = JSON.parse(await readFile(path, 'utf8')) as { value: string } | { error: string };
  if ('error' in outcome) throw new Error(outcome.error);
  return outcome.value;
}
