import { extname } from 'node:path';

import type { FileStore } from '../files/file-store.ts';
import type { Database } from '../store/database.ts';
import { files as fileRows } from '../store/schema/files.ts';
import { contentTypes } from '../web/content-types.ts';

/**
 * Returns `files` with a `put` that also writes the row of the file, as permanent: content without
 * a row is swept as orphaned.
 */
export const recordFiles = (db: Database, files: FileStore): FileStore => ({
  ...files,
  put: async (content, extension) => {
    const bytes =
      content instanceof Uint8Array
        ? content
        : new Uint8Array(await new Response(content).arrayBuffer());
    const name = await files.put(bytes, extension);
    await db
      .insert(fileRows)
      .values({
        name,
        contentType: contentTypes[extname(name)] ?? 'application/octet-stream',
        bytes: bytes.length,
      })
      .onConflictDoNothing();
    return name;
  },
});
