import { extname } from 'node:path';

import type { FileStore } from '../files/file-store.ts';
import { fileNameAt } from '../store/file-address.ts';
import { contentTypes } from '../web/content-types.ts';

const atOnce = 16;

async function isPicture(files: FileStore, address: string): Promise<boolean> {
  const name = fileNameAt(address);
  return (
    name !== null &&
    contentTypes[extname(name)]?.startsWith('image/') === true &&
    (await files.get(name)) !== null
  );
}

/** Which of `addresses` are pictures the file store has. */
export async function picturesThere(
  files: FileStore,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const there = new Set<string>();
  for (let from = 0; from < addresses.length; from += atOnce) {
    await Promise.all(
      addresses.slice(from, from + atOnce).map(async (address) => {
        if (await isPicture(files, address)) there.add(address);
      }),
    );
  }
  return there;
}

/** The content of the picture at `address`, which was there when the package was begun. */
export async function openPicture(
  files: FileStore,
  address: string,
): Promise<ReadableStream<Uint8Array>> {
  const found = await files.get(fileNameAt(address) ?? '');
  if (found === null)
    throw new Error(`the picture ${address} went away while a package was written`);
  return found.stream();
}
