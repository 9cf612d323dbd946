import { inArray } from 'drizzle-orm';

import type { PackageSource } from '../../../src/domain/interchange/import/package-source.ts';
import type { Services } from '../../http/services.ts';
import { keepFile } from '../../store/files/keep-file.ts';
import { files } from '../../store/schema/files.ts';
import type { PackagePicture } from './package-pictures.ts';

/**
 * Keeps the pictures of a package as uploads are, one at a time in memory, and notes in `added` the names of those that were not there before. Stops at one that
 * cannot be read. Runs inside the caller's transaction.
 */
export async function keepPictures(
  services: Services,
  { read }: PackageSource,
  pictures: readonly PackagePicture[],
  uploadedBy: number,
  added: string[],
): Promise<void> {
  for (const { path, name, image } of pictures) {
    const content = await read(path);
    if (content === null) return;
    if ((await services.files.get(name)) === null) added.push(name);
    await keepFile(services, { ...image, bytes: content, uploadedBy, goesWithItsRows: false });
  }
}

/** Removes files that were kept in vain: those of `names` that no row knows of. */
export async function removePictures(
  { db, files: store }: Services,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  const known = new Set(
    (
      await db
        .select({ name: files.name })
        .from(files)
        .where(inArray(files.name, [...names]))
    ).map(({ name }) => name),
  );
  for (const name of names) if (!known.has(name)) await store.remove(name);
}
