import { Zip, ZipPassThrough } from 'fflate';

interface ArchivedFile {
  readonly name: string;
  readonly content: Blob;
}

/** Returns `name`, with a number before its ending where `taken` has it, and adds it to `taken`. */
function makeUnique(name: string, taken: Set<string>): string {
  const end = name.lastIndexOf('.');
  let unique = name;
  for (let number = 2; taken.has(unique.toLowerCase()); number += 1)
    unique = `${name.slice(0, end)} (${String(number)})${name.slice(end)}`;
  taken.add(unique.toLowerCase());
  return unique;
}

/** The format counts bytes with 32 bits; the rest is for names. */
const maxBytes = 2 ** 32 - 2 ** 24;

/**
 * Returns a ZIP file with these files, which are compressed already. Files with the same name get a
 * number. Rejects when it would be larger than 4 GB, or the browser cannot hold it.
 */
export async function createArchive(files: readonly ArchivedFile[]): Promise<Blob> {
  if (files.reduce((bytes, { content }) => bytes + content.size, 0) > maxBytes)
    throw new Error('the packages are too large for one ZIP file');
  const parts: Blob[] = [];
  const failures: Error[] = [];
  const zip = new Zip((error, part) => {
    // A blob needs no memory of the page.
    if (error === null) parts.push(new Blob([part]));
    else failures.push(error);
  });
  const taken = new Set<string>();
  for (const { name, content } of files) {
    const entry = new ZipPassThrough(makeUnique(name, taken));
    zip.add(entry);
    entry.push(new Uint8Array(await content.arrayBuffer()), true);
  }
  zip.end();
  if (failures[0] !== undefined) throw failures[0];
  return new Blob(parts, { type: 'application/zip' });
}
