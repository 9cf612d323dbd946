/** A file read from the store. */
export interface StoredFile {
  readonly bytes: number;
  /** Returns the content from `start` to `end` (inclusive), or all of it. */
  readonly stream: (range?: {
    readonly start: number;
    readonly end: number;
  }) => ReadableStream<Uint8Array>;
}

/** A file in a list of the store. */
export interface ListedFile {
  readonly name: string;
  readonly storedAt: Date;
}

/**
 * Stores uploaded and generated files. A file's name is derived from its content (sha256 and
 * extension): equal content is stored once, and a name never changes its meaning.
 */
export interface FileStore {
  /**
   * Stores `content` and returns its name, for example `3fa9...c1.png`. A crash leaves the whole
   * file or none. A blob on disk is never in memory as a whole.
   */
  readonly put: (
    content: Uint8Array | ReadableStream<Uint8Array> | Blob,
    extension: string,
  ) => Promise<string>;
  /**
   * Returns the file called `name`, or null when there is none or the name is not a stored file's.
   */
  readonly get: (name: string) => Promise<StoredFile | null>;
  readonly remove: (name: string) => Promise<void>;
  /** Yields all stored files, a page at a time. */
  readonly list: () => AsyncIterable<readonly ListedFile[]>;
  /** Returns the same store for one request, whose calls fail when `signal` aborts. */
  readonly withSignal: (signal: AbortSignal) => FileStore;
}
