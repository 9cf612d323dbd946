import { Image } from '@tiptap/extension-image';

const kept = (name: string) => ({
  default: null,
  parseHTML: (element: Element) => element.getAttribute(name),
});

/** An inline picture, identified by its address on the server. */
export const Picture = Image.extend({
  addAttributes: () => ({
    src: kept('src'),
    alt: { default: '', parseHTML: (element: Element) => element.getAttribute('alt') ?? '' },
    width: kept('width'),
    height: kept('height'),
  }),
  addInputRules: () => [],
}).configure({ inline: true, allowBase64: false });
