import { Node } from '@tiptap/core';

import { sanitizeHtml } from '../sanitize-html.ts';

const parseMath = (markup: unknown): Element =>
  sanitizeHtml(typeof markup === 'string' ? markup : '').querySelector('math') ??
  document.createElementNS('http://www.w3.org/1998/Math/MathML', 'math');

/**
 * An inline formula: MathML, which browsers render natively, with its LaTeX source in `alttext`.
 */
export const Formula = Node.create({
  name: 'formula',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addAttributes: () => ({
    markup: { default: '', rendered: false },
    latex: { default: '', rendered: false },
  }),
  parseHTML: () => [
    {
      tag: 'math',
      getAttrs: (element: HTMLElement) => ({
        markup: element.outerHTML,
        latex: element.getAttribute('alttext') ?? '',
      }),
    },
  ],
  renderHTML: ({ node }) => ({ dom: parseMath(node.attrs['markup']) }),
  renderText: ({ node }) => String(node.attrs['latex']),
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('span');
      dom.className = 'formula';
      dom.append(parseMath(node.attrs['markup']));
      return { dom };
    },
});
