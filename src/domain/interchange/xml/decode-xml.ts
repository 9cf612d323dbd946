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

/** Returns the encoding that an XML declaration states, as it is written; null without one. */
export function readDeclaredEncoding(bytes: Uint8Array): string | null {
  const start = readFirstCharacters(bytes, 4096).replaceAll('\0', '');
  const [, encoding = null] =
    /^[^<]*<\?xml[^>]{0,150}?encoding\s*=\s*["']([^"'<>]{1,40})["']/.exec(start) ?? [];
  return encoding;
}

/** Returns the decoder's name of an encoding, such as `windows-1252` for `Latin1`; null for none. */
export function findEncoding(label: string): string | null {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The characters of the bytes 0x80 to 0x9F in windows-1252. */
const windowsCharacters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const findWindowsCharacter = (code: number): string | undefined => windowsCharacters[code - 0x80];

/**
 * Decodes single bytes as they are meant: files that declare ISO-8859 have the dashes and quotes of
 * Windows, and Node 20 leaves control characters for them in windows-1252 too.
 */
const decodeDeclared = (bytes: Uint8Array, encoding: string): string | null =>
  /^(?:windows-1252|iso-8859-)/.test(encoding)
    ? (decode(bytes, encoding)?.replaceAll(
        /[\u0080-\u009F]/g,
        (control) => findWindowsCharacter(control.charCodeAt(0)) ?? control,
      ) ?? null)
    : decode(bytes, encoding);

/**
 * Resolves references such as `&#150;` in XML or HTML, which mean characters of windows-1252 in HTML
 * and in what old programs write.
 */
export const resolveWindowsReferences = (text: string): string =>
  text.replaceAll(
    /&#(?:x([89][\da-f])|(1[2-5]\d));/gi,
    (reference, hex: string | undefined, decimal: string | undefined) =>
      findWindowsCharacter(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)) ??
      reference,
  );

function decodeText(bytes: Uint8Array): string | null {
  const detected = detectEncoding(bytes);
  if (detected !== null) return decode(bytes, detected);
  const utf8 = decode(bytes, 'utf-8');
  const hasUtf8Sequences = utf8 !== null && utf8.length < bytes.length;
  const encoding = findEncoding(readDeclaredEncoding(bytes) ?? 'utf-8');
  if (hasUtf8Sequences || /^utf-(?:8|16)/.test(encoding ?? '')) return utf8;
  return encoding === null ? null : decodeDeclared(bytes, encoding);
}

/** What files have before the XML declaration, which XML forbids: white space and marks. */
const startToSkip = /^[\s\uFEFF]+/;

/**
 * Decodes an XML document without white space before it: by its byte order mark or its first bytes,
 * as UTF-8 where it has sequences of UTF-8 and no other bytes, or by its declaration. Returns null
 * for an unknown encoding and for invalid bytes.
 */
export function decodeXml(bytes: Uint8Array): string | null {
  const text = decodeText(bytes);
  return text === null ? null : resolveWindowsReferences(text.replace(startToSkip, ''));
}
