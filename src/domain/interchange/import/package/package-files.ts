import { EmbeddedPictures } from './embedded-pictures.ts';
import type { PictureLookup } from '../parsed-item.ts';
import { getFolder, listCandidatePaths, toComparableName } from './package-path.ts';
import type { PackageSource } from './package-source.ts';

const pictureSignatures: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x49, 0x46, 0x46],
];

/**
 * Whether bytes start like a PNG, JPEG, GIF or WebP picture. The server checks more before it
 * stores one.
 */
const hasPictureSignature = (bytes: Uint8Array): boolean =>
  pictureSignatures.some((start) => start.every((byte, index) => bytes[index] === byte));

/**
 * The token for the files of a cartridge, plain or encoded; Canvas keeps them in `web_resources`.
 */
const fileBaseToken = /^(?:\$|%24)IMS[-_]CC[-_]FILE_?BASE(?:\$|%24)\/?(?:\.\.\/)*/i;
/** Blackboard's address of a file; the file's name in the package has the same `xid` number. */
const blackboardFileAddress = /@X@EmbeddedFile\.requestUrlStub@X@.{0,200}?(xid-\d+_\d+)/;
/** The `xid` number in the name of a file. */
const blackboardFileName = /(xid-\d+_\d+)(?:\.|$)/g;

/** How many files of one name are compared to find a picture. */
const maxFilesOfOneName = 20;
const getComparableFileName = (path: string): string =>
  toComparableName(path.slice(path.lastIndexOf('/') + 1));

/** Finds the files of a package by the addresses in its documents. */
export class PackageFiles {
  readonly #source: PackageSource;
  readonly #isPicture: (bytes: Uint8Array) => boolean;
  readonly #byPath = new Map<string, string>();
  readonly #byComparableName = new Map<string, string>();
  readonly #byXid = new Map<string, string>();
  readonly #byFileName = new Map<string, string[]>();
  readonly #pictures = new Map<string, boolean>();
  readonly #embedded = new EmbeddedPictures();

  constructor(
    source: PackageSource,
    /** Whether the file at `path` is a supported picture. Reads it once. */
    isPicture: (bytes: Uint8Array) => boolean = hasPictureSignature,
  ) {
    this.#source = source;
    this.#isPicture = isPicture;
    for (const path of source.paths) {
      this.#byPath.set(path, path);
      this.#byComparableName.set(toComparableName(path), path);
      const fileName = getComparableFileName(path);
      this.#byFileName.set(fileName, [
        ...(this.#byFileName.get(fileName) ?? []).slice(0, maxFilesOfOneName),
        path,
      ]);
      for (const [, xid = ''] of path.matchAll(blackboardFileName))
        if (!this.#byXid.has(xid)) this.#byXid.set(xid, path);
    }
  }

  get paths(): readonly string[] {
    return this.#source.paths;
  }

  /** Pictures embedded in texts, by their paths. */
  get embedded(): ReadonlyMap<string, Uint8Array> {
    return this.#embedded.byPath;
  }

  read(path: string): Promise<Uint8Array | null> {
    const embedded = this.embedded.get(path);
    return embedded === undefined ? this.#source.read(path) : Promise.resolve(embedded);
  }

  /** Serves other requests, where the source supports it. */
  yieldControl(): Promise<void> {
    return this.#source.yieldControl?.() ?? Promise.resolve();
  }

  /**
   * Returns the path that `address` means in a document of `folder`; null when there is no such
   * file.
   */
  findPath(address: string, folder: string): string | null {
    const [, xid] = blackboardFileAddress.exec(address) ?? [];
    if (xid !== undefined) return this.#byXid.get(xid) ?? null;
    const isInBase = fileBaseToken.test(address);
    const inBase = address.replace(fileBaseToken, '');
    const meant = isInBase
      ? [
          ...listCandidatePaths(inBase, ''),
          ...listCandidatePaths(inBase, 'web_resources/'),
          ...listCandidatePaths(inBase, folder),
        ]
      : listCandidatePaths(address, folder);
    for (const path of meant) {
      const found = this.#byPath.get(path) ?? this.#byComparableName.get(toComparableName(path));
      if (found !== undefined) return found;
    }
    return null;
  }

  /**
   * Returns the only file whose path ends in `address`, which some systems write from another
   * folder.
   */
  #findBySuffix(address: string): string | null {
    const [meant = ''] = listCandidatePaths(address.replace(fileBaseToken, ''), '');
    const named = this.#byFileName.get(getComparableFileName(meant)) ?? [];
    const [match, ...others] =
      named.length > maxFilesOfOneName
        ? []
        : named.filter((path) => toComparableName(path).endsWith(`/${toComparableName(meant)}`));
    return others.length > 0 ? null : (match ?? null);
  }

  /** Returns whether the file at `path` is an accepted picture. Each file is read once. */
  async isPicture(path: string): Promise<boolean> {
    const known = this.#pictures.get(path);
    if (known !== undefined) return known;
    const bytes = await this.read(path);
    const isPicture = bytes !== null && this.#isPicture(bytes);
    this.#pictures.set(path, isPicture);
    return isPicture;
  }

  /**
   * Returns the picture that `address` means in the document at `file`, as far as pictures are
   * known.
   */
  findPicture(address: string, file: string): PictureLookup {
    const isEmbedded = /^data:/i.test(address);
    const path = isEmbedded
      ? this.#embedded.getPath(address)
      : (this.findPath(address, getFolder(file)) ?? this.#findBySuffix(address));
    if (path === null) return isEmbedded ? 'unsupported' : 'missing';
    return this.#pictures.get(path) === false ? 'unsupported' : { path };
  }
}
