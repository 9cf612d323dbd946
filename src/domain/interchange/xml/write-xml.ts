import { toXmlText } from './xml-text.ts';
import type { XmlElement, XmlNode } from './element.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};
const escapeCharacter = (character: string): string => escapes[character] ?? character;

const escapeText = (text: string): string =>
  toXmlText(text).replaceAll(/[&<>\r]/g, escapeCharacter);
const escapeAttribute = (value: string): string =>
  toXmlText(value).replaceAll(/[&<>"\t\n\r]/g, escapeCharacter);

const writeStartTag = ({ name, attributes }: XmlElement): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`)
    .join('')}`;

const hasOnlyElements = ({ children }: XmlElement): boolean =>
  children.length > 0 && children.every((child) => typeof child !== 'string');

/** Writes a node. `depth` null writes on one line, since white space would change mixed content. */
function writeNode(
  node: XmlNode,
  depth: number | null,
  shouldIndent: (element: XmlElement) => boolean,
): string {
  if (typeof node === 'string') return escapeText(node);
  if (node.children.length === 0) return `${writeStartTag(node)}/>`;
  const inner = depth !== null && hasOnlyElements(node) && shouldIndent(node) ? depth + 1 : null;
  const gap = inner === null ? '' : `\n${'  '.repeat(inner)}`;
  const content = node.children
    .map((child) => gap + writeNode(child, inner, shouldIndent))
    .join('');
  return `${writeStartTag(node)}>${content}${inner === null ? '' : `\n${'  '.repeat(inner - 1)}`}</${node.name}>`;
}

/**
 * Returns `root` as an XML 1.0 document in UTF-8, indented where `shouldIndent` allows it for
 * elements without text. Removes or replaces what XML forbids (`toXmlText`).
 */
export const writeXml = (
  root: XmlElement,
  shouldIndent: (element: XmlElement) => boolean = () => true,
): string => `<?xml version="1.0" encoding="UTF-8"?>\n${writeNode(root, 0, shouldIndent)}\n`;

const voidElements: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

/**
 * Returns nodes as HTML that is also well-formed XML. Empty elements get an end tag, which HTML
 * parsers need.
 */
export const writeHtml = (nodes: readonly XmlNode[]): string =>
  nodes
    .map((node) =>
      typeof node === 'string'
        ? escapeText(node)
        : `${writeStartTag(node)}${voidElements.has(node.name) ? '/>' : `>${writeHtml(node.children)}</${node.name}>`}`,
    )
    .join('');
