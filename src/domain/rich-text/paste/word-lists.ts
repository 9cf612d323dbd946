import { element, type XmlElement, type XmlNode } from '../../interchange/xml/element.ts';
import { findDescendants, getTextContent } from '../../interchange/xml/query-xml.ts';

/** An entry of a list of Word, which is a paragraph with the number or bullet as text. */
interface WordEntry {
  readonly paragraph: XmlElement;
  readonly level: number;
  /** The list and its kind; entries of the same list have the same one. */
  readonly list: string;
  readonly number: string | null;
}

const entryStyle = /(?:^|;)\s{0,9}mso-list:\s{0,9}(l\d+)\s{1,9}level(\d)\s{0,9}(\w*)/i;
const markerStyle = /mso-list:\s{0,9}ignore/i;
const numberSign = /^\(?(?:\d{1,6}\.)*(\d{1,6})[.):]?$/;
/** Rich text has no lists of letters, Roman or other numbers, so these stay as text. */
const otherSign = /^\(?\p{L}{1,12}[.):、]|\p{N}/u;

const isMarker = ({ attributes }: XmlElement): boolean =>
  markerStyle.test(attributes['style'] ?? '');

function readEntry(node: XmlNode | undefined): WordEntry | null {
  if (node === undefined || typeof node === 'string' || !['p', 'div'].includes(node.name))
    return null;
  const [, list, level, override] = entryStyle.exec(node.attributes['style'] ?? '') ?? [];
  if (list === undefined) return null;
  // A marker in a conditional comment may hold another one.
  const [outermost] = findDescendants(node, isMarker);
  const marker = outermost === undefined ? '' : getTextContent(outermost).trim();
  const number = numberSign.exec(marker)?.[1] ?? null;
  if (number === null && otherSign.test(marker)) return null;
  return {
    paragraph: node,
    level: Number(level),
    list: `${list} ${override ?? ''} ${number === null ? 'bullets' : 'numbers'}`,
    number,
  };
}

const removeMarkers = (nodes: readonly XmlNode[]): readonly XmlNode[] =>
  nodes.flatMap<XmlNode>((node) => {
    if (typeof node === 'string') return [node];
    return isMarker(node) ? [] : [{ ...node, children: removeMarkers(node.children) }];
  });

/** Returns entries as lists, the deeper ones inside of the entry before them. */
function nestEntries(entries: readonly WordEntry[]): readonly XmlElement[] {
  const lists: { list: string; start: number; items: XmlElement[] }[] = [];
  for (let at = 0; at < entries.length; at += 1) {
    const entry = entries[at];
    if (entry === undefined) break;
    const end = entries.findIndex(({ level }, index) => index > at && level <= entry.level);
    const deeper = entries.slice(at + 1, end === -1 ? undefined : end);
    const paragraph = element('p', {}, removeMarkers(entry.paragraph.children));
    const item = element('li', {}, [paragraph, ...nestEntries(deeper)]);
    const last = lists.at(-1);
    if (last?.list === entry.list) last.items.push(item);
    else lists.push({ list: entry.list, start: Number(entry.number ?? 1) || 1, items: [item] });
    at += deeper.length;
  }
  return lists.map(({ list, start, items }) =>
    element(
      list.endsWith('numbers') ? 'ol' : 'ul',
      { start: start === 1 ? undefined : start },
      items,
    ),
  );
}

/**
 * Returns the nodes of pasted HTML with the paragraphs that Word means as lists as lists, without
 * their numbers and bullets.
 */
export function createWordLists(nodes: readonly XmlNode[]): readonly XmlNode[] {
  const result: XmlNode[] = [];
  let entries: WordEntry[] = [];
  const end = (): void => {
    result.push(...nestEntries(entries));
    entries = [];
  };
  for (const node of nodes) {
    const entry = readEntry(node);
    if (entry !== null) entries.push(entry);
    else if (typeof node !== 'string' || node.trim() !== '' || entries.length === 0) {
      end();
      result.push(node);
    }
  }
  end();
  return result;
}
