import { Readable } from 'node:stream';

import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** An entry of a zip: a text that is created, or content that is opened, when it is written. */
export type ZipEntry =
  | { readonly path: string; readonly text: () => string }
  | { readonly path: string; readonly open: () => Promise<ReadableStream<Uint8Array>> };

/** Holds the zip's output until it is read. */
class ZipBuffer {
  #chunks: Uint8Array[] = [];
  #error: Error | null = null;

  readonly zip = new Zip((error, chunk) => {
    if (error === null) this.#chunks.push(chunk);
    else this.#error = error;
  });

  take(): readonly Uint8Array[] {
    if (this.#error !== null) throw this.#error;
    const chunks = this.#chunks;
    this.#chunks = [];
    return chunks;
  }
}

const nothing = new Uint8Array();

async function* writeEntries(entries: Iterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
  const buffer = new ZipBuffer();
  for (const entry of entries) {
    const file =
      'text' in entry ? new ZipDeflate(entry.path, { level: 6 }) : new ZipPassThrough(entry.path);
    file.mtime = at;
    buffer.zip.add(file);
    if ('text' in entry) file.push(strToU8(entry.text()), true);
    else {
      for await (const chunk of await entry.open()) {
        file.push(chunk);
        yield* buffer.take();
      }
      file.push(nothing, true);
    }
    yield* buffer.take();
  }
  buffer.zip.end();
  yield* buffer.take();
}

/**
 * Returns a zip of `entries` in order, dated `at`, which is created while it is read: at most one
 * text or one chunk of a file is in memory. Reading fails when an entry cannot be opened.
 */
export const createZipStream = (
  entries: Iterable<ZipEntry>,
  at: Date,
): ReadableStream<Uint8Array> =>
  Readable.toWeb(
    Readable.from(writeEntries(entries, at), { objectMode: true, highWaterMark: 4 }),
  ) as ReadableStream<Uint8Array>;
