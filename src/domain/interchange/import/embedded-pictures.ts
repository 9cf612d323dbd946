import type { PackageSource } from './package-source.ts';

const start = /^data:image\/[a-z+.-]{1,20};base64,/i;

function bytesIn(address: string): Uint8Array | null {
  const [head = ''] = start.exec(address) ?? [];
  try {
    return head === ''
      ? null
      : Uint8Array.from(
          atob(decodeURIComponent(address.slice(head.length)).replaceAll(/\s/g, '')),
          (sign) => sign.charCodeAt(0),
        );
  } catch {
    return null;
  }
}

/** Pictures that texts hold themselves as `data:` addresses, each once under a path of its own, such as `data:1`, that no file of a package can have. */
export class EmbeddedPictures {
  readonly byPath = new Map<string, Uint8Array>();
  readonly #paths = new Map<string, string | null>();

  /** The path of the picture that `address` is; null when it is none. */
  pathOf(address: string): string | null {
    const known = this.#paths.get(address);
    if (known !== undefined) return known;
    const bytes = bytesIn(address);
    const path = bytes === null ? null : `data:${String(this.byPath.size + 1)}`;
    if (bytes !== null && path !== null) this.byPath.set(path, bytes);
    this.#paths.set(address, path);
    return path;
  }
}

/** A package whose embedded pictures are read like its files. */
export const withEmbedded = (
  { read, ...source }: PackageSource,
  embedded: ReadonlyMap<string, Uint8Array>,
): PackageSource => ({
  ...source,
  read: (path) => {
    const bytes = embedded.get(path);
    return bytes === undefined ? read(path) : Promise.resolve(bytes);
  },
});
