import type { Message } from '../../../messages/message.ts';
import type { XmlElement, XmlNode } from '../../xml/element.ts';
import { findDescendants } from '../../xml/query-xml.ts';
import { readXml, type XmlResult } from '../../xml/read-xml.ts';

/** The root of a document, or the message why it is unreadable. */
export type DocumentResult = { readonly root: XmlElement } | { readonly message: Message };

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

const qti2Name =
  /^(?:assessment(?:Item|Test|Section)(?:Ref)?|testPart|itemBody|simpleChoice|correctResponse|(?:response|outcome|template)(?:Declaration|Processing)|[a-zA-Z]+Interaction)$/;
const qti3Name = /^qti-/;

/** The first element names of QTI 2 and of QTI 3 in a document. */
interface MixedNames {
  readonly qti2: string;
  readonly qti3: string;
}

/** Returns the first names of QTI 2 and of QTI 3 in a QTI document that has both, else null. */
function findMixedNames(root: XmlElement): MixedNames | null {
  if (!qti2Name.test(root.name) && !qti3Name.test(root.name)) return null;
  const names = [root, ...findDescendants(root, () => true)].map(({ name }) => name);
  const qti2 = names.find((name) => qti2Name.test(name));
  const qti3 = names.find((name) => qti3Name.test(name));
  return qti2 === undefined || qti3 === undefined ? null : { qti2, qti3 };
}

/** The root of a document, or why it is rejected. */
export type ParsedDocument =
  | XmlResult
  | { readonly ok: false; readonly error: 'mixed'; readonly names: MixedNames };

/**
 * Parses a document of a package. Rejects one that mixes QTI 2 and QTI 3. QTI 3 names such as
 * `qti-simple-choice` and `response-identifier` become those of QTI 2.
 */
export async function parseDocument(
  bytes: Uint8Array,
  yieldControl: () => Promise<void>,
): Promise<ParsedDocument> {
  const reading = await readXml(bytes, yieldControl);
  const names = reading.ok ? findMixedNames(reading.root) : null;
  if (names !== null) return { ok: false, error: 'mixed', names };
  return reading.ok && qti3Name.test(reading.root.name)
    ? { ok: true, root: toQti2Names(reading.root) as XmlElement }
    : reading;
}
