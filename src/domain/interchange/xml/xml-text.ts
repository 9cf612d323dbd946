const forbiddenCharacters = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const controlCharacter = /^\p{Cc}$/u;

/** Whether XML 1.0 (section 2.2) can hold every character of `text`. */
export const isXmlText = (text: string): boolean => text.search(forbiddenCharacters) === -1;

/**
 * Returns `text` without control characters that XML 1.0 forbids, and with U+FFFD for lone
 * surrogates and noncharacters.
 */
export const toXmlText = (text: string): string =>
  text.replaceAll(forbiddenCharacters, (found) => (controlCharacter.test(found) ? '' : '\uFFFD'));
