import type { PackageSource } from '../../../src/domain/interchange/import/package-source.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { Database } from '../../store/database.ts';
import { files } from '../../store/schema/files.ts';
import type { PackagePicture } from './package-pictures.ts';

/** Keeps the pictures of a package as files, one at a time in memory, and notes in `added` the names of those that were not kept before. Stops at one that cannot be read. */
export async function keepPictures(store: FileStore, { read }: PackageSource, pictures: readonly PackagePicture[], added: string[]): Promise<void> {
  for (const { path, name, image } of pictures) {
    if ((await store.get(name)) !== null) continue;
    const content = await read(path);
    if (content === null) return;
    added.push(name);
    await store.put(content, image.extension);
  }
}

/** Writes down the files that pictures are kept in, as uploads are. */
export async function recordPictures(db: Database, pictures: readonly PackagePicture[], uploadedBy: number, createdAt: Date): Promise<void> {
  if (pictures.length === 0) return;
  const rows = pictures.map(({ name, bytes, image: { contentType, width, height } }) => ({ name, contentType, bytes, width, height, uploadedBy, createdAt }));
  await db.insert(files).values(rows).onConflictDoNothing();
}
