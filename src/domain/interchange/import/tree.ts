import type { XmlElement, XmlNode } from '../xml/element.ts';

/** The elements right under `parent`, those with one of `names` where any are given. */
export const childrenOf = (
  { children }: XmlElement,
  ...names: readonly string[]
): readonly XmlElement[] =>
  children.filter(
    (child): child is XmlElement =>
      typeof child !== 'string' && (names.length === 0 || names.includes(child.name)),
  );

/** The first element right under `parent` with this name. */
export const childOf = (parent: XmlElement | undefined, name: string): XmlElement | undefined =>
  parent?.children.find(
    (child): child is XmlElement => typeof child !== 'string' && child.name === name,
  );

/** All elements under `parent` that pass, outer ones first, in order. */
export const descendants = (
  parent: XmlElement,
  passes: (element: XmlElement) => boolean,
): readonly XmlElement[] => {
  const found: XmlElement[] = [];
  const look = ({ children }: XmlElement): void => {
    for (const child of children) {
      if (typeof child === 'string') continue;
      if (passes(child)) found.push(child);
      look(child);
    }
  };
  look(parent);
  return found;
};

/** All elements under `parent` with one of these names, in order. */
export const named = (parent: XmlElement, ...names: readonly string[]): readonly XmlElement[] =>
  descendants(parent, ({ name }) => names.includes(name));

/** How much there is to read in a node: its elements, and the tags that its words hold as HTML. */
export function weightOf(node: XmlNode): number {
  if (typeof node !== 'string')
    return node.children.reduce((all, child) => all + weightOf(child), 1);
  let tags = 0;
  for (let at = node.indexOf('<'); at !== -1; at = node.indexOf('<', at + 1)) tags += 1;
  return tags;
}

/** How much an item may hold to be read. */
export const mostItemWeight = 10_000;

/** All words in a node. */
export const textContent = (node: XmlNode): string =>
  typeof node === 'string' ? node : node.children.map(textContent).join('');

/** The words in an element on one line; empty for none. */
export const wordsOf = (element: XmlElement | undefined): string =>
  element === undefined ? '' : textContent(element).replaceAll(/\s+/g, ' ').trim();
