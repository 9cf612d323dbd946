import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';

/**
 * Runs `work` with the path of a new folder for temporary files, which is removed afterwards. Its
 * name begins with `prefix`.
 */
export async function withTemporaryFolder<T>(
  work: (folder: string) => Promise<T>,
  prefix = 'lectern-package-',
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Opens a file for reading, which may be removed before it is read. */
export async function openFileStream(path: string): Promise<ReadableStream<Uint8Array>> {
  const file = await open(path);
  return Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>;
}
