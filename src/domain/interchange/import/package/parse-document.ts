import type { XmlElement, XmlNode } from '../../xml/element.ts';
import { readXml, type XmlResult } from '../../xml/read-xml.ts';

/** The root of a document, or the message why it is unreadable. */
export type DocumentResult = { readonly root: XmlElement } | { readonly message: string };

const toCamelCase = (name: string): string =>
  name.replaceAll(/-[a-z]/g, (found) => found.slice(1).toUpperCase());

const toQti2Names = (node: XmlNode): XmlNode => {
  if (typeof node === 'string') return node;
  const isQti = node.name.startsWith('qti-');
  return {
    name: isQti ? toCamelCase(node.name.slice(4)) : node.name,
    attributes: isQti
      ? Object.fromEntries(
          Object.entries(node.attributes).map(([name, value]) => [
            name.startsWith('data-') ? name : toCamelCase(name),
            value,
          ]),
        )
      : node.attributes,
    children: node.children.map(toQti2Names),
  };
};

/**
 * Parses a document of a package. QTI 3 names such as `qti-simple-choice` and `response-identifier`
 * become those of QTI 2.
 */
export async function parseDocument(
  bytes: Uint8Array,
  yieldControl: () => Promise<void>,
): Promise<XmlResult> {
  const reading = await readXml(bytes, yieldControl);
  return reading.ok && reading.root.name.startsWith('qti-')
    ? { ok: true, root: toQti2Names(reading.root) as XmlElement }
    : reading;
}
