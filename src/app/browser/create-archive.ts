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

/**
 * Returns a ZIP file with these files, which are compressed already. Files with the same name get a
 * number. Rejects when the browser cannot hold it.
 */
export async function createArchive(files: readonly ArchivedFile[]): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const failures: Error[] = [];
  const zip = new Zip((error, part) => {
    if (error === null) parts.push(part);
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
