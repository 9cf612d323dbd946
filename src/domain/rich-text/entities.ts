const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };

function decoded(whole: string, name: string): string {
  if (!name.startsWith('#')) return named[name] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff) ? String.fromCodePoint(code) : whole;
}

/** The characters that HTML's escapes in `text` stand for: numbers and the names a sanitised text can hold. */
export const decodeEntities = (text: string): string => (text.includes('&') ? text.replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi, decoded) : text);

/** `text` as it stands in HTML between tags. */
export const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** `value` as it stands in HTML between double quotes. */
export const escapeAttribute = (value: string): string => escapeText(value).replaceAll('"', '&quot;');
