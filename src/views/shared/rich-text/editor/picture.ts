import { Image } from '@tiptap/extension-image';

const createAttribute = (name: string) => ({
  default: null,
  parseHTML: (element: Element) => element.getAttribute(name),
});

/** An inline picture, identified by its address on the server. */
export const Picture = Image.extend({
  addAttributes: () => ({
    src: createAttribute('src'),
    alt: { default: '', parseHTML: (element: Element) => element.getAttribute('alt') ?? '' },
    width: createAttribute('width'),
    height: createAttribute('height'),
  }),
  addInputRules: () => [],
}).configure({ inline: true, allowBase64: false });
