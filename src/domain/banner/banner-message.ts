import { countCharacters } from '../count-characters.ts';
import { textOf } from '../rich-text/text-of.ts';

/** How many characters a banner's text may have, its markup not counted (LIM-18, BAN-10). */
export const mostMessageCharacters = 40;

/** How many characters of text a message in rich text has. */
export const messageLength = (message: string): number => countCharacters(textOf(message));

/** What is wrong with a message, or null (BAN-07, BAN-09). */
export function messageFault(message: string): 'messageRequired' | 'messageTooLong' | null {
  const length = messageLength(message);
  if (length === 0) return 'messageRequired';
  return length > mostMessageCharacters ? 'messageTooLong' : null;
}
