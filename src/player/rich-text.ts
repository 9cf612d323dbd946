import type { RichElement, RichNode } from '../domain/interchange/rich-tree/rich-node.ts';
import { readStyle } from '../domain/rich-text/style.ts';
import { say } from './texts.ts';

const mathNamespace = 'http://www.w3.org/1998/Math/MathML';

/** Whether a node stands for a picture on another site that has no description. */
const isPictureLink = ({ name, children }: RichElement): boolean =>
  name === 'a' && children.length === 0;

function createRichElement({ name, attributes, children }: RichElement, isMath: boolean): Element {
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
  if (isPictureLink({ name, attributes, children }))
    element.append(say('scormPlayer.pictureElsewhere'));
  else element.append(...children.map((child) => createRichNode(child, isMath)));
  return element;
}

const createRichNode = (node: RichNode, isMath: boolean): Node =>
  typeof node === 'string'
    ? document.createTextNode(node)
    : createRichElement(node, isMath || node.name === 'math');

/**
 * Creates the DOM nodes of a rich text. Parses no HTML, sets styles one by one and opens links in a
 * new window.
 */
export const createRichTextNodes = (nodes: readonly RichNode[]): readonly Node[] =>
  nodes.map((node) => createRichNode(node, false));

/** Whether a text shows nothing. */
export const isEmptyRichText = (nodes: readonly RichNode[]): boolean =>
  nodes.every((node) =>
    typeof node === 'string'
      ? node.trim() === ''
      : node.name !== 'img' &&
        node.name !== 'math' &&
        !isPictureLink(node) &&
        isEmptyRichText(node.children),
  );
