import type { FormatMessage, Message } from '../../messages/message.ts';
import type { StyleClasses } from './text/text-context.ts';
import type { ItemUnion } from '../../quiz/draft/draft.ts';
import type { ImportedQuestion, ImportedVideo } from './imported-package.ts';

/** A question or a video of a package. */
export type ItemContent = ItemUnion<{
  question: Omit<ImportedQuestion, 'file' | 'identifier'>;
  video: Omit<ImportedVideo, 'file' | 'identifier'> & { readonly showsCaptions: boolean };
}>;

/**
 * An item as it was read; one without content cannot be imported. `reasons` are messages about
 * omissions, `pictures` are paths in the package.
 */
export interface ParsedItem {
  readonly identifier: string;
  readonly title: string;
  readonly content: ItemContent | null;
  readonly reasons: readonly Message[];
  readonly pictures: readonly string[];
}

/** The path of a picture in the package, or that it is missing or has an unsupported format. */
export type PictureLookup = { readonly path: string } | 'missing' | 'unsupported';

/** What reading an item needs to know of its package; a new one for every item. */
export interface ItemContext {
  /** Whether the package is an export of Lectern. */
  readonly isOwnExport: boolean;
  readonly findPicture: (address: string) => PictureLookup;
  readonly styles: StyleClasses;
  /** The address of the importing site. */
  readonly site?: string | undefined;
  /** Formats a text that an item gets of ours, in the author's language. */
  readonly formatMessage: FormatMessage;
}
