import { isSiteLink, siteLinkClass } from '../export/export-options.ts';
import { element, type XmlNode } from '../xml/element.ts';
import { isBlank, type RichElement, type RichNode } from './rich-node.ts';
import { getStyleClasses, isWrittenAsSpan } from './style-classes.ts';
import { readStyle } from '../../rich-text/style.ts';

/** How a text refers to the package it is in. */
export interface XhtmlContext {
  /** Returns a picture's address in the document; null when it is missing. */
  readonly resolvePicture: (address: string) => string | null;
  /** Returns a link as an absolute address. */
  readonly resolveLink: (href: string) => string;
}

const mathNamespace = 'http://www.w3.org/1998/Math/MathML';
const tokenElements: ReadonlySet<string> = new Set(['mi', 'mn', 'mo', 'ms', 'mtext']);
const attributesOutsideMath: ReadonlySet<string> = new Set(['style', 'dir', 'lang']);

function toMathNodes(node: RichNode, parent: string): readonly XmlNode[] {
  if (typeof node === 'string')
    return tokenElements.has(parent) ? [node] : isBlank(node) ? [] : [element('mtext', {}, [node])];
  const { color: mathcolor, 'background-color': mathbackground } = readStyle(
    node.attributes['style'] ?? '',
  );
  const attributes = Object.fromEntries(
    Object.entries(node.attributes).filter(([name]) => !attributesOutsideMath.has(name)),
  );
  return [
    element(
      node.name,
      {
        ...(node.name === 'math' ? { xmlns: mathNamespace } : {}),
        ...attributes,
        mathcolor,
        mathbackground,
      },
      node.children.flatMap((child) => toMathNodes(child, node.name)),
    ),
  ];
}

function toXhtmlAttributes(
  node: RichElement,
  { resolveLink }: XhtmlContext,
): Readonly<Record<string, string | undefined>> {
  const { lang, href, colspan, rowspan, width, height } = node.attributes;
  const span = (value: string | undefined): string | undefined =>
    value !== undefined && /^[1-9]\d{0,3}$/.test(value) ? value : undefined;
  return {
    class: isSiteLink(href)
      ? [getStyleClasses(node), siteLinkClass].filter((name) => name !== undefined).join(' ')
      : getStyleClasses(node),
    'xml:lang':
      lang !== undefined && /^[a-z]{1,8}(?:-[a-z0-9]{1,8})*$/i.test(lang) ? lang : undefined,
    href: href === undefined ? undefined : resolveLink(href),
    colspan: span(colspan),
    rowspan: span(rowspan),
    width,
    height,
  };
}

function toXhtmlNodes(node: RichNode, context: XhtmlContext): readonly XmlNode[] {
  if (typeof node === 'string') return [node];
  if (node.name === 'math') return toMathNodes(node, '');
  if (node.name === 'img') {
    const { src = '', alt = '' } = node.attributes;
    const at = context.resolvePicture(src);
    return at === null
      ? alt === ''
        ? []
        : [alt]
      : [element('img', { src: at, alt, ...toXhtmlAttributes(node, context) })];
  }
  const children = node.children.flatMap((child) => toXhtmlNodes(child, context));
  if (node.name === 'a' && node.attributes['href'] === undefined)
    return [element('span', toXhtmlAttributes(node, context), children)];
  return [
    element(isWrittenAsSpan(node) ? 'span' : node.name, toXhtmlAttributes(node, context), children),
  ];
}

/**
 * Returns normalized nodes as XHTML and MathML of QTI 2 and 3: styles as classes, only attributes
 * of those schemas. A missing picture is replaced by its alternative text.
 */
export const toXhtml = (nodes: readonly RichNode[], context: XhtmlContext): readonly XmlNode[] =>
  nodes.flatMap((node) => toXhtmlNodes(node, context));
