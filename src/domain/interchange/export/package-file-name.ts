const maxBytes = 180;
const reservedNames =
  /^(?:con|prn|aux|nul|com[0-9\u00B9\u00B2\u00B3]|lpt[0-9\u00B9\u00B2\u00B3]|conin\$|conout\$)(?:\.|$)/i;

const countUtf8Bytes = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4;
};

function truncateToMaxBytes(text: string): string {
  let bytes = 0;
  let result = '';
  for (const character of text) {
    bytes += countUtf8Bytes(character);
    if (bytes > maxBytes) break;
    result += character;
  }
  return result;
}

/**
 * Returns `title` as a file name that every system accepts: without path, quote, control and
 * direction characters, dots or spaces at the ends, a hyphen at the start and Windows' reserved
 * names, at most 180 bytes. Keeps letters of all scripts. Returns `fallback` when nothing is left.
 */
function toSafeFileName(title: string, fallback: string): string {
  const text = title
    .normalize('NFC')
    .replaceAll(/\p{Surrogate}|\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/gu, ' ')
    .replaceAll(/["*/:<>?\\|]/g, '-')
    .replaceAll(/\s+/g, ' ');
  const name = truncateToMaxBytes(text.replace(/^[ .-]+/, '')).replace(/[ .]+$/, '');
  if (!/[\p{L}\p{N}]/u.test(name)) return fallback;
  return reservedNames.test(name) ? `_${name}` : name;
}

const createFileNamer =
  (ending: string) =>
  (title: string, id: number): string =>
    `${toSafeFileName(title, `quiz-${String(id)}`)}${ending}`;

/** Returns the file name of a QTI package (QIO-08). */
export const getQtiFileName = createFileNamer('-qti.zip');

/** Returns the file name of a Common Cartridge (QIO-09). */
export const getCartridgeFileName = createFileNamer('-cc-export.imscc');

/**
 * Returns the file name of a SCORM package: the title, or the id when the title gives no name
 * (QIO-10).
 */
export const getScormFileName = (title: string, id: number): string =>
  `${toSafeFileName(title, String(id))}-scorm-export.zip`;
