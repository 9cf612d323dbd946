import { Readable } from 'node:stream';

import { fromRandomAccessReaderPromise, RandomAccessReader, type Entry, type ZipFile } from 'yauzl';

/** The list of files of a zip on disk. */
export interface OpenedZip {
  /** The entries by their name, folders included. */
  readonly entries: ReadonlyMap<string, Entry>;
  /** Returns the content of an entry, at most `maxTextBytes`; null when it is larger or damaged. */
  readonly read: (name: string) => Promise<Buffer | null>;
}

const maxEntries = 10_000;
const maxTextBytes = 2_097_152;

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

async function readAll(zip: ZipFile, entry: Entry): Promise<Buffer | null> {
  if (entry.uncompressedSize > maxTextBytes || entry.isEncrypted()) return null;
  try {
    const stream = await zip.openReadStreamPromise(entry);
    return Buffer.concat((await stream.toArray()) as Buffer[]);
  } catch {
    return null;
  }
}

/**
 * Opens a zip on disk whose entries have different, harmless names and that begins with its first
 * entry and ends with its directory. Returns null for any other file.
 */
export async function openZip(file: Blob): Promise<OpenedZip | null> {
  const entries = new Map<string, Entry>();
  try {
    const zip = await fromRandomAccessReaderPromise(new BlobReader(file), file.size, {
      autoClose: false,
    });
    if (zip.entryCount > maxEntries) return null;
    for await (const entry of zip.eachEntry()) {
      if (entries.has(entry.fileName)) return null;
      entries.set(entry.fileName, entry);
    }
    const offsets = [...entries.values()].map((entry) => entry.relativeOffsetOfLocalHeader);
    if (Math.min(...offsets) !== 0) return null;
    return {
      entries,
      read: async (name) => {
        const entry = entries.get(name);
        return entry === undefined ? null : readAll(zip, entry);
      },
    };
  } catch {
    return null;
  }
}
