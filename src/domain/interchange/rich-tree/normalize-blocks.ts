import { isBlank, replaceChildren, type RichElement, type RichNode } from './rich-node.ts';

const paragraphElements: ReadonlySet<string> = new Set(['p', 'pre', 'h1', 'h2', 'h3', 'h4']);
const containerElements: ReadonlySet<string> = new Set([
  'div',
  'blockquote',
  'ul',
  'ol',
  'table',
  'hr',
]);
const structuralElements: ReadonlySet<string> = new Set(['li', 'thead', 'tbody', 'tr', 'td', 'th']);

/**
 * Whether a normalized node is a block: a paragraph, heading, list, table, quotation, container or
 * rule.
 */
const isBlock = (node: RichNode): node is RichElement =>
  typeof node !== 'string' &&
  (paragraphElements.has(node.name) || containerElements.has(node.name));

const createElement = (name: string, children: readonly RichNode[]): RichElement => ({
  name,
  attributes: {},
  children,
});

/** Groups neighboring inline nodes; blocks stay separate. */
function groupInlineRuns(
  nodes: readonly RichNode[],
): readonly (RichElement | readonly RichNode[])[] {
  const runs: (RichElement | RichNode[])[] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    if (isBlock(node)) runs.push(node);
    else if (Array.isArray(last)) last.push(node);
    else runs.push([node]);
  }
  return runs;
}

/** Wraps each visible run of inline nodes with `wrap` and maps each block with `mapBlock`. */
const wrapInlineRuns = (
  nodes: readonly RichNode[],
  wrap: (run: readonly RichNode[]) => RichNode,
  mapBlock: (node: RichElement) => RichNode,
): readonly RichNode[] =>
  groupInlineRuns(nodes).flatMap((run) =>
    'name' in run ? [mapBlock(run)] : run.every(isBlank) ? [] : [wrap(run)],
  );

/** Moves the inline element `inline` from around `block` into it. */
function moveIntoBlock(inline: RichElement, block: RichElement): RichElement {
  if (block.name === 'hr') return block;
  if (['ul', 'ol', 'table', 'thead', 'tbody', 'tr'].includes(block.name)) {
    return replaceChildren(
      block,
      block.children.map((child) =>
        typeof child === 'string' ? child : moveIntoBlock(inline, child),
      ),
    );
  }
  return replaceChildren(
    block,
    wrapInlineRuns(
      block.children,
      (run) => replaceChildren(inline, run),
      (inner) => moveIntoBlock(inline, inner),
    ),
  );
}

const listRows = (children: readonly RichNode[]): readonly RichElement[] =>
  children.flatMap((child) => {
    if (typeof child === 'string' || child.name !== 'tr') return [];
    const cells = child.children.filter(
      (cell): cell is RichElement =>
        typeof cell !== 'string' && (cell.name === 'td' || cell.name === 'th'),
    );
    return cells.length === 0
      ? []
      : [
          replaceChildren(
            child,
            cells.map((cell) => replaceChildren(cell, normalizeFlow(cell.children))),
          ),
        ];
  });

/**
 * Normalizes a table for XHTML: a head before bodies, at least one body, rows of cells only.
 * Content outside the rows comes before the table.
 */
function normalizeTable(table: RichElement): readonly RichNode[] {
  const parts = listTableParts(table.children);
  const heads = parts
    .filter(({ name }) => name === 'thead')
    .flatMap(({ children }) => listRows(children));
  const bodies = parts
    .filter(({ name }) => name === 'tbody')
    .map(({ children }) => listRows(children))
    .filter((rows) => rows.length > 0);
  const strays = [
    ...listStrayNodes(table.children),
    ...parts.flatMap(({ children }) => listStrayNodes(children)),
  ];
  const visibleNodes =
    bodies.length > 0
      ? [
          ...(heads.length > 0 ? [createElement('thead', heads)] : []),
          ...bodies.map((rows) => createElement('tbody', rows)),
        ]
      : heads.length > 0
        ? [createElement('tbody', heads)]
        : [];
  return [
    ...normalizeFlow(strays.filter((stray) => !isBlank(stray))),
    ...(visibleNodes.length > 0 ? [replaceChildren(table, visibleNodes)] : []),
  ];
}

