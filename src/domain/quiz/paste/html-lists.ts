import type { XmlElement } from '../../interchange/xml/element.ts';

/** A list whose entries are read. */
export interface OpenList {
  readonly isOrdered: boolean;
  readonly style: string;
  count: number;
}

const findStyle = ({ attributes }: XmlElement): string =>
  /list-style(?:-type)?:\s{0,9}([a-z-]+)/i.exec(attributes['style'] ?? '')?.[1]?.toLowerCase() ??
  attributes['type'] ??
  '';

/** Opens a list at the number where it starts. */
export const openList = (element: XmlElement): OpenList => ({
  isOrdered: element.name === 'ol',
  style: findStyle(element),
  count: (Number.parseInt(element.attributes['start'] ?? '1', 10) || 1) - 1,
});

const toLetter = (count: number): string => String.fromCharCode(64 + ((count - 1) % 26) + 1);

function formatCount(style: string, count: number, depth: number): string {
  if (/^(?:lower-(?:alpha|latin)|a)$/.test(style)) return `${toLetter(count).toLowerCase()}. `;
  if (/^(?:upper-(?:alpha|latin)|A)$/.test(style)) return `${toLetter(count)}. `;
  // The entries of a list inside of another one are options.
  return depth > 1 ? `${toLetter(count)}. ` : `${String(count)}. `;
}

/** Returns the number, letter or bullet of an entry of the innermost list, and counts it. */
export function createListLabel(element: XmlElement, lists: readonly OpenList[]): string {
  const list = lists.at(-1);
  if (list === undefined) return '- ';
  const level = Number.parseInt(element.attributes['aria-level'] ?? '', 10);
  const depth = Number.isNaN(level) ? lists.length : Math.min(level, 9);
  const indent = '  '.repeat(Math.max(0, depth - 1));
  const isTicked = element.attributes['aria-checked'];
  if (isTicked !== undefined) return `${indent}[${isTicked === 'true' ? 'x' : ' '}] `;
  if (!list.isOrdered) return `${indent}- `;
  const value = Number.parseInt(element.attributes['value'] ?? '', 10);
  list.count = Number.isNaN(value) ? list.count + 1 : value;
  return indent + formatCount(findStyle(element) || list.style, Math.max(1, list.count), depth);
}
