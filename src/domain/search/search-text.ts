/** The longest text that is searched for. */
export const maxSearchCharacters = 100;

/** A text with fewer characters is not searched for: no index finds it (docs/decisions/0018). */
const minCharacters = 3;

/** The same for scripts in which two characters are a word. */
const minEastAsianCharacters = 2;

const eastAsian = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;

/** Returns the text to search for, with single spaces; null when it is too short. */
export function toSearchText(typed: string): string | null {
  const text = typed.trim().replaceAll(/\s+/g, ' ').slice(0, maxSearchCharacters).trim();
  const min = eastAsian.test(text) ? minEastAsianCharacters : minCharacters;
  return text.length < min ? null : text;
}