/** Returns the parts of a table; rows outside any part form a body. */
function listTableParts(children: readonly RichNode[]): readonly RichElement[] {
  const parts: RichElement[] = [];
  let loose: RichElement[] = [];
  for (const child of children) {
    if (typeof child === 'string') continue;
    if (child.name === 'tr') loose = [...loose, child];
    else if (child.name === 'thead' || child.name === 'tbody') {
      if (loose.length > 0) parts.push(createElement('tbody', loose));
      loose = [];
      parts.push(child);
    }
  }
  return loose.length > 0 ? [...parts, createElement('tbody', loose)] : parts;
}

const listStrayNodes = (children: readonly RichNode[]): readonly RichNode[] =>
  children.flatMap((child) => {
    if (typeof child === 'string') return [child];
    if (child.name === 'tr')
      return child.children.filter(
        (cell) => typeof cell === 'string' || (cell.name !== 'td' && cell.name !== 'th'),
      );
    return structuralElements.has(child.name) ? [] : [child];
  });

function normalizeList(list: RichElement): readonly RichNode[] {
  const items: RichElement[] = [];
  for (const child of list.children) {
    if (isBlank(child)) continue;
    items.push(
      typeof child !== 'string' && child.name === 'li'
        ? replaceChildren(child, normalizeFlow(child.children))
        : createElement('li', normalizeFlow([child])),
    );
  }
  return items.length === 0 ? [] : [replaceChildren(list, items)];
}

function normalizeNode(node: RichNode): readonly RichNode[] {
  if (typeof node === 'string' || node.name === 'hr' || node.name === 'math') return [node];
  if (node.name === 'table') return normalizeTable(node);
  if (node.name === 'ul' || node.name === 'ol') return normalizeList(node);
  const children = normalizeFlow(node.children);
  if (node.name === 'div' || node.name === 'li') return [{ ...node, name: 'div', children }];
  if (structuralElements.has(node.name)) return children;
  if (node.name === 'blockquote') return [replaceChildren(node, toBlocks(children))];
  if (!children.some(isBlock)) return [replaceChildren(node, children)];
  if (paragraphElements.has(node.name))
    return wrapInlineRuns(
      children,
      (run) => replaceChildren(node, run),
      (block) => block,
    );
  return groupInlineRuns(children).map((run) =>
    'name' in run ? moveIntoBlock(node, run) : replaceChildren(node, run),
  );
}

/**
 * Normalizes nodes to flow content of XHTML: no block inside a paragraph or inline element, lists
 * of items, tables of rows. Text may stay between blocks.
 */
export const normalizeFlow = (nodes: readonly RichNode[]): readonly RichNode[] =>
  nodes.flatMap(normalizeNode);

/** Normalizes nodes to blocks only: text between blocks becomes paragraphs. */
export const toBlocks = (nodes: readonly RichNode[]): readonly RichElement[] =>
  wrapInlineRuns(
    normalizeFlow(nodes),
    (run) => createElement('p', run),
    (block) => block,
  ).filter((node): node is RichElement => typeof node !== 'string');

/**
 * Returns the inline content of nodes that form at most one bare paragraph; null for any other
 * block.
 */
export function toInlineContent(nodes: readonly RichNode[]): readonly RichNode[] | null {
  const content = normalizeFlow(nodes).filter((node) => !isBlank(node));
  if (!content.some(isBlock)) return normalizeFlow(nodes);
  const [only] = content;
  const isBare =
    content.length === 1 &&
    only !== undefined &&
    isBlock(only) &&
    (only.name === 'p' || only.name === 'div') &&
    Object.keys(only.attributes).length === 0;
  return isBare && !only.children.some(isBlock) ? only.children : null;
}
