import type { AnyExtension } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';

import { BlockAttributes } from './block-attributes.ts';
import { Formula } from './formula.ts';
import { Picture } from './picture.ts';
import { Subscript, Superscript } from './raised-text.ts';
import { StyledText } from './styled-text.ts';
import { tables } from './tables.ts';

/** What rich text is made of. It has no history of its own: the quiz editor undoes. */
export const extensions: readonly AnyExtension[] = [
  StarterKit.configure({
    undoRedo: false,
    trailingNode: false,
    heading: { levels: [1, 2, 3, 4] },
    link: { openOnClick: false, autolink: false, linkOnPaste: false, HTMLAttributes: { target: null, rel: null, class: null } },
  }),
  StyledText,
  Subscript,
  Superscript,
  BlockAttributes,
  Picture,
  Formula,
  ...tables,
];
