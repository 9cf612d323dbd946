const marks: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0x3c, 0x00, 0x3f, 0x00]],
  ['utf-16be', [0x00, 0x3c, 0x00, 0x3f]],
];

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** The encoding a document declares in its first line; UTF-8 where it says nothing, and where it says UTF-16 in single bytes, which cannot be true. */
function declaredEncoding(bytes: Uint8Array): string {
  const start = String.fromCharCode(...bytes.subarray(0, 200));
  const [, encoding = 'utf-8'] =
    /^<\?xml[^>]{0,150}?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(start) ?? [];
  return /^utf-?16/i.test(encoding) ? 'utf-8' : encoding;
}

/** The text of an XML document in the encoding that its byte order mark, its first signs or its declaration tell; null when it is in none that is known. */
export function decodeXml(bytes: Uint8Array): string | null {
  const encoding =
    marks.find(([, start]) => startsWith(bytes, start))?.[0] ?? declaredEncoding(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
