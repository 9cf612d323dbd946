import type { PackageSource } from './package-source.ts';

const dataUrlStart = /^data:image\/[a-z+.-]{1,20};base64,/i;

function decodeDataUrl(address: string): Uint8Array | null {
  const [head = ''] = dataUrlStart.exec(address) ?? [];
  try {
    return head === ''
      ? null
      : Uint8Array.from(
          atob(decodeURIComponent(address.slice(head.length)).replaceAll(/\s/g, '')),
          (character) => character.charCodeAt(0),
        );
  } catch {
    return null;
  }
}

/**
 * Pictures in texts as `data:` addresses. Each gets a path such as `data:1`, which no file of a
 * package can have.
 */
export class EmbeddedPictures {
  readonly byPath = new Map<string, Uint8Array>();
  readonly #paths = new Map<string, string | null>();

  /** Returns the path of the picture in `address`; null when it is invalid. */
  getPath(address: string): string | null {
    const known = this.#paths.get(address);
    if (known !== undefined) return known;
    const bytes = decodeDataUrl(address);
    const path = bytes === null ? null : `data:${String(this.byPath.size + 1)}`;
    if (bytes !== null && path !== null) this.byPath.set(path, bytes);
    this.#paths.set(address, path);
    return path;
  }
}

/** Returns a package source that also reads embedded pictures. */
export const addEmbeddedPictures = (
  { read, ...source }: PackageSource,
  embedded: ReadonlyMap<string, Uint8Array>,
): PackageSource => ({
  ...source,
  read: (path) => {
    const bytes = embedded.get(path);
    return bytes === undefined ? read(path) : Promise.resolve(bytes);
  },
});
