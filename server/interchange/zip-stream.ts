import { Readable } from 'node:stream';

import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** An entry of a zip: words that are made when their turn comes, or content that is read then. */
export type ZipEntry =
  | { readonly path: string; readonly text: () => string }
  | { readonly path: string; readonly open: () => Promise<ReadableStream<Uint8Array>> };

/** Holds what the zip has written until somebody takes it. */
class Written {
  #chunks: Uint8Array[] = [];
  #fault: Error | null = null;

  readonly zip = new Zip((fault, chunk) => {
    if (fault === null) this.#chunks.push(chunk);
    else this.#fault = fault;
  });

  take(): readonly Uint8Array[] {
    if (this.#fault !== null) throw this.#fault;
    const taken = this.#chunks;
    this.#chunks = [];
    return taken;
  }
}

const nothing = new Uint8Array();

async function* zipped(entries: Iterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
  const written = new Written();
  for (const entry of entries) {
    const file =
      'text' in entry ? new ZipDeflate(entry.path, { level: 6 }) : new ZipPassThrough(entry.path);
    file.mtime = at;
    written.zip.add(file);
    if ('text' in entry) file.push(strToU8(entry.text()), true);
    else {
      for await (const chunk of await entry.open()) {
        file.push(chunk);
        yield* written.take();
      }
      file.push(nothing, true);
    }
    yield* written.take();
  }
  written.zip.end();
  yield* written.take();
}

/**
 * A zip of `entries` in their order, dated `at`, that is made as it is read: no more than one text or one piece of a file is held at a time.
 * Reading fails when an entry cannot be opened.
 */
export const zipStream = (entries: Iterable<ZipEntry>, at: Date): ReadableStream<Uint8Array> =>
  Readable.toWeb(
    Readable.from(zipped(entries, at), { objectMode: true, highWaterMark: 4 }),
  ) as ReadableStream<Uint8Array>;
