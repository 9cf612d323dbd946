import { decodeEntities, escapeText } from './entities.ts';
import { holdsMarkup } from './holds-markup.ts';

const escaped = /^<span>([^<]*)<\/span>$/;

/**
 * Plain words as a quiz keeps them: as they are, unless they look like markup, such as `<b>` typed literally. Those are kept escaped in one
 * bare `span`, which the rich text editor never makes, so that no reader takes them for tags.
 */
export const keepPlain = (words: string): string =>
  holdsMarkup(words) ? `<span>${escapeText(words)}</span>` : words;

/** The words of a kept plain text; null when `text` is rich text (decision 17). */
export function readPlain(text: string): string | null {
  if (!holdsMarkup(text)) return text;
  const [, words] = escaped.exec(text) ?? [];
  return words === undefined ? null : decodeEntities(words);
}

/** Whether a kept text is rich text. */
export const isRich = (text: string): boolean => readPlain(text) === null;

/** Plain words as rich text that shows the same: a paragraph a line. */
export const plainToRich = (words: string): string =>
  words
    .split('\n')
    .map((line) => `<p>${escapeText(line)}</p>`)
    .join('');
