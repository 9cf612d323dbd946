import { decodeEntities, escapeAttribute } from '../../rich-text/entities.ts';

const picture = /<img\b[^<>]*?\ssrc="package:([^"<>]*)"[^<>]*>/g;

/** A text of an imported item with the addresses of its pictures in place of their paths in the package; a picture without an address is left out. */
export const placePictures = (html: string, addresses: ReadonlyMap<string, string>): string =>
  html.replaceAll(picture, (tag, path: string) => {
    const address = addresses.get(decodeEntities(path));
    return address === undefined
      ? ''
      : tag.replace(`src="package:${path}"`, () => `src="${escapeAttribute(address)}"`);
  });
