import { decodeEntities, escapeText } from './entities.ts';

/**
 * Whether a stored text is HTML: it contains what a browser reads as a tag or a comment. Any other
 * text is plain, `<` and `&` included. Client and server both use this test. Runs in linear time.
 */
export const hasMarkup = (text: string): boolean => {
  const end = text.lastIndexOf('>');
  return end > 1 && /<[a-z!/?]/i.test(text.slice(0, end));
};

const escapedSpan = /^<span>([^<]*)<\/span>$/;

/**
 * Returns plain text in its stored form: unchanged, unless it looks like markup, such as a typed
 * `<b>`. Then it is escaped in one bare `span`, which the rich text editor never creates.
 */
export const toStoredPlainText = (plainText: string): string =>
  hasMarkup(plainText) ? `<span>${escapeText(plainText)}</span>` : plainText;

/** Returns the plain text of a stored text; null for rich text (PD-17). */
export function readPlainText(text: string): string | null {
  if (!hasMarkup(text)) return text;
  const [, plainText] = escapedSpan.exec(text) ?? [];
  return plainText === undefined ? null : decodeEntities(plainText);
}

/** Whether a stored text is rich text. */
export const isRichText = (text: string): boolean => readPlainText(text) === null;

/** Converts plain text to rich text with a paragraph for each line. */
export const toRichText = (plainText: string): string =>
  plainText
    .split('\n')
    .map((line) => `<p>${escapeText(line)}</p>`)
    .join('');
