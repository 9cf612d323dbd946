import { readFile } from 'node:fs/promises';

import type { Services } from '../../services/services.ts';
import { discardFiles, storeFile, type StoredContent } from '../../store/files/store-file.ts';
import type { UnpackedPicture } from './read-import.ts';

/**
 * Stores the unpacked pictures of a package like uploads, one at a time in memory, outside of any
 * transaction. Removes them all when one cannot be stored.
 */
export async function storePictures(
  services: Services,
  pictures: readonly UnpackedPicture[],
  uploadedBy: number,
): Promise<readonly StoredContent[]> {
  const stored: StoredContent[] = [];
  try {
    for (const { path, image } of pictures) {
      const bytes = await readFile(path);
      stored.push(await storeFile(services, { ...image, bytes, uploadedBy }));
    }
    return stored;
  } catch (error) {
    await discardFiles(services, stored);
    throw error;
  }
}
