/** A node of a rich text: unescaped text, or an allowed element. */
export type RichNode = string | RichElement;

/** An element of rich text with allowed attributes and values only. */
export interface RichElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly RichNode[];
}

/** Returns `element` with other children. */
export const replaceChildren = (
  element: RichElement,
  children: readonly RichNode[],
): RichElement => ({
  ...element,
  children,
});

/** Whether a node is only white space that would collapse. */
export const isBlank = (node: RichNode): boolean =>
  typeof node === 'string' && /^[ \t\n\r\f]*$/.test(node);

/** Returns every element of `nodes`, outer ones first. */
export const collectElements = (nodes: readonly RichNode[]): readonly RichElement[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [node, ...collectElements(node.children)],
  );
