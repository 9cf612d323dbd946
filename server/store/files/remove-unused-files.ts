import { and, eq, gt, lt } from 'drizzle-orm';

import type { Config } from '../../config/config.ts';
import { files } from '../schema/files.ts';
import { isUnused } from './file-references.ts';
import { removeFile, type FileContext } from './store-file.ts';

const hourMs = 3_600_000;
const batchSize = 500;

/**
 * Removes files that belong to a row but are no longer referenced, `UNUSED_FILE_RETENTION_HOURS`
 * after they were stored: replaced logos and videos, those of deleted sponsors, and uploads that
 * failed. Each is removed in a transaction of its own; a file store that does not answer ends the
 * run.
 */
export async function removeUnusedFiles(
  context: FileContext & { readonly config: Config },
  signal: AbortSignal,
): Promise<void> {
  const { db, clock, config } = context;
  const ageMs = config.UNUSED_FILE_RETENTION_HOURS * hourMs;
  const before = lt(files.createdAt, new Date(clock.now().getTime() - ageMs));
  for (let last = ''; ;) {
    const batch = await db
      .select({ name: files.name })
      .from(files)
      .where(and(eq(files.goesWithItsRows, true), before, isUnused, gt(files.name, last)))
      .orderBy(files.name)
      .limit(batchSize);
    for (const { name } of batch) {
      signal.throwIfAborted();
      await removeFile(context, name, before);
    }
    if (batch.length < batchSize) return;
    last = batch.at(-1)?.name ?? last;
  }
}
