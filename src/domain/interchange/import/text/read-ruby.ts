import { isBlank, type RichNode } from '../../rich-tree/rich-node.ts';
import type { XmlElement, XmlNode } from '../../xml/element.ts';
import { findByName } from '../../xml/query-xml.ts';

const annotationNames: ReadonlySet<string> = new Set(['rt', 'rtc']);

const isAnnotation = (node: XmlNode): node is XmlElement =>
  typeof node !== 'string' && annotationNames.has(node.name);

/**
 * Reads a text with ruby annotations as text, each annotation in parentheses after its base. The
 * parentheses of the author (`rp`) are used where there are any. `read` reads the nodes in it.
 */
export function readRuby(
  ruby: XmlElement,
  read: (nodes: readonly XmlNode[]) => readonly RichNode[],
): readonly RichNode[] {
  if (findByName(ruby, 'rp').length > 0) return read(ruby.children);
  const found: RichNode[] = [];
  let annotations: (readonly RichNode[])[] = [];
  const addAnnotations = (): void => {
    const texts = annotations.filter((nodes) => !nodes.every(isBlank));
    if (texts.length > 0)
      found.push(' (', ...texts.flatMap((nodes, at) => (at === 0 ? nodes : [' ', ...nodes])), ')');
    annotations = [];
  };
  for (const child of ruby.children) {
    if (isAnnotation(child)) annotations.push(read(child.children));
    else if (annotations.length === 0 || typeof child !== 'string' || child.trim() !== '') {
      addAnnotations();
      found.push(...read([child]));
    }
  }
  addAnnotations();
  return found;
}
