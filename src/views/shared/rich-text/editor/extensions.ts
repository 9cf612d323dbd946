import type { AnyExtension } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';

import { BlockAttributes } from './block-attributes.ts';
import { Formula } from './formula.ts';
import { Picture } from './picture.ts';
import { Subscript, Superscript } from './raised-text.ts';
import { StyledText } from './styled-text.ts';
import { tables } from './tables.ts';

/** How much a rich text may hold: a document (lists, tables, pictures, formulae) or a phrase, which is words with their emphasis and links. */
export type Extent = 'document' | 'phrase';

const link = {
  openOnClick: false,
  autolink: false,
  linkOnPaste: false,
  HTMLAttributes: { target: null, rel: null, class: null },
} as const;
const marks: readonly AnyExtension[] = [StyledText, Subscript, Superscript, BlockAttributes];

/** What rich text is made of. A document has no history of its own: the screen undoes. A phrase has one. */
export const extensionsOf: Readonly<Record<Extent, readonly AnyExtension[]>> = {
  document: [
    StarterKit.configure({
      undoRedo: false,
      trailingNode: false,
      heading: { levels: [1, 2, 3, 4] },
      link,
    }),
    ...marks,
    Picture,
    Formula,
    ...tables,
  ],
  phrase: [
    StarterKit.configure({
      trailingNode: false,
      heading: false,
      blockquote: false,
      bulletList: false,
      orderedList: false,
      listItem: false,
      listKeymap: false,
      codeBlock: false,
      horizontalRule: false,
      link,
    }),
    ...marks,
  ],
};
