import { createHash } from 'node:crypto';

import { sql } from 'drizzle-orm';

import { fileName } from '../../files/file-name.ts';
import type { Services } from '../../http/services.ts';
import { files } from '../schema/files.ts';

/** A file to keep: its content, what that is, and whether it is kept only as long as a row refers to it by key. */
export interface NewFile {
  readonly bytes: Uint8Array;
  readonly extension: string;
  readonly contentType: string;
  readonly width?: number;
  readonly height?: number;
  readonly uploadedBy: number;
  readonly goesWithItsRows: boolean;
}

/**
 * Keeps a file and answers with its name. Runs inside the caller's transaction: the row is held until its end, so that the tidy-up never takes away content
 * that is just being kept again. Content that anything else keeps for good stays for good.
 */
export async function keepFile(
  { db, files: store, clock }: Pick<Services, 'db' | 'files' | 'clock'>,
  { bytes, extension, contentType, width, height, uploadedBy, goesWithItsRows }: NewFile,
): Promise<string> {
  const name = fileName(createHash('sha256').update(bytes).digest('hex'), extension);
  await db
    .insert(files)
    .values({
      name,
      contentType,
      bytes: bytes.length,
      width: width ?? null,
      height: height ?? null,
      uploadedBy,
      goesWithItsRows,
      createdAt: clock.now(),
    })
    .onConflictDoUpdate({
      target: files.name,
      set: {
        goesWithItsRows: sql`${files.goesWithItsRows} and excluded.goes_with_its_rows`,
        createdAt: sql`excluded.created_at`,
      },
    });
  return store.put(bytes, extension);
}
