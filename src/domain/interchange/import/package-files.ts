import { EmbeddedPictures } from './embedded-pictures.ts';
import type { PictureFound } from './item-reading.ts';
import { folderOf, pathsMeant } from './package-path.ts';
import type { PackageSource } from './package-source.ts';
import { looksLikePicture } from './picture-kind.ts';

/** `$IMS-CC-FILEBASE$` and how it stands in addresses: the files of a cartridge, which Canvas keeps in `web_resources`. */
const fileBase = /^(?:\$|%24)IMS[-_]CC[-_]FILE_?BASE(?:\$|%24)\/?(?:\.\.\/)*/i;
/** How Blackboard writes the address of a file that lies in the package under a name with the same number. */
const blackboardFile = /@X@EmbeddedFile\.requestUrlStub@X@.{0,200}?(xid-\d+_\d+)/;
/** That number in the name of a file. */
const blackboardName = /(xid-\d+_\d+)(?:\.|$)/g;

/** How many files of one name a picture is looked for among. */
const mostOfOneName = 20;
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).toLowerCase();

/** The files of a package by the addresses that its documents write. */
export class PackageFiles {
  readonly #source: PackageSource;
  readonly #isPicture: (bytes: Uint8Array) => boolean;
  readonly #byPath = new Map<string, string>();
  readonly #byCase = new Map<string, string>();
  readonly #byXid = new Map<string, string>();
  readonly #byName = new Map<string, string[]>();
  readonly #pictures = new Map<string, boolean>();
  readonly #embedded = new EmbeddedPictures();

  constructor(source: PackageSource, isPicture: (bytes: Uint8Array) => boolean = looksLikePicture) {
    this.#source = source;
    this.#isPicture = isPicture;
    for (const path of source.paths) {
      this.#byPath.set(path, path);
      this.#byCase.set(path.toLowerCase(), path);
      this.#byName.set(nameOf(path), [
        ...(this.#byName.get(nameOf(path)) ?? []).slice(0, mostOfOneName),
        path,
      ]);
      for (const [, xid = ''] of path.matchAll(blackboardName))
        if (!this.#byXid.has(xid)) this.#byXid.set(xid, path);
    }
  }

  get paths(): readonly string[] {
    return this.#source.paths;
  }

  /** The pictures that texts hold themselves, by the paths they were given. */
  get embedded(): ReadonlyMap<string, Uint8Array> {
    return this.#embedded.byPath;
  }

  read(path: string): Promise<Uint8Array | null> {
    const embedded = this.embedded.get(path);
    return embedded === undefined ? this.#source.read(path) : Promise.resolve(embedded);
  }

  /** Lets others have their turn, where the source has a way. */
  turn(): Promise<void> {
    return this.#source.turn?.() ?? Promise.resolve();
  }

  /** The path that `address` means in a document of `folder`; null when no file is there. */
  find(address: string, folder: string): string | null {
    const [, xid] = blackboardFile.exec(address) ?? [];
    if (xid !== undefined) return this.#byXid.get(xid) ?? null;
    const isInBase = fileBase.test(address);
    const inBase = address.replace(fileBase, '');
    const meant = isInBase
      ? [
          ...pathsMeant(inBase, ''),
          ...pathsMeant(inBase, 'web_resources/'),
          ...pathsMeant(inBase, folder),
        ]
      : pathsMeant(address, folder);
    for (const path of meant) {
      const there = this.#byPath.get(path) ?? this.#byCase.get(path.toLowerCase());
      if (there !== undefined) return there;
    }
    return null;
  }

  /** The one file whose path ends as `address` does: some systems write addresses from a folder of theirs that is not the package's. */
  #further(address: string): string | null {
    const [meant = ''] = pathsMeant(address.replace(fileBase, ''), '');
    const named = this.#byName.get(nameOf(meant)) ?? [];
    const [only, ...others] =
      named.length > mostOfOneName
        ? []
        : named.filter((path) => path.toLowerCase().endsWith(`/${meant.toLowerCase()}`));
    return others.length > 0 ? null : (only ?? null);
  }

  /** Whether the file at `path` is a picture that is taken; read once. */
  async isPicture(path: string): Promise<boolean> {
    const known = this.#pictures.get(path);
    if (known !== undefined) return known;
    const bytes = await this.read(path);
    const isPicture = bytes !== null && this.#isPicture(bytes);
    this.#pictures.set(path, isPicture);
    return isPicture;
  }

  /** The picture that `address` means in the document at `file`, with what is known of it so far. */
  picture(address: string, file: string): PictureFound {
    const isEmbedded = /^data:/i.test(address);
    const path = isEmbedded
      ? this.#embedded.pathOf(address)
      : (this.find(address, folderOf(file)) ?? this.#further(address));
    if (path === null) return isEmbedded ? 'unfit' : 'missing';
    return this.#pictures.get(path) === false ? 'unfit' : { path };
  }
}
