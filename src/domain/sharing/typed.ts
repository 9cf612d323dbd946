import { isAddress } from './address.ts';

/**
 * Returns whether the text of the field ends an entry: a comma or semicolon after a text with an @,
 * or a space after an address. A comma after a name does not: `Silva, Ana <ana@x.org>`.
 */
export const isRecipientComplete = (text: string): boolean =>
  (/[,;，；、]\s*$/.test(text.slice(-2)) && text.includes('@')) ||
  (/\s$/.test(text.slice(-1)) && isAddress(text.trim()));

/**
 * Returns whether a pasted text is part of a word, which is inserted into the field, and not a
 * list.
 */
export const isPartOfWord = (pasted: string, typed: string): boolean =>
  typed !== '' && !/[\s,;，；、]/.test(pasted.trim());
