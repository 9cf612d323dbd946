import type { packageFaults } from '../../../src/domain/sentences/package-faults.ts';
import type { PackageEntry } from './package-entry.ts';

const signature = 0x04034b50;
const fixedBytes = 30;
const sizesFollow = 0x8;
const inZip64 = 0xffffffff;

/** Where an entry lies in the zip: its header from `start`, its packed bytes from `content` to `end`. */
export interface Extent {
  readonly entry: PackageEntry;
  readonly start: number;
  readonly content: number;
  readonly end: number;
}

type Located = { readonly extent: Extent } | { readonly fault: keyof typeof packageFaults };

/** Finds an entry by its local header (APPNOTE 4.3.7), which must say the same of it as the central directory does. */
export function locate(zip: Buffer, entry: PackageEntry): Located {
  const { offset: start, packedBytes } = entry;
  if (start + fixedBytes > zip.length || zip.readUInt32LE(start) !== signature)
    return { fault: 'brokenFile' };
  const flags = zip.readUInt16LE(start + 6);
  const nameEnd = start + fixedBytes + zip.readUInt16LE(start + 26);
  const content = nameEnd + zip.readUInt16LE(start + 28);
  const end = content + packedBytes;
  if (end > zip.length) return { fault: 'lyingSize' };
  if (!zip.subarray(start + fixedBytes, nameEnd).equals(entry.rawName))
    return { fault: 'twoNames' };
  if ((flags & 0x1) !== (entry.flags & 0x1)) return { fault: 'encrypted' };
  if (zip.readUInt16LE(start + 8) !== entry.method) return { fault: 'unknownCompression' };
  const says = (at: number, bytes: number): boolean =>
    [bytes, inZip64].includes(zip.readUInt32LE(start + at));
  if ((flags & sizesFollow) === 0 && !(says(18, packedBytes) && says(22, entry.bytes)))
    return { fault: 'lyingSize' };
  return { extent: { entry, start, content, end } };
}

/** The entry that begins within another one or reaches beyond `limit`, where the list of files begins; null when each has a place of its own. */
export function overlapping(extents: readonly Extent[], limit: number): PackageEntry | null {
  let free = 0;
  for (const { entry, start, end } of extents.toSorted((a, b) => a.start - b.start)) {
    if (start < free || end > limit) return entry;
    free = end;
  }
  return null;
}
