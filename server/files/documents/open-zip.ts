import { Readable } from 'node:stream';

import { fromRandomAccessReaderPromise, RandomAccessReader, type Entry, type ZipFile } from 'yauzl';

import type { DocumentRefusal } from '../../../src/domain/documents/document-refusal.ts';

/** The list of files of a zip on disk. */
export interface OpenedZip {
  /** The names of the entries, folders included. */
  readonly names: readonly string[];
  /** Returns the content of an entry, at most `maxTextBytes`; null when it is larger or damaged. */
  readonly read: (name: string) => Promise<Buffer | null>;
  /** Unpacks an entry part by part. It fails when the entry is damaged or larger than it says. */
  readonly stream: (name: string) => Promise<Readable>;
}

const maxEntries = 10_000;
const maxTextBytes = 2_097_152;
const maxUnpackedBytes = 400 * 1_048_576;
/** Above this size, an entry may unpack to `maxRatio` times its packed size; XML reaches 100. */
const minBytesForRatio = 1_048_576;
const maxRatio = 250;

/** Reads a file on disk, for yauzl. */
class BlobReader extends RandomAccessReader {
  readonly #file: Blob;
  constructor(file: Blob) {
    super();
    this.#file = file;
  }
  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#file.slice(start, end).stream());
  }
}

/** Whether the entries say that they unpack to far more than their size. */
function isBomb(entries: readonly Entry[]): boolean {
  const bytes = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  return (
    bytes > maxUnpackedBytes ||
    entries.some(
      ({ uncompressedSize, compressedSize }) =>
        uncompressedSize > minBytesForRatio && uncompressedSize > compressedSize * maxRatio,
    )
  );
}

/** Returns the entries by their names, which Office compares without regard to case, or null. */
async function listEntries(zip: ZipFile): Promise<ReadonlyMap<string, Entry> | null> {
  if (zip.entryCount > maxEntries) return null;
  const entries = new Map<string, Entry>();
  const known = new Set<string>();
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase();
    if (known.has(name) || entry.isEncrypted()) return null;
    known.add(name);
    entries.set(entry.fileName, entry);
  }
  return entries;
}

/**
 * Opens a zip on disk whose entries have different, harmless names and unpack to a size in
 * proportion to their own, and that begins with its first entry and ends with its directory.
 * Returns why any other file is refused.
 */
export async function openZip(
  file: Blob,
): Promise<{ readonly zip: OpenedZip } | { readonly refusal: DocumentRefusal }> {
  const damaged = { refusal: { reason: 'damaged' } } as const;
  try {
    const reader = new BlobReader(file);
    const zip = await fromRandomAccessReaderPromise(reader, file.size, { autoClose: false });
    const found = await listEntries(zip);
    if (found === null) return damaged;
    const entries = [...found.values()];
    const offsets = entries.map((entry) => entry.relativeOffsetOfLocalHeader);
    if (Math.min(...offsets) !== 0) return damaged;
    if (isBomb(entries)) return { refusal: { reason: 'unpacksTooLarge' } };
    const stream = (name: string): Promise<Readable> =>
      zip.openReadStreamPromise(found.get(name) as Entry);
    const read = async (name: string): Promise<Buffer | null> => {
      if ((found.get(name)?.uncompressedSize ?? Infinity) > maxTextBytes) return null;
      try {
        return Buffer.concat((await (await stream(name)).toArray()) as Buffer[]);
      } catch {
        return null;
      }
    };
    return { zip: { names: [...found.keys()], read, stream } };
  } catch {
    return damaged;
  }
}
