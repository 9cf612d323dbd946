const mathLengthAttributes: readonly string[] = [
  'width',
  'height',
  'depth',
  'lspace',
  'rspace',
  'voffset',
  'minsize',
  'maxsize',
  'linethickness',
];
const mathAttributes: readonly string[] = [
  'display',
  'displaystyle',
  'scriptlevel',
  'mathvariant',
  'stretchy',
  'symmetric',
  'largeop',
  'movablelimits',
  'fence',
  'form',
  'separator',
  'accent',
  'accentunder',
  'columnalign',
  'rowspan',
  'columnspan',
  'alttext',
];

/**
 * The elements of a formula. Without `annotation` and HTML: the source of a formula is in
 * `alttext`.
 */
export const mathElements: readonly string[] = [
  'math',
  'semantics',
  'mrow',
  'mi',
  'mn',
  'mo',
  'ms',
  'mtext',
  'mspace',
  'mfrac',
  'msqrt',
  'mroot',
  'mstyle',
  'mpadded',
  'mphantom',
  'menclose',
  'merror',
  'msub',
  'msup',
  'msubsup',
  'munder',
  'mover',
  'munderover',
  'mmultiscripts',
  'mprescripts',
  'none',
  'mtable',
  'mtr',
  'mtd',
];

/** The elements that format a part of a line. */
export const inlineFormattingElements: readonly string[] = [
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'sub',
  'sup',
];

/** The elements that only format their text. */
export const formattingElements: readonly string[] = [
  ...inlineFormattingElements,
  'code',
  'pre',
  'blockquote',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
];

/** The elements of rich text. */
export const allowedElements: readonly string[] = [
  'p',
  'br',
  'span',
  'div',
  ...formattingElements,
  'ul',
  'ol',
  'li',
  'a',
  'img',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  ...mathElements,
];

/** Elements that are removed with their content. */
export const elementsWithoutText: readonly string[] = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'iframe',
  'object',
  'template',
  'title',
  'xmp',
  'noembed',
  'noframes',
  'plaintext',
  'annotation',
  'annotation-xml',
];

const attributesByElement: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  ...Object.fromEntries(
    mathElements.map((name) => [name, [...mathAttributes, ...mathLengthAttributes]]),
  ),
};

/** The attributes an element may have. */
export const allowedAttributes = (element: string): readonly string[] => [
  'style',
  'dir',
  'lang',
  ...(attributesByElement[element] ?? []),
];

const colorPattern = /^(?:#[0-9a-f]{3,8}|rgba?\([\d\s.,%/]+\)|[a-z]{3,20})$/i;

/** The sizes a text may have, in pixels (LIM-36). */
export const fontSizes: readonly number[] = [11, 12, 13, 14, 15, 16, 18, 20, 22, 24, 26];

/** The fonts a text may have (LIM-37). */
export const fontFamilies = ['Roboto', 'serif', 'monospace', 'Ubuntu Mono', 'Raleway'] as const;

/** The styles a text may carry, and the values of each (LIM-36, LIM-37). */
export const allowedStyles: Readonly<Record<string, RegExp>> = {
  'font-size': /^(?:1[1-9]|2[0-6])px$/,
  'font-family': /^(?:Roboto|serif|monospace|Ubuntu Mono|Raleway)$/i,
  color: colorPattern,
  'background-color': colorPattern,
  'text-align': /^(?:left|right|center|justify|start|end)$/,
};

/** Whether a picture may have this address: over https, or a path of the site. */
export const isAllowedImage = (address: string): boolean =>
  /^(?:https:\/\/|\/(?![/\\]))[^\s"'<>\\]+$/i.test(address);

const isAllowedLink = (address: string): boolean =>
  /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)[^\s"'<>\\]*$/i.test(address);

/** The values of attributes that several elements share. */
const valuePatterns: Readonly<Record<string, RegExp>> = {
  lang: /^[a-z]{1,8}(?:-[a-z0-9]{1,8})*$/i,
  dir: /^(?:ltr|rtl|auto)$/,
  colspan: /^[1-9]\d{0,3}$/,
  rowspan: /^[1-9]\d{0,3}$/,
  start: /^-?\d{1,6}$/,
};

const isLength = (value: string): boolean =>
  /^-?\d{0,2}(?:\.\d{1,4})?(?:em|ex|px|pt)?$/.test(value);

/** Whether an allowed attribute may have this value. `writeStyle` filters styles. */
export function isAllowedValue(element: string, attribute: string, value: string): boolean {
  if (attribute === 'src') return isAllowedImage(value);
  if (attribute === 'href') return isAllowedLink(value);
  if (valuePatterns[attribute]?.test(value) === false) return false;
  if (element === 'img' && (attribute === 'width' || attribute === 'height'))
    return /^\d{1,4}$/.test(value);
  return element === 'img' || !mathLengthAttributes.includes(attribute) || isLength(value);
}
