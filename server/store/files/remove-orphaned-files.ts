import { eq, inArray } from 'drizzle-orm';

import type { Config } from '../../config/config.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { Database } from '../database.ts';
import { files } from '../schema/files.ts';
import type { Log } from '../../shared/log.ts';
import { findReferencedFiles } from './find-referenced-files.ts';
import type { FileContext } from './store-file.ts';

const dayMs = 86_400_000;
/** More orphans than known files, beyond this number, mean a wrong database or file store. */
const minSuspiciousCount = 100;
const maxPerRun = 10_000;

/** Lists the stored files older than `before` that no row in `files` names, and counts the others. */
async function listFilesWithoutRow(
  db: Database,
  store: FileStore,
  before: number,
): Promise<{ readonly names: readonly string[]; readonly knownCount: number }> {
  const unknown: string[] = [];
  let knownCount = 0;
  for await (const page of store.list()) {
    const rows = await db
      .select({ name: files.name })
      .from(files)
      .where(
        inArray(
          files.name,
          page.map(({ name }) => name),
        ),
      );
    const known = new Set(rows.map(({ name }) => name));
    knownCount += known.size;
    for (const { name, storedAt } of page)
      if (!known.has(name) && storedAt.getTime() < before) unknown.push(name);
    if (unknown.length >= maxPerRun) break;
  }
  return { names: unknown, knownCount };
}

/**
 * Removes the stored files (of a bucket, or of the folder in `DATA_DIR`) that no row in `files` names
 * and no text of the database refers to, once they are older than `ORPHANED_FILE_RETENTION_DAYS`:
 * what a cut-off upload or a database restored from a backup left. Removes none, and logs an error,
 * when most files are unknown. Returns how many were removed.
 */
export async function removeOrphanedFiles(
  context: FileContext & { readonly config: Config; readonly log: Log },
  signal: AbortSignal,
): Promise<number> {
  const { db, clock, config, log } = context;
  const store = context.files.withSignal(signal);
  const days = config.ORPHANED_FILE_RETENTION_DAYS;
  if (days === 0) return 0;
  const before = clock.now().getTime() - days * dayMs;
  const listed = await listFilesWithoutRow(db, store, before);
  if (listed.names.length === 0) return 0;
  const referenced = await findReferencedFiles(context, new Set(listed.names), signal);
  const orphans = listed.names.filter((name) => !referenced.has(name));
  const knownCount = listed.knownCount + referenced.size;
  if (orphans.length > Math.max(minSuspiciousCount, knownCount)) {
    log.error(
      'the file store was not swept',
      new Error(
        `${String(orphans.length)} files are unknown to the database and ${String(knownCount)} known: they may belong to another installation`,
      ),
    );
    return 0;
  }
  let removedCount = 0;
  for (const name of orphans) {
    signal.throwIfAborted();
    if (await removeOrphan(db, store, name)) removedCount += 1;
  }
  return removedCount;
}

/**
 * Removes the content called `name` unless it has a row by now. The row inserted meanwhile makes
 * `storeFile` of the same content wait.
 */
const removeOrphan = (db: Database, store: FileStore, name: string): Promise<boolean> =>
  db.transaction(async (transaction) => {
    const claimed = await transaction
      .insert(files)
      .values({ name, contentType: '', bytes: 0 })
      .onConflictDoNothing()
      .returning({ name: files.name });
    if (claimed.length === 0) return false;
    await store.remove(name);
    await transaction.delete(files).where(eq(files.name, name));
    return true;
  });
