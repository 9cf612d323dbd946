import { escapeAttribute, escapeText } from '../../../rich-text/entities.ts';
import { keepPlain } from '../../../rich-text/plain-text.ts';
import { isBlank, withChildren, type RichElement, type RichNode } from '../../rich/rich-node.ts';
import { blocks, flow } from '../../rich/settle-blocks.ts';
import { fitXml } from '../../xml/characters.ts';

const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img']);
const boxes: ReadonlySet<string> = new Set([
  'p',
  'pre',
  'div',
  'blockquote',
  'h1',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'table',
  'thead',
  'tbody',
  'tr',
  'td',
  'th',
  'hr',
]);

const isBox = (node: RichNode | undefined): boolean =>
  node !== undefined && typeof node !== 'string' && (boxes.has(node.name) || node.name === 'br');

/** Spaces as a browser shows them: runs are one, and at the edges of blocks there are none. */
function collapsed(nodes: readonly RichNode[], isEdge: boolean): readonly RichNode[] {
  const shown = nodes.map((node) => {
    if (typeof node === 'string') return node.replaceAll(/[ \t\n\r\f]+/g, ' ');
    return node.name === 'pre' || node.name === 'math'
      ? node
      : withChildren(node, collapsed(node.children, boxes.has(node.name)));
  });
  return shown.flatMap((node, index): readonly RichNode[] => {
    if (typeof node !== 'string') return [node];
    const [before, after] = [shown[index - 1], shown[index + 1]];
    const start = (index === 0 && isEdge) || isBox(before) ? node.replace(/^ /, '') : node;
    const words =
      (index === shown.length - 1 && isEdge) || isBox(after) ? start.replace(/ $/, '') : start;
    return words === '' ? [] : [words];
  });
}

function written(node: RichNode): string {
  if (typeof node === 'string') return escapeText(fitXml(node));
  const attributes = Object.entries(node.attributes)
    .map(([name, value]) => ` ${name}="${escapeAttribute(fitXml(value))}"`)
    .join('');
  return empty.has(node.name)
    ? `<${node.name}${attributes} />`
    : `<${node.name}${attributes}>${node.children.map(written).join('')}</${node.name}>`;
}

const isBare = ({ name, attributes }: RichElement, ...names: readonly string[]): boolean =>
  names.includes(name) && Object.keys(attributes).length === 0;

/** Words and line breaks as plain words; null when there is more. */
function plainWords(nodes: readonly RichNode[]): string | null {
  const parts = nodes.map((node) =>
    typeof node === 'string' ? node : isBare(node, 'br') ? '\n' : null,
  );
  return parts.includes(null) ? null : parts.join('');
}

function kept(nodes: readonly RichNode[]): string {
  const settled = flow(nodes);
  const plain = plainWords(settled);
  if (plain !== null) return keepPlain(fitXml(plain));
  const shown = settled.filter((node) => !isBlank(node));
  const [only] = shown;
  if (shown.length === 1 && only !== undefined && typeof only !== 'string') {
    if (isBare(only, 'div')) return kept(only.children);
    const words = isBare(only, 'p') ? plainWords(only.children) : null;
    if (words !== null) return keepPlain(fitXml(words));
  }
  return blocks(settled).map(written).join('');
}

/**
 * Rich text in the one form that is kept: plain words where it is nothing else, blocks otherwise. Unless `keepsSpaces`, spaces are
 * collapsed as a browser shows them. The sanitisers leave it as it is.
 */
export const keptText = (nodes: readonly RichNode[], keepsSpaces: boolean): string =>
  kept(keepsSpaces ? nodes : collapsed(flow(nodes), true));
