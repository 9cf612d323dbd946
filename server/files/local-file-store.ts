import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { createFileName, isFileName } from './file-names.ts';
import type { FileStore, ListedFile } from './file-store.ts';

/** Returns null for a file or folder that does not exist; other errors are thrown. */
function toNullWhenMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

/** Yields the files in each subfolder of `folder`. A file that disappears meanwhile is left out. */
async function* listFolder(folder: string): AsyncGenerator<readonly ListedFile[]> {
  const subfolders = (await readdir(folder).catch(toNullWhenMissing)) ?? [];
  for (const subfolder of subfolders.filter((name) => /^[0-9a-f]{2}$/.test(name))) {
    const names = (await readdir(join(folder, subfolder))).filter(isFileName);
    const page: ListedFile[] = [];
    for (const name of names) {
      const found = await stat(join(folder, subfolder, name)).catch(toNullWhenMissing);
      if (found !== null) page.push({ name, storedAt: found.mtime });
    }
    if (page.length > 0) yield page;
  }
}

const openStream = (content: Blob | ReadableStream<Uint8Array>): ReadableStream<Uint8Array> =>
  content instanceof Blob ? content.stream() : content;

/**
 * Creates a store in `folder`, with subfolders named by the first two digits of the names in
 * them.
 */
export function createLocalFileStore(folder: string): FileStore {
  const getPath = (name: string): string => join(folder, name.slice(0, 2), name);
  const store: FileStore = {
    put: async (content, extension) => {
      const incoming = join(folder, 'incoming');
      await mkdir(incoming, { recursive: true });
      const temporary = join(incoming, randomUUID());
      const hash = createHash('sha256');
      try {
        const handle = await open(temporary, 'wx');
        try {
          const chunks = content instanceof Uint8Array ? [content] : openStream(content);
          for await (const chunk of chunks) {
            hash.update(chunk);
            await handle.writeFile(chunk);
          }
          await handle.sync();
        } finally {
          await handle.close();
        }
        const name = createFileName(hash.digest('hex'), extension);
        await mkdir(join(folder, name.slice(0, 2)), { recursive: true });
        await rename(temporary, getPath(name));
        return name;
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    get: async (name) => {
      if (!isFileName(name)) return null;
      const found = await stat(getPath(name)).catch(toNullWhenMissing);
      if (found === null || !found.isFile()) return null;
      return {
        bytes: found.size,
        stream: (range) =>
          Readable.toWeb(createReadStream(getPath(name), range)) as ReadableStream<Uint8Array>,
      };
    },
    remove: async (name) => {
      if (isFileName(name)) await rm(getPath(name), { force: true });
    },
    list: () => listFolder(folder),
    withSignal: () => store,
  };
  return store;
}
