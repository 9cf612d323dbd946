import { Extension } from '@tiptap/core';

import { readStyle, writeStyle } from '../../../../domain/rich-text/style.ts';
import { styleDataAttribute } from '../../../../domain/rich-text/normalize-html.ts';

const createAttribute = (name: string) => ({
  default: null,
  parseHTML: (element: Element) => element.getAttribute(name),
});

/** Preserves the alignment, direction and language of imported paragraphs. */
export const BlockAttributes = Extension.create({
  name: 'blockAttributes',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        textAlign: {
          default: null,
          parseHTML: (element: Element) =>
            readStyle(element.getAttribute(styleDataAttribute) ?? '')['text-align'] ?? null,
          renderHTML: ({ textAlign }: Readonly<Record<string, unknown>>) =>
            typeof textAlign === 'string' ? { style: writeStyle({ 'text-align': textAlign }) } : {},
        },
        dir: createAttribute('dir'),
        lang: createAttribute('lang'),
      },
    },
  ],
});
