const unstorable = /[\0\uD800-\uDFFF]/u;

/** Whether a text has only characters that a database can keep: neither NUL nor half a surrogate pair. */
export const isStorable = (text: string): boolean => !unstorable.test(text);

/** `text` without NUL characters, with U+FFFD for each half of a surrogate pair, as browsers send it themselves. */
export const storable = (text: string): string =>
  isStorable(text)
    ? text
    : text.replaceAll(/[\0\uD800-\uDFFF]/gu, (found) => (found === '\0' ? '' : '\uFFFD'));
