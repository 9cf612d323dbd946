import { extname } from 'node:path';

import type { FileStore } from '../files/file-store.ts';
import { parseFileAddress } from '../files/file-names.ts';
import { contentTypes } from '../files/content-types.ts';

const batchSize = 16;

async function isPicture(files: FileStore, address: string): Promise<boolean> {
  const name = parseFileAddress(address);
  return (
    name !== null &&
    contentTypes[extname(name)]?.startsWith('image/') === true &&
    (await files.get(name)) !== null
  );
}

/** Returns which of `addresses` are pictures in the file store. */
export async function findStoredPictures(
  files: FileStore,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const storedPictures = new Set<string>();
  for (let from = 0; from < addresses.length; from += batchSize) {
    await Promise.all(
      addresses.slice(from, from + batchSize).map(async (address) => {
        if (await isPicture(files, address)) storedPictures.add(address);
      }),
    );
  }
  return storedPictures;
}

/** Opens the picture at `address`, which existed when the package was started. */
export async function openPicture(
  files: FileStore,
  address: string,
): Promise<ReadableStream<Uint8Array>> {
  const found = await files.get(parseFileAddress(address) ?? '');
  if (found === null)
    throw new Error(`the picture ${address} was removed while a package was written`);
  return found.stream();
}
