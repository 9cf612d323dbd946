import { fitXml } from './characters.ts';
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
const escapeOf = (sign: string): string => escapes[sign] ?? sign;

const inText = (text: string): string => fitXml(text).replaceAll(/[&<>\r]/g, escapeOf);
const inAttribute = (value: string): string => fitXml(value).replaceAll(/[&<>"\t\n\r]/g, escapeOf);

const startOf = ({ name, attributes }: XmlElement): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${inAttribute(value)}"`)
    .join('')}`;

const isLaidOut = ({ children }: XmlElement): boolean =>
  children.length > 0 && children.every((child) => typeof child !== 'string');

/** `depth` null writes on one line: inside mixed content a space would be one more character of the text. */
function written(
  node: XmlNode,
  depth: number | null,
  layOut: (element: XmlElement) => boolean,
): string {
  if (typeof node === 'string') return inText(node);
  if (node.children.length === 0) return `${startOf(node)}/>`;
  const inner = depth !== null && isLaidOut(node) && layOut(node) ? depth + 1 : null;
  const gap = inner === null ? '' : `\n${'  '.repeat(inner)}`;
  const content = node.children.map((child) => gap + written(child, inner, layOut)).join('');
  return `${startOf(node)}>${content}${inner === null ? '' : `\n${'  '.repeat(inner - 1)}`}</${node.name}>`;
}

/**
 * `root` as an XML 1.0 document in UTF-8, indented where `layOut` allows it for an element whose children are all elements. What XML cannot hold
 * is left out (`fitXml`); a line break in an attribute stays one.
 */
export const writeXml = (
  root: XmlElement,
  layOut: (element: XmlElement) => boolean = () => true,
): string => `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, 0, layOut)}\n`;

const closedAtOnce: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

/** Nodes as HTML that is well-formed XML too: an empty element has its end tag, or an HTML parser would put what follows into it. */
export const writeHtml = (nodes: readonly XmlNode[]): string =>
  nodes
    .map((node) =>
      typeof node === 'string'
        ? inText(node)
        : `${startOf(node)}${closedAtOnce.has(node.name) ? '/>' : `>${writeHtml(node.children)}</${node.name}>`}`,
    )
    .join('');
