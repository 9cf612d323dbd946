import { SaxesParser } from 'saxes';

import { htmlEntities } from './html-entities.ts';
import type { XmlElement, XmlNode } from './element.ts';
import { decodeXml } from './decode-xml.ts';

/** How deep elements may be nested. */
const maxDepth = 200;
/** How many elements a document may have. */
const maxElements = 500_000;
/** How many attributes an element may have. */
const maxAttributes = 100;
/** How many characters a document may have. */
const maxCharacters = 64_000_000;
const chunkCharacters = 65_536;

/**
 * Why a document is rejected. Any document type is, so that no entity is expanded and no address
 * requested.
 */
export type XmlError = 'doctype' | 'encoding' | 'malformed' | 'tooDeep' | 'tooLarge';

/** The root of a document, or why it is rejected. */
export type XmlResult =
  | { readonly ok: true; readonly root: XmlElement }
  | { readonly ok: false; readonly error: XmlError };

class XmlReadError extends Error {
  readonly code: XmlError;

  constructor(code: XmlError) {
    super(code);
    this.code = code;
  }
}

interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlNode[];
}

interface ParsedAttribute {
  readonly name: string;
  readonly prefix: string;
  readonly local: string;
  readonly value: string;
}

/**
 * Returns attributes by their local names; `xml:` stays. Of two with one name, the one without a
 * prefix counts.
 */
function toAttributes(parsed: readonly ParsedAttribute[]): Readonly<Record<string, string>> {
  const entries = parsed
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

async function parseXml(text: string, yieldControl: () => Promise<void>): Promise<XmlElement> {
  const parser = new SaxesParser({
    xmlns: true,
    position: false,
    resolvePrefix: (prefix: string) => `urn:prefix:${prefix}`,
  });
  const open: OpenElement[] = [];
  let root: OpenElement | null = null;
  let [elements, attributes] = [0, 0];
  const add = (node: XmlNode): void => {
    open.at(-1)?.children.push(node);
  };
  const addText = (text: string): void => {
    if (text !== '') add(text);
  };
  parser.ENTITIES = htmlEntities;
  parser.on('error', () => {
    throw new XmlReadError('malformed');
  });
  parser.on('doctype', () => {
    throw new XmlReadError('doctype');
  });
  parser.on('opentagstart', () => {
    attributes = 0;
  });
  parser.on('attribute', () => {
    if ((attributes += 1) > maxAttributes) throw new XmlReadError('tooLarge');
  });
  parser.on('opentag', ({ local, attributes: parsed }) => {
    if ((elements += 1) > maxElements) throw new XmlReadError('tooLarge');
    if (open.length >= maxDepth) throw new XmlReadError('tooDeep');
    const next: OpenElement = {
      name: local,
      attributes: toAttributes(Object.values(parsed)),
      children: [],
    };
    add(next);
    root ??= next;
    open.push(next);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  for (let at = 0; at < text.length; at += chunkCharacters) {
    parser.write(text.slice(at, at + chunkCharacters));
    await yieldControl();
  }
  parser.close();
  if (root === null) throw new XmlReadError('malformed');
  return root;
}

/**
 * Parses a well-formed XML document within limits: local names, text and CDATA alike, no comments
 * or processing instructions. Knows HTML's named characters, which some exporters write without a
 * document type. Awaits `yieldControl` between chunks of the document.
 */
export async function readXml(
  bytes: Uint8Array,
  yieldControl: () => Promise<void> = () => Promise.resolve(),
): Promise<XmlResult> {
  const text = bytes.length > maxCharacters * 4 ? null : decodeXml(bytes);
  if (text === null)
    return { ok: false, error: bytes.length > maxCharacters * 4 ? 'tooLarge' : 'encoding' };
  if (text.length > maxCharacters) return { ok: false, error: 'tooLarge' };
  try {
    return { ok: true, root: await parseXml(text, yieldControl) };
  } catch (error) {
    if (error instanceof XmlReadError) return { ok: false, error: error.code };
    throw error;
  }
}
