import type { PicturePaths } from './pictures.ts';

/** What an export is told besides the quiz. */
export interface ExportOptions {
  /** The site's own address, for links that are relative to it. */
  readonly site: string;
  /** The address at which a video is watched. */
  readonly videoAddress: (articleId: number) => string;
  /** The pictures that go into the package. */
  readonly pictures: PicturePaths;
  /** The addresses of our own pictures that are not there any more. */
  readonly missing: ReadonlySet<string>;
}

/** Whether a link in a text is relative to the site. */
export const isSiteLink = (href: string | undefined): href is string =>
  href?.startsWith('/') === true;

/** The class of a link that was relative to the site, so that a reader of ours on the same site knows it again. */
export const siteLinkClass = 'lectern-site-link';

/** A link in a text as an address that means the same away from the site. */
export const linkFrom =
  (site: string) =>
  (href: string): string =>
    isSiteLink(href) ? new URL(href, site).href : href;

/** A picture's address as a document writes it: in the package, somewhere else on the web, or null when it is missing. `up` leads from the document to the package's root. */
export const pictureFrom =
  ({ pictures, missing }: ExportOptions, up: string) =>
  (address: string): string | null => {
    const path = pictures.get(address);
    return path === undefined
      ? missing.has(address) || !/^https:\/\//i.test(address)
        ? null
        : address
      : `${up}${path}`;
  };
