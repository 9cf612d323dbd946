const basicEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};

function decodeEntity(
  whole: string,
  name: string,
  names: Readonly<Record<string, string>>,
): string {
  if (!name.startsWith('#')) return Object.hasOwn(names, name) ? (names[name] ?? whole) : whole;
  const code = /^#x/i.test(name)
    ? Number.parseInt(name.slice(2), 16)
    : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff)
    ? String.fromCodePoint(code)
    : whole;
}

/**
 * Returns `text` with character references decoded: numeric ones and `names`, by default those of
 * sanitized texts.
 */
export const decodeEntities = (
  text: string,
  names: Readonly<Record<string, string>> = basicEntities,
): string =>
  text.includes('&')
    ? text.replaceAll(
        /&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z0-9]{1,9});/gi,
        (whole: string, name: string) => decodeEntity(whole, name, names),
      )
    : text;

/** Escapes `text` for HTML between tags. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Escapes `value` for HTML between double quotes. */
export const escapeAttribute = (value: string): string =>
  escapeText(value).replaceAll('"', '&quot;');
