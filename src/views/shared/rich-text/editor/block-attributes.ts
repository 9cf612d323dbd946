import { Extension } from '@tiptap/core';

import { readStyle, writeStyle } from '../../../../domain/rich-text/style.ts';
import { parkedStyle } from '../../../../domain/rich-text/tidy.ts';

const plain = (name: string) => ({
  default: null,
  parseHTML: (element: Element) => element.getAttribute(name),
});

/** Keeps the alignment, direction and language that paragraphs from elsewhere have. */
export const BlockAttributes = Extension.create({
  name: 'blockAttributes',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        textAlign: {
          default: null,
          parseHTML: (element: Element) =>
            readStyle(element.getAttribute(parkedStyle) ?? '')['text-align'] ?? null,
          renderHTML: ({ textAlign }: Readonly<Record<string, unknown>>) =>
            typeof textAlign === 'string' ? { style: writeStyle({ 'text-align': textAlign }) } : {},
        },
        dir: plain('dir'),
        lang: plain('lang'),
      },
    },
  ],
});
