import { readFile } from 'node:fs/promises';

/** Returns the names of the environment variables that the server's configuration reads. */
export async function readConfigNames(): Promise<readonly string[]> {
  const files = ['server/config/config.ts', 'server/config/telemetry-variables.ts'];
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const names = sources.join('\n').matchAll(/^ {2,4}([A-Z][A-Z0-9_]+):/gm);
  return [...new Set([...names].map(([, name]) => name ?? ''))];
}
