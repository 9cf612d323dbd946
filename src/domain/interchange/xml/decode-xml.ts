const encodingSignatures: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0x3c, 0x00, 0x3f, 0x00]],
  ['utf-16be', [0x00, 0x3c, 0x00, 0x3f]],
];

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/**
 * Returns the declared encoding. UTF-8 without a declaration, and where single bytes declare
 * UTF-16.
 */
function readDeclaredEncoding(bytes: Uint8Array): string {
  const start = String.fromCharCode(...bytes.subarray(0, 200));
  const [, encoding = 'utf-8'] =
    /^<\?xml[^>]{0,150}?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(start) ?? [];
  return /^utf-?16/i.test(encoding) ? 'utf-8' : encoding;
}

/**
 * Decodes an XML document by its byte order mark, its first bytes or its declaration. Returns null
 * for an unknown encoding and for invalid bytes.
 */
export function decodeXml(bytes: Uint8Array): string | null {
  const encoding =
    encodingSignatures.find(([, start]) => startsWith(bytes, start))?.[0] ??
    readDeclaredEncoding(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
