import { TextStyle } from '@tiptap/extension-text-style';

import { readStyle, writeStyle } from '../../../../domain/rich-text/style.ts';
import { styleDataAttribute } from '../../../../domain/rich-text/normalize-html.ts';

const styles = {
  fontSize: 'font-size',
  fontFamily: 'font-family',
  color: 'color',
  backgroundColor: 'background-color',
} as const;

const getStyle = (element: Element, name: string): string | null =>
  readStyle(element.getAttribute(styleDataAttribute) ?? '')[name] ?? null;

/**
 * Size and font of text (LIM-36, LIM-37), and the colours of imported texts. They are read from
 * `data-style` and set as styles of the element.
 */
export const StyledText = TextStyle.extend({
  parseHTML: () => [{ tag: `span[${styleDataAttribute}]`, consuming: false }],
  addAttributes: () =>
    Object.fromEntries(
      Object.entries(styles).map(([attribute, name]) => [
        attribute,
        {
          default: null,
          parseHTML: (element: Element) => getStyle(element, name),
          renderHTML: (attributes: Readonly<Record<string, unknown>>) => {
            const value = attributes[attribute];
            return typeof value === 'string' ? { style: writeStyle({ [name]: value }) } : {};
          },
        },
      ]),
    ),
});
