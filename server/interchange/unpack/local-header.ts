import type { packageErrors } from '../../../src/domain/messages/en/server/package-errors.ts';
import type { PackageEntry } from './package-entry.ts';

/** The first bytes of a local header. */
export const localSignature = 0x04034b50;
const fixedBytes = 30;
const sizesFollowFlag = 0x8;
const zip64Marker = 0xffffffff;

/**
 * The extent of an entry in the zip: its header from `start`, its packed bytes from `content` to
 * `end`.
 */
export interface Extent {
  readonly entry: PackageEntry;
  readonly start: number;
  readonly content: number;
  readonly end: number;
}

type Located = { readonly extent: Extent } | { readonly error: keyof typeof packageErrors };

/**
 * Locates an entry by its local header (APPNOTE 4.3.7), which must agree with the central
 * directory.
 */
export function locateEntry(zip: Buffer, entry: PackageEntry): Located {
  const { offset: start, packedBytes } = entry;
  if (start + fixedBytes > zip.length || zip.readUInt32LE(start) !== localSignature)
    return { error: 'brokenFile' };
  const flags = zip.readUInt16LE(start + 6);
  const nameEnd = start + fixedBytes + zip.readUInt16LE(start + 26);
  const content = nameEnd + zip.readUInt16LE(start + 28);
  const end = content + packedBytes;
  if (end > zip.length) return { error: 'sizeMismatch' };
  if (!zip.subarray(start + fixedBytes, nameEnd).equals(entry.rawName))
    return { error: 'twoNames' };
  if ((flags & 0x1) !== (entry.flags & 0x1)) return { error: 'encrypted' };
  if (zip.readUInt16LE(start + 8) !== entry.method) return { error: 'unknownCompression' };
  const matches = (at: number, bytes: number): boolean =>
    [bytes, zip64Marker].includes(zip.readUInt32LE(start + at));
  if ((flags & sizesFollowFlag) === 0 && !(matches(18, packedBytes) && matches(22, entry.bytes)))
    return { error: 'sizeMismatch' };
  return { extent: { entry, start, content, end } };
}

/** Returns the entry that overlaps another one or the central directory at `limit`, or null. */
export function findOverlap(extents: readonly Extent[], limit: number): PackageEntry | null {
  let freeFrom = 0;
  for (const { entry, start, end } of extents.toSorted((a, b) => a.start - b.start)) {
    if (start < freeFrom || end > limit) return entry;
    freeFrom = end;
  }
  return null;
}
