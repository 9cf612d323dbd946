import { fromBufferPromise, getFileNameLowLevel, type Entry, type ZipFile } from 'yauzl';

import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { mostEntries } from './limits.ts';
import type { PackageEntry } from './package-entry.ts';
import { packageFault } from './package-fault.ts';

/** The list of files at the end of a zip, and where it begins. */
export interface Directory {
  readonly entries: readonly PackageEntry[];
  readonly start: number;
}

const entrySignature = 0x02014b50;

const entryOf = (entry: Entry): PackageEntry => ({
  name: getFileNameLowLevel(
    entry.generalPurposeBitFlag,
    entry.fileNameRaw,
    entry.extraFields,
    true,
  ).replaceAll('\\', '/'),
  rawName: entry.fileNameRaw,
  flags: entry.generalPurposeBitFlag,
  method: entry.compressionMethod,
  crc32: entry.crc32,
  packedBytes: entry.compressedSize,
  bytes: entry.uncompressedSize,
  offset: entry.relativeOffsetOfLocalHeader,
  mode: entry.externalFileAttributes >>> 16,
});

/** The types of yauzl call this place in the file a boolean. */
const cursorOf = ({ readEntryCursor }: ZipFile): number => Number(readEntryCursor);

const faultOf = (error: unknown) =>
  packageFault(
    error instanceof Error && error.message.includes('strong encryption')
      ? 'someEncrypted'
      : 'damaged',
  );

async function open(zip: Buffer): Promise<Outcome<ZipFile>> {
  try {
    return succeeded(
      await fromBufferPromise(zip, { decodeStrings: false, validateEntrySizes: false }),
    );
  } catch (error) {
    return failed(
      packageFault(
        error instanceof Error && error.message.includes('multi-disk') ? 'split' : 'notAZip',
      ),
    );
  }
}

/** Reads the central directory of a zip; it must hold exactly as many entries as the end of the zip says. */
export async function readDirectory(zip: Buffer): Promise<Outcome<Directory>> {
  const opened = await open(zip);
  if (!opened.ok) return opened;
  const file = opened.value;
  if (file.entryCount > mostEntries)
    return failed(packageFault('tooManyFiles', { most: mostEntries.toLocaleString('en') }));
  const start = cursorOf(file);
  const entries: PackageEntry[] = [];
  try {
    for await (const entry of file.eachEntry()) entries.push(entryOf(entry));
  } catch (error) {
    return failed(faultOf(error));
  }
  const end = cursorOf(file);
  const goesOn = end + 4 <= zip.length && zip.readUInt32LE(end) === entrySignature;
  return goesOn ? failed(packageFault('hiddenFiles')) : succeeded({ entries, start });
}
