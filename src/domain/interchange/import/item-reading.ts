import type { StyleClasses } from './text/text-context.ts';
import type { ImportedOption } from './imported-package.ts';

/** A question or a video as an item of a package tells it, before it has its place in a quiz. */
export type ItemContent =
  | {
      readonly kind: 'question';
      readonly title: string;
      readonly image: string | null;
      readonly isMultiple: boolean;
      readonly options: readonly ImportedOption[];
    }
  | { readonly kind: 'video'; readonly title: string; readonly articleId: number };

/** An item as it was read; without content it cannot be taken. `reasons` are sentences: why it cannot, or what of it is lost. `pictures` are the package's. */
export interface ItemReading {
  readonly identifier: string;
  readonly title: string;
  readonly content: ItemContent | null;
  readonly reasons: readonly string[];
  readonly pictures: readonly string[];
}

/** The picture that an address in a package means: its path, or that it is missing or no picture that is taken. */
export type PictureFound = { readonly path: string } | 'missing' | 'unfit';

/** What reading an item needs to know of the package around it; a fresh one for every item. */
export interface ItemContext {
  /** Whether the package is an export of ours. */
  readonly isOurs: boolean;
  readonly pictureAt: (address: string) => PictureFound;
  readonly styles: StyleClasses;
  /** The address of the site that reads. */
  readonly site?: string | undefined;
}
