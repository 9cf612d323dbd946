import type { PicturePaths } from './pictures.ts';

/** What every writer needs besides the quiz. */
export interface ExportOptions {
  /** The site's address, the base of its relative links. */
  readonly site: string;
  /** Returns the address where a video is watched. */
  readonly getVideoAddress: (articleId: number) => string;
  /** The pictures in the package. */
  readonly pictures: PicturePaths;
  /** The addresses of uploaded pictures that no longer exist. */
  readonly missingPictures: ReadonlySet<string>;
}

/** Whether a link is relative to the site. */
export const isSiteLink = (href: string | undefined): href is string =>
  href?.startsWith('/') === true;

/**
 * The class that marks a link that was relative to the site, so that an import on the same site
 * restores it.
 */
export const siteLinkClass = 'lectern-site-link';

/** Returns a function that makes a link absolute. */
export const createLinkResolver =
  (site: string) =>
  (href: string): string =>
    isSiteLink(href) ? new URL(href, site).href : href;

/**
 * Returns a function that gives a picture's address in a document: its path in the package, its
 * address on the web, or null when it is missing. `rootPath` leads from the document to the
 * package's root.
 */
export const createPictureResolver =
  ({ pictures, missingPictures }: ExportOptions, rootPath: string) =>
  (address: string): string | null => {
    const path = pictures.get(address);
    return path === undefined
      ? missingPictures.has(address) || !/^https:\/\//i.test(address)
        ? null
        : address
      : `${rootPath}${path}`;
  };
