/** Returns the first bytes of a file, at most `max`, as a character each. */
export function readFirstCharacters(bytes: Uint8Array, max: number): string {
  let text = '';
  for (let at = 0; at < Math.min(bytes.length, max); at += 4096)
    text += String.fromCharCode(...bytes.subarray(at, Math.min(at + 4096, max)));
  return text;
}

/** Returns the encoding that the first bytes tell: a byte order mark, or half a unit of UTF-16. */
function detectEncoding([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : null;
}

/**
 * Returns the declared encoding. UTF-8 without a declaration, and where single bytes declare
 * UTF-16.
 */
function readDeclaredEncoding(bytes: Uint8Array): string {
  const start = readFirstCharacters(bytes, 4096);
  const [, encoding = 'utf-8'] =
    /^[^<]*<\?xml[^>]{0,150}?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(start) ?? [];
  return /^utf-?16/i.test(encoding) ? 'utf-8' : encoding;
}

/** What files have before the XML declaration, which XML forbids: white space and marks. */
const startToSkip = /^[\s\uFEFF]+/;

/**
 * Decodes an XML document by its byte order mark, its first bytes or its declaration, without white
 * space before it. Returns null for an unknown encoding and for invalid bytes.
 */
export function decodeXml(bytes: Uint8Array): string | null {
  const encoding = detectEncoding(bytes) ?? readDeclaredEncoding(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes).replace(startToSkip, '');
  } catch {
    return null;
  }
}
