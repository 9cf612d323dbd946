/** A kept file as it is read back. */
export interface StoredFile {
  readonly bytes: number;
  /** The content from `start` to `end` (inclusive), or all of it. */
  readonly stream: (range?: {
    readonly start: number;
    readonly end: number;
  }) => ReadableStream<Uint8Array>;
}

/**
 * Where uploaded and generated files are kept. Names are ours: `put` answers with a content-addressed one
 * (sha256 and extension), so the same content is kept once and a name never changes what it means.
 */
export interface FileStore {
  /** Keeps `content` and answers with its name, for example `3fa9...c1.png`; a crash leaves either the whole file or none. */
  readonly put: (
    content: Uint8Array | ReadableStream<Uint8Array>,
    extension: string,
  ) => Promise<string>;
  /** The file called `name`, or null when there is none or the name is not one of ours. */
  readonly get: (name: string) => Promise<StoredFile | null>;
  readonly remove: (name: string) => Promise<void>;
}
