import { isUtf8 } from 'node:buffer';

import { fromBufferPromise, getFileNameLowLevel, type Entry, type ZipFile } from 'yauzl';

import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { maxEntries } from './package-limits.ts';
import type { PackageEntry } from './package-entry.ts';
import { toPackageFailure } from './package-failure.ts';

/** The central directory of a zip and its offset. */
export interface ZipDirectory {
  readonly entries: readonly PackageEntry[];
  readonly start: number;
}

const entrySignature = 0x02014b50;

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
 * Reads the central directory of a zip, which must hold exactly as many entries as the end of the
 * zip states.
 */
export async function readDirectory(zip: Buffer): Promise<Outcome<ZipDirectory>> {
  const opened = await openZip(zip);
  if (!opened.ok) return opened;
  const file = opened.value;
  if (file.entryCount > maxEntries)
    return failed(toPackageFailure('tooManyFiles', { max: maxEntries.toLocaleString('en') }));
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
    : succeeded({ entries, start });
}
