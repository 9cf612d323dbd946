import type { AnyExtension } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';

import { BlockAttributes } from './block-attributes.ts';
import { Formula } from './formula.ts';
import { Picture } from './picture.ts';
import { Subscript, Superscript } from './subscript-superscript.ts';
import { StyledText } from './styled-text.ts';
import { tables } from './tables.ts';

/**
 * The content that a rich text allows: a document (lists, tables, pictures, formulas) or a phrase,
 * which is text with emphasis and links.
 */
export type Extent = 'document' | 'phrase';

const link = {
  openOnClick: false,
  autolink: false,
  linkOnPaste: false,
  HTMLAttributes: { target: null, rel: null, class: null },
} as const;
const marks: readonly AnyExtension[] = [StyledText, Subscript, Superscript, BlockAttributes];

/**
 * The Tiptap extensions of rich text. A document has no history of its own, because the screen
 * handles undo. A phrase has one.
 */
export const extensions: Readonly<Record<Extent, readonly AnyExtension[]>> = {
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
