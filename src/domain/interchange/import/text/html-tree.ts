import { piecesOf } from '../../../rich-text/pieces.ts';
import { decodeEntities } from '../../../rich-text/entities.ts';
import type { XmlNode } from '../../xml/element.ts';
import { namedCharacters } from '../../xml/named-characters.ts';

/** How deep elements of a text may stand in one another. */
const mostDepth = 150;

const empty: ReadonlySet<string> = new Set([
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
const wordsOnly: ReadonlySet<string> = new Set([
  'script',
  'style',
  'textarea',
  'xmp',
  'noembed',
  'noframes',
  'title',
]);
/** What ends an open element of each of these names: a beginning of one of its like. */
const endedBy: Readonly<Record<string, ReadonlySet<string>>> = {
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

interface Open {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlNode[];
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** HTML as a tree, read as browsers read it where it is well formed, with end tags that are left out; null when elements stand too deep in one another. */
export function htmlTree(html: string): readonly XmlNode[] | null {
  const root: Open = { name: '', attributes: {}, children: [] };
  const open: Open[] = [root];
  let skipped: string | null = null;
  const last = (): Open => open.at(-1) ?? root;
  const makeRoom = (name: string): void => {
    while (open.length > 1 && endedBy[last().name]?.has(name) === true) open.pop();
  };
  for (const piece of piecesOf(html)) {
    if (skipped !== null) {
      if (piece.kind === 'end' && piece.name === skipped) skipped = null;
    } else if (piece.kind === 'text')
      last().children.push(decodeEntities(piece.raw, namedCharacters));
    else if (piece.kind === 'end') {
      const at = open.findLastIndex(({ name }) => name === local(piece.name));
      if (at > 0) open.length = at;
    } else {
      const name = local(piece.name);
      makeRoom(name);
      const next: Open = { name, attributes: Object.fromEntries(piece.attributes), children: [] };
      last().children.push(next);
      if (wordsOnly.has(name)) skipped = piece.name;
      else if (!empty.has(name)) open.push(next);
      if (open.length > mostDepth) return null;
    }
  }
  return root.children;
}
