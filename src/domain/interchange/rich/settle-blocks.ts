import { isBlank, withChildren, type RichElement, type RichNode } from './rich-node.ts';

const paragraphs: ReadonlySet<string> = new Set(['p', 'pre', 'h1', 'h2', 'h3', 'h4']);
const boxes: ReadonlySet<string> = new Set(['div', 'blockquote', 'ul', 'ol', 'table', 'hr']);
const structure: ReadonlySet<string> = new Set(['li', 'thead', 'tbody', 'tr', 'td', 'th']);

/** Whether a settled node is a block: a paragraph, heading, list, table, quotation, box or rule. */
const isBlock = (node: RichNode): node is RichElement =>
  typeof node !== 'string' && (paragraphs.has(node.name) || boxes.has(node.name));

const plainElement = (name: string, children: readonly RichNode[]): RichElement => ({
  name,
  attributes: {},
  children,
});

/** Neighbours that are not blocks together, blocks each by itself. */
function runsOf(nodes: readonly RichNode[]): readonly (RichElement | readonly RichNode[])[] {
  const runs: (RichElement | RichNode[])[] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    if (isBlock(node)) runs.push(node);
    else if (Array.isArray(last)) last.push(node);
    else runs.push([node]);
  }
  return runs;
}

/** `nodes` with each run of words that shows something put into `wrap`, and each block handled by `block`. */
const wrapped = (
  nodes: readonly RichNode[],
  wrap: (run: readonly RichNode[]) => RichNode,
  block: (node: RichElement) => RichNode,
): readonly RichNode[] =>
  runsOf(nodes).flatMap((run) =>
    'name' in run ? [block(run)] : run.every(isBlank) ? [] : [wrap(run)],
  );

/** `block` with the words in it put into `inline`: what stood around a block goes inside it. */
function pushedInto(inline: RichElement, block: RichElement): RichElement {
  if (block.name === 'hr') return block;
  if (['ul', 'ol', 'table', 'thead', 'tbody', 'tr'].includes(block.name)) {
    return withChildren(
      block,
      block.children.map((child) =>
        typeof child === 'string' ? child : pushedInto(inline, child),
      ),
    );
  }
  return withChildren(
    block,
    wrapped(
      block.children,
      (run) => withChildren(inline, run),
      (inner) => pushedInto(inline, inner),
    ),
  );
}

const rowsOf = (children: readonly RichNode[]): readonly RichElement[] =>
  children.flatMap((child) => {
    if (typeof child === 'string' || child.name !== 'tr') return [];
    const cells = child.children.filter(
      (cell): cell is RichElement =>
        typeof cell !== 'string' && (cell.name === 'td' || cell.name === 'th'),
    );
    return cells.length === 0
      ? []
      : [
          withChildren(
            child,
            cells.map((cell) => withChildren(cell, flow(cell.children))),
          ),
        ];
  });

/** A table as XHTML wants it: a head before bodies, at least one body, rows of cells only; what stands outside the rows comes before it. */
function settledTable(table: RichElement): readonly RichNode[] {
  const parts = runsByPart(table.children);
  const heads = parts
    .filter(({ name }) => name === 'thead')
    .flatMap(({ children }) => rowsOf(children));
  const bodies = parts
    .filter(({ name }) => name === 'tbody')
    .map(({ children }) => rowsOf(children))
    .filter((rows) => rows.length > 0);
  const strays = [
    ...straysIn(table.children),
    ...parts.flatMap(({ children }) => straysIn(children)),
  ];
  const shown =
    bodies.length > 0
      ? [
          ...(heads.length > 0 ? [plainElement('thead', heads)] : []),
          ...bodies.map((rows) => plainElement('tbody', rows)),
        ]
      : heads.length > 0
        ? [plainElement('tbody', heads)]
        : [];
  return [
    ...flow(strays.filter((stray) => !isBlank(stray))),
    ...(shown.length > 0 ? [withChildren(table, shown)] : []),
  ];
}

/** The parts of a table; rows that stand in none of them are a body. */
function runsByPart(children: readonly RichNode[]): readonly RichElement[] {
  const parts: RichElement[] = [];
  let loose: RichElement[] = [];
  for (const child of children) {
    if (typeof child === 'string') continue;
    if (child.name === 'tr') loose = [...loose, child];
    else if (child.name === 'thead' || child.name === 'tbody') {
      if (loose.length > 0) parts.push(plainElement('tbody', loose));
      loose = [];
      parts.push(child);
    }
  }
  return loose.length > 0 ? [...parts, plainElement('tbody', loose)] : parts;
}

const straysIn = (children: readonly RichNode[]): readonly RichNode[] =>
  children.flatMap((child) => {
    if (typeof child === 'string') return [child];
    if (child.name === 'tr')
      return child.children.filter(
        (cell) => typeof cell === 'string' || (cell.name !== 'td' && cell.name !== 'th'),
      );
    return structure.has(child.name) ? [] : [child];
  });

function settledList(list: RichElement): readonly RichNode[] {
  const items: RichElement[] = [];
  for (const child of list.children) {
    if (isBlank(child)) continue;
    items.push(
      typeof child !== 'string' && child.name === 'li'
        ? withChildren(child, flow(child.children))
        : plainElement('li', flow([child])),
    );
  }
  return items.length === 0 ? [] : [withChildren(list, items)];
}

function settled(node: RichNode): readonly RichNode[] {
  if (typeof node === 'string' || node.name === 'hr' || node.name === 'math') return [node];
  if (node.name === 'table') return settledTable(node);
  if (node.name === 'ul' || node.name === 'ol') return settledList(node);
  const children = flow(node.children);
  if (node.name === 'div' || node.name === 'li') return [{ ...node, name: 'div', children }];
  if (structure.has(node.name)) return children;
  if (node.name === 'blockquote') return [withChildren(node, blocks(children))];
  if (!children.some(isBlock)) return [withChildren(node, children)];
  if (paragraphs.has(node.name))
    return wrapped(
      children,
      (run) => withChildren(node, run),
      (block) => block,
    );
  return runsOf(children).map((run) =>
    'name' in run ? pushedInto(node, run) : withChildren(node, run),
  );
}

/** `nodes` in the order XHTML allows: no block inside a paragraph or inside running text, lists of items, tables of rows. Words may stand between blocks. */
export const flow = (nodes: readonly RichNode[]): readonly RichNode[] => nodes.flatMap(settled);

/** The same as blocks only: words between them become paragraphs. */
export const blocks = (nodes: readonly RichNode[]): readonly RichElement[] =>
  wrapped(
    flow(nodes),
    (run) => plainElement('p', run),
    (block) => block,
  ).filter((node): node is RichElement => typeof node !== 'string');

/** The same as running text, where it can be: bare paragraph and all. Null when there is more than one block. */
export function runningText(nodes: readonly RichNode[]): readonly RichNode[] | null {
  const shown = flow(nodes).filter((node) => !isBlank(node));
  if (!shown.some(isBlock)) return flow(nodes);
  const [only] = shown;
  const isBare =
    shown.length === 1 &&
    only !== undefined &&
    isBlock(only) &&
    (only.name === 'p' || only.name === 'div') &&
    Object.keys(only.attributes).length === 0;
  return isBare && !only.children.some(isBlock) ? only.children : null;
}
