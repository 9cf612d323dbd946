import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** The file of a backup that lists the checksums of all others, as `sha256sum` writes it. */
const checksumsName = 'checksums.sha256';

const line = /^([\da-f]{64}) {2}(.+)$/;

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Returns the paths of the files below `folder`, sorted, with / on every system. */
async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Lists the checksum of each file below `folder` in a file there. Returns that file's checksum. */
export async function writeChecksums(folder: string): Promise<string> {
  const lines: string[] = [];
  for (const path of await listFiles(folder))
    lines.push(`${await hashFile(join(folder, path))}  ${path}\n`);
  const file = join(folder, checksumsName);
  await writeFile(file, lines.join(''), { flush: true });
  return hashFile(file);
}

/**
 * Returns the first file below `folder` that is missing or differs from its checksum, or null when
 * there is none. `expected` is the checksum of the list itself.
 */
export async function findDamagedFile(folder: string, expected: string): Promise<string | null> {
  const file = join(folder, checksumsName);
  if ((await hashFile(file).catch(() => null)) !== expected) return checksumsName;
  for (const text of (await readFile(file, 'utf8')).split('\n')) {
    const [, checksum, path] = line.exec(text) ?? [];
    if (checksum === undefined || path === undefined) continue;
    if ((await hashFile(join(folder, path)).catch(() => null)) !== checksum) return path;
  }
  return null;
}
