import { isSiteLink, siteLinkClass } from '../export-options.ts';
import { element, type XmlNode } from '../xml/element.ts';
import { isBlank, type RichElement, type RichNode } from './rich-node.ts';
import { classesOf, isReplaced } from './style-classes.ts';
import { readStyle } from '../../rich-text/style.ts';

/** What a text needs to know of the package it goes into. */
export interface XhtmlContext {
  /** The address of a picture as the document writes it, null when the picture is missing. */
  readonly pictureAt: (address: string) => string | null;
  /** A link that may be relative to the site, as an address of its own. */
  readonly linkTo: (href: string) => string;
}

const mathNamespace = 'http://www.w3.org/1998/Math/MathML';
const tokens: ReadonlySet<string> = new Set(['mi', 'mn', 'mo', 'ms', 'mtext']);
const textAttributes: ReadonlySet<string> = new Set(['style', 'dir', 'lang']);

function mathNode(node: RichNode, parent: string): readonly XmlNode[] {
  if (typeof node === 'string')
    return tokens.has(parent) ? [node] : isBlank(node) ? [] : [element('mtext', {}, [node])];
  const { color: mathcolor, 'background-color': mathbackground } = readStyle(
    node.attributes['style'] ?? '',
  );
  const kept = Object.fromEntries(
    Object.entries(node.attributes).filter(([name]) => !textAttributes.has(name)),
  );
  return [
    element(
      node.name,
      {
        ...(node.name === 'math' ? { xmlns: mathNamespace } : {}),
        ...kept,
        mathcolor,
        mathbackground,
      },
      node.children.flatMap((child) => mathNode(child, node.name)),
    ),
  ];
}

function attributesOf(
  node: RichElement,
  { linkTo }: XhtmlContext,
): Readonly<Record<string, string | undefined>> {
  const { lang, href, colspan, rowspan, width, height } = node.attributes;
  const span = (value: string | undefined): string | undefined =>
    value !== undefined && /^[1-9]\d{0,3}$/.test(value) ? value : undefined;
  return {
    class: isSiteLink(href)
      ? [classesOf(node), siteLinkClass].filter((name) => name !== undefined).join(' ')
      : classesOf(node),
    'xml:lang':
      lang !== undefined && /^[a-z]{1,8}(?:-[a-z0-9]{1,8})*$/i.test(lang) ? lang : undefined,
    href: href === undefined ? undefined : linkTo(href),
    colspan: span(colspan),
    rowspan: span(rowspan),
    width,
    height,
  };
}

function xhtmlNode(node: RichNode, context: XhtmlContext): readonly XmlNode[] {
  if (typeof node === 'string') return [node];
  if (node.name === 'math') return mathNode(node, '');
  if (node.name === 'img') {
    const { src = '', alt = '' } = node.attributes;
    const at = context.pictureAt(src);
    return at === null
      ? alt === ''
        ? []
        : [alt]
      : [element('img', { src: at, alt, ...attributesOf(node, context) })];
  }
  const children = node.children.flatMap((child) => xhtmlNode(child, context));
  if (node.name === 'a' && node.attributes['href'] === undefined)
    return [element('span', attributesOf(node, context), children)];
  return [element(isReplaced(node) ? 'span' : node.name, attributesOf(node, context), children)];
}

/** Settled nodes as the XHTML and MathML of QTI 2 and 3: styles as classes, no attribute those schemas lack. In place of a missing picture stand its words. */
export const toXhtml = (nodes: readonly RichNode[], context: XhtmlContext): readonly XmlNode[] =>
  nodes.flatMap((node) => xhtmlNode(node, context));
