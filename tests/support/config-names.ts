import { readFile } from 'node:fs/promises';

/** Returns the names of the environment variables that the server's configuration reads. */
export async function readConfigNames(): Promise<readonly string[]> {
  const source = await readFile('server/config.ts', 'utf8');
  const names = source.matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm);
  return [...new Set([...names].map(([, name]) => name ?? ''))];
}
