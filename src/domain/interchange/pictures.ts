import type { ExportedItem, ExportedQuiz } from './exported-quiz.ts';
import { elementsIn, type RichNode } from './rich/rich-node.ts';

/** Where the pictures of a package lie: the path of each by its address in the quiz. What is not here is not in the package. */
export type PicturePaths = ReadonlyMap<string, string>;

/** The addresses of the pictures in a text, each once. */
const picturesInText = (nodes: readonly RichNode[]): readonly string[] =>
  elementsIn(nodes).flatMap(({ name, attributes }) =>
    name === 'img' ? [attributes['src'] ?? ''] : [],
  );

/** The addresses of the pictures an item shows, each once, in the order they appear. */
export const picturesOfItem = (item: ExportedItem): readonly string[] =>
  item.kind === 'video'
    ? []
    : [
        ...new Set([
          ...picturesInText(item.stem),
          ...(item.picture === null ? [] : [item.picture]),
          ...item.choices.flatMap(({ content }) => picturesInText(content)),
        ]),
      ];

/** The addresses of all pictures of a quiz, each once. */
export const picturesOf = ({ sections }: ExportedQuiz): readonly string[] => [
  ...new Set(sections.flatMap(({ items }) => items.flatMap(picturesOfItem))),
];

/** Paths for the pictures that are there, named by their order: `images/picture-1.png`. */
export function placePictures(addresses: readonly string[]): PicturePaths {
  const extensionOf = (address: string): string =>
    /\.[a-z0-9]{1,8}$/i.exec(address)?.[0].toLowerCase() ?? '';
  return new Map(
    addresses.map((address, index) => [
      address,
      `images/picture-${String(index + 1)}${extensionOf(address)}`,
    ]),
  );
}

/** A picture in a package: its address in the quiz, its path, and its name in the manifest. */
export interface PlacedPicture {
  readonly address: string;
  readonly path: string;
  readonly identifier: string;
}

/** The pictures of a package as its manifest lists them. */
export const placedPictures = (pictures: PicturePaths): readonly PlacedPicture[] =>
  [...pictures].map(([address, path], index) => ({
    address,
    path,
    identifier: `picture-${String(index + 1)}`,
  }));
