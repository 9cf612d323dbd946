import { TextStyle } from '@tiptap/extension-text-style';

import { readStyle, writeStyle } from '../../../../domain/rich-text/style.ts';
import { parkedStyle } from '../../../../domain/rich-text/tidy.ts';

const styles = {
  fontSize: 'font-size',
  fontFamily: 'font-family',
  color: 'color',
  backgroundColor: 'background-color',
} as const;

const styleOf = (element: Element, name: string): string | null =>
  readStyle(element.getAttribute(parkedStyle) ?? '')[name] ?? null;

/** Size and font of words (LIM-36, LIM-37), and the colours that texts from elsewhere have. Read from parked styles, set as styles of the element. */
export const StyledText = TextStyle.extend({
  parseHTML: () => [{ tag: `span[${parkedStyle}]`, consuming: false }],
  addAttributes: () =>
    Object.fromEntries(
      Object.entries(styles).map(([attribute, name]) => [
        attribute,
        {
          default: null,
          parseHTML: (element: Element) => styleOf(element, name),
          renderHTML: (attributes: Readonly<Record<string, unknown>>) => {
            const value = attributes[attribute];
            return typeof value === 'string' ? { style: writeStyle({ [name]: value }) } : {};
          },
        },
      ]),
    ),
});
