import type { XmlElement, XmlNode } from '../xml/element.ts';
import { readXml, type XmlReading } from '../xml/read-xml.ts';

const camel = (name: string): string =>
  name.replaceAll(/-[a-z]/g, (found) => found.slice(1).toUpperCase());

const inWordsOfTwo = (node: XmlNode): XmlNode => {
  if (typeof node === 'string') return node;
  const isQti = node.name.startsWith('qti-');
  return {
    name: isQti ? camel(node.name.slice(4)) : node.name,
    attributes: isQti
      ? Object.fromEntries(
          Object.entries(node.attributes).map(([name, value]) => [
            name.startsWith('data-') ? name : camel(name),
            value,
          ]),
        )
      : node.attributes,
    children: node.children.map(inWordsOfTwo),
  };
};

/** A document of a package as a tree; what QTI 3 writes as `qti-simple-choice` and `response-identifier` has the names of QTI 2. */
export async function readDocument(
  bytes: Uint8Array,
  turn: () => Promise<void>,
): Promise<XmlReading> {
  const reading = await readXml(bytes, turn);
  return reading.ok && reading.root.name.startsWith('qti-')
    ? { ok: true, root: inWordsOfTwo(reading.root) as XmlElement }
    : reading;
}
