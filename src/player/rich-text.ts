import type { RichElement, RichNode } from '../domain/interchange/rich/rich-node.ts';
import { readStyle } from '../domain/rich-text/style.ts';

const mathNamespace = 'http://www.w3.org/1998/Math/MathML';

function made({ name, attributes, children }: RichElement, isMath: boolean): Element {
  const element = isMath
    ? document.createElementNS(mathNamespace, name)
    : document.createElement(name);
  const { style = '', ...others } = attributes;
  for (const [key, value] of Object.entries(others)) element.setAttribute(key, value);
  if (element instanceof HTMLElement || element instanceof MathMLElement)
    for (const [key, value] of Object.entries(readStyle(style)))
      element.style.setProperty(key, value);
  if (element instanceof HTMLAnchorElement)
    Object.assign(element, { target: '_blank', rel: 'noopener noreferrer' });
  element.append(...children.map((child) => shown(child, isMath)));
  return element;
}

const shown = (node: RichNode, isMath: boolean): Node =>
  typeof node === 'string'
    ? document.createTextNode(node)
    : made(node, isMath || node.name === 'math');

/** A text of the quiz as nodes of the page. Nothing is parsed as HTML, styles are set one by one, and links open a window of their own. */
export const richText = (nodes: readonly RichNode[]): readonly Node[] =>
  nodes.map((node) => shown(node, false));

/** Whether a text shows nothing. */
export const isBlankText = (nodes: readonly RichNode[]): boolean =>
  nodes.every((node) =>
    typeof node === 'string'
      ? node.trim() === ''
      : node.name !== 'img' && node.name !== 'math' && isBlankText(node.children),
  );
