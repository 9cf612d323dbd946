import { parseHtml } from '../../interchange/import/text/parse-html.ts';
import { element, type XmlElement, type XmlNode } from '../../interchange/xml/element.ts';
import { readLook, readSheet, type InlineMark, type StyleSheet } from './html-look.ts';
import { elementsWithoutText, mathElements } from '../allowed-html.ts';
import { escapeAttribute, escapeText } from '../entities.ts';
import { writeStyle, readStyle } from '../style.ts';
import { readEquation } from './read-equation.ts';
import { createWordLists } from './word-lists.ts';

/** Pasted HTML as rich text means it, and the number of equations that could not be read. */
export interface PastedHtml {
  readonly html: string;
  readonly unreadEquations: number;
}

interface Position {
  readonly marks: ReadonlySet<InlineMark>;
  readonly isLink: boolean;
}

const skipped: ReadonlySet<string> = new Set([...elementsWithoutText, 'head', 'xml']);
/** The elements that stay; all others stay only with their content. */
const keptElements: ReadonlySet<string> = new Set([
  ...['p', 'div', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'code', 'a', 'img'],
  ...['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
]);
const keptAttributes = ['href', 'title', 'src', 'alt', 'width', 'height', 'dir', 'start'] as const;
const cellAttributes = ['colspan', 'rowspan'] as const;
const divisions: ReadonlySet<string> = new Set([
  ...['article', 'section', 'main', 'aside', 'header', 'footer', 'nav', 'address', 'center'],
  ...['figure', 'figcaption', 'form', 'details', 'summary', 'dl', 'dt', 'dd'],
]);
const smallHeadings: ReadonlySet<string> = new Set(['h5', 'h6']);
const markOrder = ['strong', 'em', 'u', 's', 'sub', 'sup'] as const satisfies InlineMark[];

function keepAttributes({ attributes }: XmlElement): Readonly<Record<string, string>> {
  const align = readStyle(attributes['style'] ?? '')['text-align'];
  const kept = [...keptAttributes, ...cellAttributes].flatMap((name) => {
    const value = attributes[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(kept),
    ...(align !== undefined && { style: writeStyle({ 'text-align': align }) }),
  };
}

const renameElement = (name: string): string =>
  divisions.has(name) ? 'div' : smallHeadings.has(name) ? 'h4' : name;

/** Google Docs writes a list inside of a list beside its entry. */
function nestLists(nodes: readonly XmlNode[]): readonly XmlNode[] {
  const items: XmlNode[] = [];
  for (const node of nodes) {
    const last = items.at(-1);
    const isList = typeof node !== 'string' && (node.name === 'ul' || node.name === 'ol');
    if (!isList || last === undefined || typeof last === 'string') items.push(node);
    else items[items.length - 1] = { ...last, children: [...last.children, node] };
  }
  return items;
}

class PastedReader {
  unreadEquations = 0;
  readonly #sheet: StyleSheet;
  readonly #hasFormulas: boolean;

  constructor(sheet: StyleSheet, hasFormulas: boolean) {
    this.#sheet = sheet;
    this.#hasFormulas = hasFormulas;
  }

  readNodes(nodes: readonly XmlNode[], position: Position): readonly XmlNode[] {
    return createWordLists(nodes).flatMap((node) =>
      typeof node === 'string' ? this.#readText(node, position) : this.#readElement(node, position),
    );
  }

  #readText(text: string, { marks }: Position): readonly XmlNode[] {
    if (text.trim() === '') return [text];
    return [
      markOrder
        .filter((mark) => marks.has(mark))
        .reduceRight<XmlNode>((inside, mark) => element(mark, {}, [inside]), text),
    ];
  }

  #readElement(node: XmlElement, position: Position): readonly XmlNode[] {
    if (skipped.has(node.name)) return [];
    const equation = readEquation(node);
    if (equation !== null) {
      if (equation.math !== null && this.#hasFormulas) return [equation.math];
      this.unreadEquations += 1;
      return [];
    }
    const isLink = position.isLink || (node.name === 'a' && node.attributes['href'] !== undefined);
    const look = readLook(node, this.#sheet);
    const marks = new Set(position.marks);
    for (const mark of look.added) if (mark !== 'u' || !isLink) marks.add(mark);
    for (const mark of look.removed) marks.delete(mark);
    const children = this.readNodes(node.children, { marks, isLink });
    const name = renameElement(node.name);
    if (!keptElements.has(name)) return children;
    const isList = name === 'ul' || name === 'ol';
    return [element(name, keepAttributes(node), isList ? nestLists(children) : children)];
  }
}

function writeNode(node: XmlNode): string {
  if (typeof node === 'string') return escapeText(node);
  const attributes = Object.entries(node.attributes)
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('');
  const start = `<${node.name}${attributes}>`;
  return ['br', 'hr', 'img'].includes(node.name)
    ? start
    : `${start}${node.children.map(writeNode).join('')}</${node.name}>`;
}

const emptyTag = new RegExp(
  String.raw`<(m:\w+|(?:mml:)?(?:${mathElements.join('|')}))((?:\s[^<>]*)?)/>`,
  'gi',
);

const equationStart = '<!--[if gte msEquation';
const equationEnd = '<![endif]-->';
const pictureStart = /\s*<!\[if !msEquation\]>/y;
const pictureEnd = '<![endif]>';

/** Returns what follows the start of an equation in a comment, without the picture that it has. */
function showEquation(rest: string): string {
  const open = rest.indexOf(']>');
  const close = rest.indexOf(equationEnd, open);
  pictureStart.lastIndex = close + equationEnd.length;
  const hasPicture = open !== -1 && close !== -1 && pictureStart.test(rest);
  const end = hasPicture ? rest.indexOf(pictureEnd, pictureStart.lastIndex) : -1;
  if (end === -1) return equationStart + rest;
  return rest.slice(open + 2, close) + rest.slice(end + pictureEnd.length);
}

const markerStart = /<!(?:--)?\[if !supportLists\](?:--)?>/i;
const showMarker = (rest: string): string =>
  rest.replace(/^([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/i, '<span style="mso-list:Ignore">$1</span>');

/** Changes what follows each start, up to the next one, so that no text is read twice. */
const changeAfter = (
  html: string,
  start: string | RegExp,
  change: (rest: string) => string,
): string =>
  html
    .split(start)
    .map((piece, index) => (index === 0 ? piece : change(piece)))
    .join('');

/**
 * Returns pasted HTML with elements in place of what Word hides in comments, and with ends of the
 * elements that HTML would leave open.
 */
export const normalizePasted = (html: string): string =>
  changeAfter(changeAfter(html, equationStart, showEquation), markerStart, showMarker)
    .replaceAll(/<\/?o:p\b[^<>]*>/gi, '')
    .replaceAll(emptyTag, '<$1$2></$1>');

/**
 * Returns HTML that was copied in another program as rich text means it: the lists of Word as lists,
 * the emphasis that Google Docs and Apple's programs say by styles as elements, equations as
 * formulas; without colours, fonts and sizes. What this editor copied stays as it is.
 */
export function readPastedHtml(html: string, hasFormulas: boolean): PastedHtml {
  const nodes = html.includes('data-pm-slice') ? null : parseHtml(normalizePasted(html));
  if (nodes === null) return { html, unreadEquations: 0 };
  const reader = new PastedReader(readSheet(html), hasFormulas);
  const read = reader.readNodes(nodes, { marks: new Set(), isLink: false });
  return { html: read.map(writeNode).join(''), unreadEquations: reader.unreadEquations };
}
