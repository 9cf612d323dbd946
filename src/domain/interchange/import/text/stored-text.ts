import { escapeAttribute, escapeText } from '../../../rich-text/entities.ts';
import { toStoredPlainText } from '../../../rich-text/plain-text.ts';
import {
  isBlank,
  replaceChildren,
  type RichElement,
  type RichNode,
} from '../../rich-tree/rich-node.ts';
import { toBlocks, normalizeFlow } from '../../rich-tree/normalize-blocks.ts';
import { toXmlText } from '../../xml/xml-text.ts';

const voidElements: ReadonlySet<string> = new Set(['br', 'hr', 'img']);
const blockElements: ReadonlySet<string> = new Set([
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

const isBlockOrBreak = (node: RichNode | undefined): boolean =>
  node !== undefined &&
  typeof node !== 'string' &&
  (blockElements.has(node.name) || node.name === 'br');

/** Collapses white space as browsers do, and removes it at the edges of blocks. */
function collapseSpaces(nodes: readonly RichNode[], isEdge: boolean): readonly RichNode[] {
  const collapsed = nodes.map((node) => {
    if (typeof node === 'string') return node.replaceAll(/[ \t\n\r\f]+/g, ' ');
    return node.name === 'pre' || node.name === 'math'
      ? node
      : replaceChildren(node, collapseSpaces(node.children, blockElements.has(node.name)));
  });
  return collapsed.flatMap((node, index): readonly RichNode[] => {
    if (typeof node !== 'string') return [node];
    const [before, after] = [collapsed[index - 1], collapsed[index + 1]];
    const start = (index === 0 && isEdge) || isBlockOrBreak(before) ? node.replace(/^ /, '') : node;
    const trimmed =
      (index === collapsed.length - 1 && isEdge) || isBlockOrBreak(after)
        ? start.replace(/ $/, '')
        : start;
    return trimmed === '' ? [] : [trimmed];
  });
}

function writeNode(node: RichNode): string {
  if (typeof node === 'string') return escapeText(toXmlText(node));
  const attributes = Object.entries(node.attributes)
    .map(([name, value]) => ` ${name}="${escapeAttribute(toXmlText(value))}"`)
    .join('');
  return voidElements.has(node.name)
    ? `<${node.name}${attributes} />`
    : `<${node.name}${attributes}>${node.children.map(writeNode).join('')}</${node.name}>`;
}

const isElementWithoutAttributes = (
  { name, attributes }: RichElement,
  ...names: readonly string[]
): boolean => names.includes(name) && Object.keys(attributes).length === 0;

/** Returns text and line breaks as plain text; null when there is more. */
function toPlainText(nodes: readonly RichNode[]): string | null {
  const parts = nodes.map((node) =>
    typeof node === 'string' ? node : isElementWithoutAttributes(node, 'br') ? '\n' : null,
  );
  return parts.includes(null) ? null : parts.join('');
}

function writeText(nodes: readonly RichNode[]): string {
  const normalized = normalizeFlow(nodes);
  const plain = toPlainText(normalized);
  if (plain !== null) return toStoredPlainText(toXmlText(plain));
  const visibleNodes = normalized.filter((node) => !isBlank(node));
  const [only] = visibleNodes;
  if (visibleNodes.length === 1 && only !== undefined && typeof only !== 'string') {
    if (isElementWithoutAttributes(only, 'div')) return writeText(only.children);
    const plainText = isElementWithoutAttributes(only, 'p') ? toPlainText(only.children) : null;
    if (plainText !== null) return toStoredPlainText(toXmlText(plainText));
  }
  return toBlocks(normalized).map(writeNode).join('');
}

/**
 * Returns rich text in its stored form: plain text where possible, blocks otherwise. Collapses
 * white space unless `preservesSpaces`. Sanitizers leave the result unchanged.
 */
export const toStoredText = (nodes: readonly RichNode[], preservesSpaces: boolean): string =>
  writeText(preservesSpaces ? nodes : collapseSpaces(normalizeFlow(nodes), true));
