import { countCharacters } from '../text/count-characters.ts';
import { getVisibleText } from '../rich-text/visible-text.ts';

/** The maximum number of characters in a message, without markup (LIM-18, BAN-10). */
export const maxMessageCharacters = 40;

/** Returns the number of characters of a message in rich text, without markup. */
export const countMessageCharacters = (message: string): number =>
  countCharacters(getVisibleText(message));

/** Returns the error of a message, or null (BAN-07, BAN-09). */
export function findMessageError(message: string): 'messageRequired' | 'messageTooLong' | null {
  const length = countMessageCharacters(message);
  if (length === 0) return 'messageRequired';
  return length > maxMessageCharacters ? 'messageTooLong' : null;
}
