import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Returns the folder that all test files of a run share. The global setup creates and removes it.
 */
function getSharedFolder(): string {
  const folder = process.env['LECTERN_TEST_SHARED'];
  if (folder === undefined)
    throw new Error(
      'the server tests run with tests/support/server-setup.ts as their global setup',
    );
  return folder;
}

/** Runs `make` once per test run and returns its result. Other test files wait for the first. */
export async function createOnce(
  name: string,
  make: (folder: string) => Promise<string>,
): Promise<string> {
  const folder = join(getSharedFolder(), name);
  const result = `${folder}.made`;
  try {
    await mkdir(folder);
  } catch {
    while (!existsSync(result)) await wait(50);
    return readResult(result);
  }
  const outcome = await make(folder).then(
    (value) => ({ value }),
    (error: unknown) => ({
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  );
  await writeFile(`${result}.new`, JSON.stringify(outcome));
  await rename(`${result}.new`, result);
  return readResult(result);
}

async function readResult(path: string): Promise<string> {
  const outcome = JSON.parse(await readFile(path, 'utf8')) as { value: string } | { error: string };
  if ('error' in outcome) throw new Error(outcome.error);
  return outcome.value;
}
