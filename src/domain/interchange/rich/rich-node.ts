/** A piece of a rich text read as a tree: words with their escapes resolved, or an element of the allowed list. */
export type RichNode = string | RichElement;

/** An element of rich text; its attributes are of the allowed list and their values too. */
export interface RichElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly RichNode[];
}

/** `element` with other children. */
export const withChildren = (element: RichElement, children: readonly RichNode[]): RichElement => ({
  ...element,
  children,
});

/** Whether a node shows nothing but spaces that would collapse. */
export const isBlank = (node: RichNode): boolean =>
  typeof node === 'string' && /^[ \t\n\r\f]*$/.test(node);

/** Every element of `nodes`, outer ones first. */
export const elementsIn = (nodes: readonly RichNode[]): readonly RichElement[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsIn(node.children)]));
