import { tokenizeHtml } from '../../../rich-text/html-tokens.ts';
import { decodeEntities } from '../../../rich-text/entities.ts';
import type { XmlNode } from '../../xml/element.ts';
import { resolveWindowsReferences } from '../../xml/decode-xml.ts';
import { htmlEntities } from '../../xml/html-entities.ts';

/** How deep elements may be nested. */
const maxDepth = 150;

const voidElements: ReadonlySet<string> = new Set([
  'br',
  'hr',
  'img',
  'input',
  'col',
  'area',
  'base',
  'link',
  'meta',
  'param',
  'source',
  'track',
  'wbr',
  'embed',
]);
const rawTextElements: ReadonlySet<string> = new Set([
  'script',
  'style',
  'textarea',
  'xmp',
  'noembed',
  'noframes',
  'title',
]);
/** The start tags that close an open element of each name. */
const elementsClosedBy: Readonly<Record<string, ReadonlySet<string>>> = {
  p: new Set([
    'p',
    'div',
    'ul',
    'ol',
    'dl',
    'table',
    'blockquote',
    'pre',
    'hr',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'section',
    'article',
    'address',
    'form',
    'figure',
  ]),
  li: new Set(['li']),
  dt: new Set(['dt', 'dd']),
  dd: new Set(['dt', 'dd']),
  option: new Set(['option']),
  td: new Set(['td', 'th', 'tr']),
  th: new Set(['td', 'th', 'tr']),
  tr: new Set(['tr', 'tbody', 'tfoot']),
  thead: new Set(['tbody', 'tfoot']),
  tbody: new Set(['tbody', 'tfoot']),
};

interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlNode[];
}

const removePrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Parses HTML as browsers do where it is well formed, including omitted end tags. Returns null when
 * elements are nested too deep.
 */
export function parseHtml(html: string): readonly XmlNode[] | null {
  const root: OpenElement = { name: '', attributes: {}, children: [] };
  const open: OpenElement[] = [root];
  let skipped: string | null = null;
  const getInnermost = (): OpenElement => open.at(-1) ?? root;
  const closeImpliedElements = (name: string): void => {
    while (open.length > 1 && elementsClosedBy[getInnermost().name]?.has(name) === true) open.pop();
  };
  for (const token of tokenizeHtml(html)) {
    if (skipped !== null) {
      if (token.kind === 'end' && token.name === skipped) skipped = null;
    } else if (token.kind === 'text')
      getInnermost().children.push(
        decodeEntities(resolveWindowsReferences(token.raw), htmlEntities),
      );
    else if (token.kind === 'end') {
      const at = open.findLastIndex(({ name }) => name === removePrefix(token.name));
      if (at > 0) open.length = at;
    } else {
      const name = removePrefix(token.name);
      closeImpliedElements(name);
      const next: OpenElement = {
        name,
        attributes: Object.fromEntries(token.attributes),
        children: [],
      };
      getInnermost().children.push(next);
      if (rawTextElements.has(name)) skipped = token.name;
      else if (!voidElements.has(name)) open.push(next);
      if (open.length > maxDepth) return null;
    }
  }
  return root.children;
}
