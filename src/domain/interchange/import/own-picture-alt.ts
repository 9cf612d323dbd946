import { maxImageAltCharacters } from '../../quiz/draft/quiz-limits.ts';
import { toXmlText } from '../xml/xml-text.ts';

/** What an export writes for a picture that nobody described. */
const placeholder = /^Picture for question \d+$/;

/**
 * Returns what the picture under a question shows as our own exports say it, at most as long as it
 * may be stored; no field when nobody described it.
 */
export function readOwnPictureAlt(alt: string | undefined): { readonly imageAlt?: string } {
  const text = toXmlText(alt ?? '').trim();
  return text === '' || placeholder.test(text)
    ? {}
    : { imageAlt: text.slice(0, maxImageAltCharacters).replace(/[\uD800-\uDBFF]$/, '') };
}
