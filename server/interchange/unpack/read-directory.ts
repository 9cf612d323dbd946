import { isUtf8 } from 'node:buffer';

import { fromBufferPromise, getFileNameLowLevel, type Entry, type ZipFile } from 'yauzl';

import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { maxEntries } from './package-limits.ts';
import { localSignature } from './local-header.ts';
import type { PackageEntry } from './package-entry.ts';
import { toPackageFailure } from './package-failure.ts';

/** A zip without what stands before and behind it in its file, and its offset in the file. */
interface FoundZip {
  readonly zip: Buffer;
  readonly zipOffset: number;
}

/** The central directory of a zip and its offset in the zip. */
export interface ZipDirectory extends FoundZip {
  readonly entries: readonly PackageEntry[];
  readonly start: number;
}

const entrySignature = 0x02014b50;
const entryBytes = 46;
const endSignature = Buffer.from('PK\u0005\u0006');
const endBytes = 22;
const zip64EndSignature = 0x06064b50;
/** The bytes of the end of zip64 and of its locator, which stand before the end. */
const zip64EndBytes = 56 + 20;

const hasSignature = (file: Buffer, at: number, signature: number): boolean =>
  at >= 0 && at + 4 <= file.length && file.readUInt32LE(at) === signature;

/**
 * Returns the offset of the zip whose end is at `end`, from which its own offsets count; null unless
 * its directory stands right before its end and leads to its first file.
 */
function findZipOffset(file: Buffer, end: number): number | null {
  const zip64End = end - zip64EndBytes;
  const isZip64 = hasSignature(file, zip64End, zip64EndSignature);
  const [directoryBytes, stated] = isZip64
    ? [file.readBigUInt64LE(zip64End + 40), file.readBigUInt64LE(zip64End + 48)].map(Number)
    : [file.readUInt32LE(end + 12), file.readUInt32LE(end + 16)];
  const directory = (isZip64 ? zip64End : end) - (directoryBytes ?? 0);
  const offset = directory - (stated ?? 0);
  if (offset < 0 || directory + entryBytes > end || !hasSignature(file, directory, entrySignature))
    return null;
  const firstFile = offset + file.readUInt32LE(directory + 42);
  return hasSignature(file, firstFile, localSignature) ? offset : null;
}

/**
 * Whether a zip is a file of another one, whose end is missing: that one begins before it, or goes on
 * behind it.
 */
function isInAnotherZip(file: Buffer, start: number, end: number): boolean {
  const beginsBefore = start > 0 && hasSignature(file, 0, localSignature);
  const isWholeBefore = file.subarray(0, start).includes(endSignature);
  return (
    (beginsBefore && !isWholeBefore) ||
    [localSignature, entrySignature].some((signature) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32LE(signature);
      return file.includes(bytes, end);
    })
  );
}

/**
 * Finds the last zip in a file, in which mail programs, disks and programs that unpack themselves
 * write bytes before or behind it. Returns the whole file without a sound one, so that opening it
 * tells what is wrong.
 */
function findZip(file: Buffer): FoundZip {
  let whole: FoundZip | null = null;
  for (let end = file.lastIndexOf(endSignature); end > 0;) {
    const fileEnd =
      end + endBytes + (end + endBytes <= file.length ? file.readUInt16LE(end + 20) : 0);
    if (fileEnd <= file.length) {
      const zipOffset = findZipOffset(file, end);
      if (zipOffset !== null && !isInAnotherZip(file, zipOffset, fileEnd))
        return { zip: file.subarray(zipOffset, fileEnd), zipOffset };
      whole ??= { zip: file.subarray(0, fileEnd), zipOffset: 0 };
    }
    end = file.lastIndexOf(endSignature, end - 1);
  }
  return whole ?? { zip: file, zipOffset: 0 };
}

const utf8NameFlag = 0x800;

/**
 * Returns the name of an entry: UTF-8 where its bytes are, because macOS writes it without the flag,
 * and CP437 otherwise.
 */
const decodeName = ({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string =>
  getFileNameLowLevel(
    isUtf8(fileNameRaw)
      ? generalPurposeBitFlag | utf8NameFlag
      : generalPurposeBitFlag & ~utf8NameFlag,
    fileNameRaw,
    extraFields,
    true,
  ).replaceAll('\\', '/');

const toPackageEntry = (entry: Entry): PackageEntry => ({
  name: decodeName(entry),
  rawName: entry.fileNameRaw,
  flags: entry.generalPurposeBitFlag,
  method: entry.compressionMethod,
  crc32: entry.crc32,
  packedBytes: entry.compressedSize,
  bytes: entry.uncompressedSize,
  offset: entry.relativeOffsetOfLocalHeader,
  mode: entry.externalFileAttributes >>> 16,
});

/** Returns the position in the file, which yauzl's types call a boolean. */
const getCursor = ({ readEntryCursor }: ZipFile): number => Number(readEntryCursor);

const toFailure = (error: unknown) =>
  toPackageFailure(
    error instanceof Error && error.message.includes('strong encryption')
      ? 'someEncrypted'
      : 'damaged',
  );

async function openZip(zip: Buffer): Promise<Outcome<ZipFile>> {
  try {
    return succeeded(
      await fromBufferPromise(zip, { decodeStrings: false, validateEntrySizes: false }),
    );
  } catch (error) {
    return failed(
      toPackageFailure(
        error instanceof Error && error.message.includes('multi-disk') ? 'split' : 'notAZip',
      ),
    );
  }
}

/**
 * Reads the central directory of the zip in a file, which must hold exactly as many entries as the
 * end of the zip states.
 */
export async function readDirectory(content: Buffer): Promise<Outcome<ZipDirectory>> {
  const { zip, zipOffset } = findZip(content);
  const opened = await openZip(zip);
  if (!opened.ok) return opened;
  const file = opened.value;
  if (file.entryCount > maxEntries)
    return failed(toPackageFailure('tooManyFiles', { max: maxEntries }));
  const start = getCursor(file);
  const entries: PackageEntry[] = [];
  try {
    for await (const entry of file.eachEntry()) entries.push(toPackageEntry(entry));
  } catch (error) {
    return failed(toFailure(error));
  }
  const end = getCursor(file);
  const hasFurtherEntries = end + 4 <= zip.length && zip.readUInt32LE(end) === entrySignature;
  return hasFurtherEntries
    ? failed(toPackageFailure('hiddenFiles'))
    : succeeded({ zip, zipOffset, entries, start });
}
