import { eq, inArray } from 'drizzle-orm';

import { inTransaction, type Services } from '../../services/services.ts';
import { files } from '../schema/files.ts';

const dayMs = 86_400_000;
/** More orphans than known files, beyond this number, mean a wrong database or bucket. */
const minSuspiciousCount = 100;
const maxPerRun = 10_000;

/**
 * Removes the objects of a bucket that no row in `files` names, once they are older than
 * `ORPHANED_FILE_RETENTION_DAYS`: what a cut-off upload or a database restored from a backup left.
 * Removes none, and logs an error, when most objects are unknown. Returns how many were removed; 0
 * for a file store without a list.
 */
export async function removeOrphanedFiles(
  services: Services,
  signal: AbortSignal,
): Promise<number> {
  const { db, clock, config, log } = services;
  const store = services.files.withSignal(signal);
  const days = config.ORPHANED_FILE_RETENTION_DAYS;
  if (store.list === null || days === 0) return 0;
  const before = clock.now().getTime() - days * dayMs;
  const orphans: string[] = [];
  let knownCount = 0;
  for await (const page of store.list()) {
    const names = page.map(({ name }) => name);
    const rows = await db
      .select({ name: files.name })
      .from(files)
      .where(inArray(files.name, names));
    const known = new Set(rows.map(({ name }) => name));
    knownCount += known.size;
    for (const { name, storedAt } of page)
      if (!known.has(name) && storedAt.getTime() < before) orphans.push(name);
    if (orphans.length >= maxPerRun) break;
  }
  if (orphans.length > Math.max(minSuspiciousCount, knownCount)) {
    log.error(
      'the bucket was not swept',
      new Error(
        `${String(orphans.length)} objects are unknown to the database and ${String(knownCount)} known: it may be the bucket of another installation`,
      ),
    );
    return 0;
  }
  let removedCount = 0;
  for (const name of orphans) {
    signal.throwIfAborted();
    if (await removeOrphan(services, name, signal)) removedCount += 1;
  }
  return removedCount;
}

/**
 * Removes the content called `name` unless it has a row by now. The row inserted meanwhile makes
 * `storeFile` of the same content wait.
 */
const removeOrphan = (services: Services, name: string, signal: AbortSignal): Promise<boolean> =>
  inTransaction(services, async ({ db, files: store }) => {
    const claimed = await db
      .insert(files)
      .values({ name, contentType: '', bytes: 0 })
      .onConflictDoNothing()
      .returning({ name: files.name });
    if (claimed.length === 0) return false;
    await store.withSignal(signal).remove(name);
    await db.delete(files).where(eq(files.name, name));
    return true;
  });
