import { extname } from 'node:path';

import type { FileStore } from '../files/file-store.ts';
import type { Database } from '../store/database.ts';
import { files as fileRows } from '../store/schema/files.ts';
import { contentTypes } from '../files/content-types.ts';

/**
 * Runs `work` with `files`, and then writes a row for each file that it stored, as permanent: content
 * without a row is swept as orphaned. Files may be stored at once, statements of a transaction not.
 */
export async function recordFiles(
  db: Database,
  files: FileStore,
  work: (files: FileStore) => Promise<void>,
): Promise<void> {
  const rows: (typeof fileRows.$inferInsert)[] = [];
  await work({
    ...files,
    put: async (content, extension) => {
      const bytes =
        content instanceof Uint8Array
          ? content
          : new Uint8Array(await new Response(content).arrayBuffer());
      const name = await files.put(bytes, extension);
      rows.push({
        name,
        contentType: contentTypes[extname(name)] ?? 'application/octet-stream',
        bytes: bytes.length,
      });
      return name;
    },
  });
  if (rows.length > 0) await db.insert(fileRows).values(rows).onConflictDoNothing();
}
