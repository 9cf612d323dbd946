import sanitizeHtml from 'sanitize-html';

import { holdsMarkup } from '../../src/domain/rich-text/holds-markup.ts';

const mathElements = [
  'math', 'semantics', 'mrow', 'mi', 'mn', 'mo', 'ms', 'mtext', 'mspace', 'mfrac', 'msqrt', 'mroot', 'mstyle', 'mpadded', 'mphantom',
  'msub', 'msup', 'msubsup', 'munder', 'mover', 'munderover', 'mmultiscripts', 'mprescripts', 'mtable', 'mtr', 'mtd',
];
const mathAttributes = ['display', 'mathvariant', 'stretchy', 'fence', 'form', 'separator', 'lspace', 'rspace', 'linethickness', 'accent', 'columnalign', 'rowspan', 'columnspan'];

const fontSize = /^(?:1[1-9]|2[0-6])px$/;
const fontFamily = /^["']?(?:Roboto|serif|monospace|Ubuntu Mono|Raleway)["']?$/i;
const colour = /^(?:#[0-9a-f]{3,8}|rgba?\([\d\s.,%/]+\)|[a-z]{3,20})$/i;
const imageSource = /^(?:https:\/\/|\/(?!\/))/i;

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'p', 'br', 'span', 'div', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'pre', 'blockquote', 'hr',
    'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'a', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td', ...mathElements,
  ],
  allowedAttributes: {
    '*': ['style', 'dir', 'lang'],
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ...Object.fromEntries(mathElements.map((element) => [element, mathAttributes])),
  },
  allowedStyles: { '*': { 'font-size': [fontSize], 'font-family': [fontFamily], color: [colour], 'background-color': [colour], 'text-align': [/^(?:left|right|center|justify|start|end)$/] } },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'embed', 'template', 'title', 'xmp', 'noembed', 'noframes', 'annotation', 'annotation-xml'],
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !imageSource.test(attribs['src'] ?? ''),
};

/**
 * Rich text as it may be kept: elements, sizes and fonts of the editor, lists, pictures over https or of our own, MathML; no scripts,
 * handlers, frames or other styles (LIM-36, LIM-37). A text without markup comes back as it is, rich text stays rich text, and what came out
 * once comes out equal again.
 */
export function sanitiseText(text: string): string {
  if (!holdsMarkup(text)) return text;
  const clean = sanitizeHtml(text, options).trim();
  return clean === '' || holdsMarkup(clean) ? clean : `<p>${clean}</p>`;
}
