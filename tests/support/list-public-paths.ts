import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Returns `folder` and the paths in it that other users than their owner can read or write. */
export const listPublicPaths = (folder: string): readonly string[] =>
  ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]
    .map((path) => join(folder, path))
    .filter((path) => (statSync(path).mode & 0o077) !== 0);
