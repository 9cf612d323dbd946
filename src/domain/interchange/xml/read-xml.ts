import { SaxesParser } from 'saxes';

import { namedCharacters } from './named-characters.ts';
import type { XmlElement, XmlNode } from './element.ts';
import { decodeXml } from './decode-xml.ts';

/** How deep elements of a document may stand in one another. */
const mostDepth = 200;
/** How many elements a document may have. */
const mostElements = 500_000;
/** How many attributes an element may have. */
const mostAttributes = 100;
/** How many characters a document may have. */
const mostCharacters = 64_000_000;
const chunk = 65_536;

/** Why a document was not read. A document type is refused whatever it says, so that no entity is ever expanded and no address asked for. */
export type XmlFault = 'doctype' | 'encoding' | 'malformed' | 'tooDeep' | 'tooLarge';

/** A document's root, or why it was not read. */
export type XmlReading =
  | { readonly ok: true; readonly root: XmlElement }
  | { readonly ok: false; readonly fault: XmlFault };

class Stop extends Error {
  readonly fault: XmlFault;

  constructor(fault: XmlFault) {
    super(fault);
    this.fault = fault;
  }
}

interface Open {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlNode[];
}

interface GivenAttribute {
  readonly name: string;
  readonly prefix: string;
  readonly local: string;
  readonly value: string;
}

/** Attributes by their names without a prefix; `xml:` stays, and of two of one name the one without a prefix counts. */
function attributesOf(given: readonly GivenAttribute[]): Readonly<Record<string, string>> {
  const entries = given
    .filter(({ prefix, name }) => prefix !== 'xmlns' && name !== 'xmlns')
    .map(({ name, prefix, local, value }) => ({
      key: prefix === 'xml' ? name : local,
      prefix,
      value,
    }));
  return Object.fromEntries(
    entries
      .toSorted((a, b) => (a.prefix === '' ? 1 : 0) - (b.prefix === '' ? 1 : 0))
      .map(({ key, value }) => [key, value]),
  );
}

async function read(text: string, turn: () => Promise<void>): Promise<XmlElement> {
  const parser = new SaxesParser({
    xmlns: true,
    position: false,
    resolvePrefix: (prefix: string) => `urn:prefix:${prefix}`,
  });
  const open: Open[] = [];
  let root: Open | null = null;
  let [elements, attributes] = [0, 0];
  const add = (node: XmlNode): void => {
    open.at(-1)?.children.push(node);
  };
  const words = (text: string): void => {
    if (text !== '') add(text);
  };
  parser.ENTITIES = namedCharacters;
  parser.on('error', () => {
    throw new Stop('malformed');
  });
  parser.on('doctype', () => {
    throw new Stop('doctype');
  });
  parser.on('opentagstart', () => {
    attributes = 0;
  });
  parser.on('attribute', () => {
    if ((attributes += 1) > mostAttributes) throw new Stop('tooLarge');
  });
  parser.on('opentag', ({ local, attributes: given }) => {
    if ((elements += 1) > mostElements) throw new Stop('tooLarge');
    if (open.length >= mostDepth) throw new Stop('tooDeep');
    const next: Open = {
      name: local,
      attributes: attributesOf(Object.values(given)),
      children: [],
    };
    add(next);
    root ??= next;
    open.push(next);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.on('text', words);
  parser.on('cdata', words);
  for (let at = 0; at < text.length; at += chunk) {
    parser.write(text.slice(at, at + chunk));
    await turn();
  }
  parser.close();
  if (root === null) throw new Stop('malformed');
  return root;
}

/**
 * An XML document as a tree, in one reading and under limits: names without their prefixes, words and CDATA alike, comments and instructions left out. Well-formed
 * documents only; HTML's named characters are known even without a document type, since exporters write them so. `turn` is awaited between pieces of the document.
 */
export async function readXml(
  bytes: Uint8Array,
  turn: () => Promise<void> = () => Promise.resolve(),
): Promise<XmlReading> {
  const text = bytes.length > mostCharacters * 4 ? null : decodeXml(bytes);
  if (text === null)
    return { ok: false, fault: bytes.length > mostCharacters * 4 ? 'tooLarge' : 'encoding' };
  if (text.length > mostCharacters) return { ok: false, fault: 'tooLarge' };
  try {
    return { ok: true, root: await read(text, turn) };
  } catch (fault) {
    if (fault instanceof Stop) return { ok: false, fault: fault.fault };
    throw fault;
  }
}
