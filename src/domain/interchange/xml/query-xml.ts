import type { XmlElement, XmlNode } from './element.ts';

/** Returns the child elements of an element, or those with one of `names`. */
export const listChildren = (
  { children }: XmlElement,
  ...names: readonly string[]
): readonly XmlElement[] =>
  children.filter(
    (child): child is XmlElement =>
      typeof child !== 'string' && (names.length === 0 || names.includes(child.name)),
  );

/** Returns the first child element with this name. */
export const findChild = (parent: XmlElement | undefined, name: string): XmlElement | undefined =>
  parent?.children.find(
    (child): child is XmlElement => typeof child !== 'string' && child.name === name,
  );

/** Returns all descendants that match, in document order. */
export const findDescendants = (
  parent: XmlElement,
  matches: (element: XmlElement) => boolean,
): readonly XmlElement[] => {
  const found: XmlElement[] = [];
  const visit = ({ children }: XmlElement): void => {
    for (const child of children) {
      if (typeof child === 'string') continue;
      if (matches(child)) found.push(child);
      visit(child);
    }
  };
  visit(parent);
  return found;
};

/** Returns all descendants with one of these names, in document order. */
export const findByName = (
  parent: XmlElement,
  ...names: readonly string[]
): readonly XmlElement[] => findDescendants(parent, ({ name }) => names.includes(name));

/** Returns the weight of a node: its elements plus the tags in its text, which may be HTML. */
export function measureWeight(node: XmlNode): number {
  if (typeof node !== 'string')
    return node.children.reduce((all, child) => all + measureWeight(child), 1);
  let tags = 0;
  for (let at = node.indexOf('<'); at !== -1; at = node.indexOf('<', at + 1)) tags += 1;
  return tags;
}

/** The maximum weight of an item. */
export const maxItemWeight = 10_000;

/** Returns all text in a node. */
export const getTextContent = (node: XmlNode): string =>
  typeof node === 'string' ? node : node.children.map(getTextContent).join('');

/** Returns the text in an element on one line; empty for none. */
export const getText = (element: XmlElement | undefined): string =>
  element === undefined ? '' : getTextContent(element).replaceAll(/\s+/g, ' ').trim();
