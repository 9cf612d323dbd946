import { readFirstCharacters } from './decode-xml.ts';

const maxBytes = 65_536;

/**
 * Returns the local name of the root element from the first 64 kB of a file, without validation;
 * null when the file does not look like XML.
 */
export function detectRootName(bytes: Uint8Array): string | null {
  const start = readFirstCharacters(bytes, maxBytes)
    .replaceAll('\0', '')
    .replace(/^(?:\s|\u00EF\u00BB\u00BF)*[^<]{0,16}/, '');
  let offset = 0;
  while (start.startsWith('<?', offset) || start.startsWith('<!', offset)) {
    const isComment = start.startsWith('<!--', offset);
    const end = start.indexOf(isComment ? '-->' : '>', offset + 2);
    if (end === -1) return null;
    offset = start.indexOf('<', end + (isComment ? 3 : 1));
    if (offset === -1) return null;
  }
  const [, name = null] =
    /^<(?:[\w.-]{1,64}:)?([A-Za-z][\w.-]{0,64})/.exec(start.slice(offset, offset + 140)) ?? [];
  return name;
}
