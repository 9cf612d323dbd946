import { and, eq, sql, type SQL } from 'drizzle-orm';

import { createFileName } from '../../files/file-names.ts';
import type { FileStore } from '../../files/file-store.ts';
import { hashContent } from '../../files/hash-content.ts';
import type { Clock } from '../../shared/system.ts';
import type { Database } from '../database.ts';
import { files } from '../schema/files.ts';
import { isUnused } from './file-references.ts';

/** The database and the store of the files' content. */
export interface FileContext {
  readonly db: Database;
  readonly files: FileStore;
  readonly clock: Clock;
}

/** A file to store. */
export interface NewFile {
  readonly bytes: Uint8Array | Blob;
  readonly extension: string;
  readonly contentType: string;
  readonly width?: number;
  readonly height?: number;
  readonly uploadedBy: number;
}

/** A stored file. */
export interface StoredContent {
  readonly name: string;
  /** Whether this content was not stored before. */
  readonly isNew: boolean;
  readonly storedAt: Date;
}

/**
 * Stores a file outside of any transaction: first a row that keeps the clean-up away from the
 * content for an hour, then the content, which may take as long as the file store does. The file
 * goes with the rows that refer to it until `keepFile` makes it permanent.
 */
export async function storeFile(
  { db, files: store, clock }: FileContext,
  { bytes, extension, contentType, width, height, uploadedBy }: NewFile,
): Promise<StoredContent> {
  const name = createFileName(await hashContent(bytes), extension);
  const storedAt = clock.now();
  const [row] = await db
    .insert(files)
    .values({
      name,
      contentType,
      bytes: bytes instanceof Uint8Array ? bytes.length : bytes.size,
      width: width ?? null,
      height: height ?? null,
      uploadedBy,
      goesWithItsRows: true,
      createdAt: storedAt,
    })
    .onConflictDoUpdate({ target: files.name, set: { createdAt: sql`excluded.created_at` } })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  await store.put(bytes, extension);
  return { name, isNew: row?.isNew === true, storedAt };
}

/**
 * Locks the row of a stored file until the caller's transaction ends, and makes the file permanent
 * when `isPermanent`: texts may then link to it. Throws when the file was removed meanwhile.
 */
export async function keepFile(db: Database, name: string, isPermanent: boolean): Promise<void> {
  const kept = await db
    .update(files)
    .set(isPermanent ? { goesWithItsRows: false } : { createdAt: sql`${files.createdAt}` })
    .where(eq(files.name, name))
    .returning({ name: files.name });
  if (kept.length === 0) throw new Error(`the stored file ${name} was removed`);
}

/**
 * Removes the file called `name` if it goes with its rows, none refers to it, and `condition` holds.
 * The row stays locked while its content is removed, so that nobody stores the content again in
 * between. Returns whether it was removed.
 */
export const removeFile = (
  { db, files: store }: Pick<FileContext, 'db' | 'files'>,
  name: string,
  condition: SQL,
): Promise<boolean> =>
  db.transaction(async (transaction) => {
    const removed = await transaction
      .delete(files)
      .where(and(eq(files.name, name), eq(files.goesWithItsRows, true), isUnused, condition))
      .returning({ name: files.name });
    if (removed.length === 0) return false;
    await store.remove(name);
    return true;
  });

/** Removes the new ones of `stored`, unless someone else has stored them again. */
export async function discardFiles(
  context: Pick<FileContext, 'db' | 'files'>,
  stored: readonly StoredContent[],
): Promise<void> {
  for (const { name, isNew, storedAt } of stored)
    if (isNew) await removeFile(context, name, eq(files.createdAt, storedAt));
}
