const mostBytes = 180;
const reserved =
  /^(?:con|prn|aux|nul|com[0-9\u00B9\u00B2\u00B3]|lpt[0-9\u00B9\u00B2\u00B3]|conin\$|conout\$)(?:\.|$)/i;

const utf8Bytes = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4;
};

function cut(words: string): string {
  let bytes = 0;
  let kept = '';
  for (const character of words) {
    bytes += utf8Bytes(character);
    if (bytes > mostBytes) break;
    kept += character;
  }
  return kept;
}

/**
 * `title` as the part of a file name that every system takes: no path, quote, control or direction sign, no dot or space at an end and no hyphen at the start, no reserved name of
 * Windows, at most 180 bytes. Letters of every script stay. `otherwise` is used when nothing is left.
 */
function safeName(title: string, otherwise: string): string {
  const words = title
    .normalize('NFC')
    .replaceAll(/\p{Surrogate}|\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/gu, ' ')
    .replaceAll(/["*/:<>?\\|]/g, '-')
    .replaceAll(/\s+/g, ' ');
  const name = cut(words.replace(/^[ .-]+/, '')).replace(/[ .]+$/, '');
  if (!/[\p{L}\p{N}]/u.test(name)) return otherwise;
  return reserved.test(name) ? `_${name}` : name;
}

const named =
  (ending: string) =>
  (title: string, id: number): string =>
    `${safeName(title, `quiz-${String(id)}`)}${ending}`;

/** The name of a QTI package (QIO-08). */
export const qtiPackageName = named('-qti.zip');

/** The name of a Common Cartridge (QIO-09). */
export const cartridgeName = named('-cc-export.imscc');

/** The name of a SCORM package: the title, or the id of a quiz whose title gives no name (QIO-10). */
export const scormPackageName = (title: string, id: number): string =>
  `${safeName(title, String(id))}-scorm-export.zip`;
