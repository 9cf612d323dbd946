const unstorable = /[\0\uD800-\uDFFF]/u;

/** Returns whether a database can store a text: it has no NUL and no lone surrogate. */
export const isStorable = (text: string): boolean => !unstorable.test(text);

/**
 * Returns `text` without NUL characters and with U+FFFD for each lone surrogate, as browsers send
 * it.
 */
export const removeUnstorable = (text: string): string =>
  isStorable(text)
    ? text
    : text.replaceAll(/[\0\uD800-\uDFFF]/gu, (found) => (found === '\0' ? '' : '\uFFFD'));
