import { matchItem } from '../../quiz/draft/item-type.ts';
import type { ExportedItem, ExportedQuiz } from './exported-quiz.ts';
import { collectElements, type RichNode } from '../rich-tree/rich-node.ts';

/**
 * The path in the package of each picture by its address in the quiz. A picture that is not listed
 * is not in the package.
 */
export type PicturePaths = ReadonlyMap<string, string>;

/** Returns the addresses of the pictures in a text. */
const listTextPictures = (nodes: readonly RichNode[]): readonly string[] =>
  collectElements(nodes).flatMap(({ name, attributes }) =>
    name === 'img' ? [attributes['src'] ?? ''] : [],
  );

/** Returns the addresses of the pictures of an item, each once, in order of appearance. */
export const listItemPictures = (item: ExportedItem): readonly string[] =>
  matchItem(item, {
    video: () => [],
    question: ({ stem, picture, choices }) => [
      ...new Set([
        ...listTextPictures(stem),
        ...(picture === null ? [] : [picture]),
        ...choices.flatMap(({ content }) => listTextPictures(content)),
      ]),
    ],
  });

/** Returns the addresses of all pictures of a quiz, each once. */
export const listQuizPictures = ({ sections }: ExportedQuiz): readonly string[] => [
  ...new Set(sections.flatMap(({ items }) => items.flatMap(listItemPictures))),
];

/** Assigns paths to pictures by their order: `images/picture-1.png`. */
export function assignPicturePaths(addresses: readonly string[]): PicturePaths {
  const getExtension = (address: string): string =>
    /\.[a-z0-9]{1,8}$/i.exec(address)?.[0].toLowerCase() ?? '';
  return new Map(
    addresses.map((address, index) => [
      address,
      `images/picture-${String(index + 1)}${getExtension(address)}`,
    ]),
  );
}

/** A picture in a manifest: its address in the quiz, its path in the package and its identifier. */
export interface ManifestPicture {
  readonly address: string;
  readonly path: string;
  readonly identifier: string;
}

/** Returns the pictures of a package as the manifest of a quiz with this identifier lists them. */
export const listManifestPictures = (
  pictures: PicturePaths,
  quizIdentifier: string,
): readonly ManifestPicture[] =>
  [...pictures].map(([address, path], index) => ({
    address,
    path,
    identifier: `${quizIdentifier}-picture-${String(index + 1)}`,
  }));
