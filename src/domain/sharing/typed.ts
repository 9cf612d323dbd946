import { isAddress } from './address.ts';

/** Whether what stands in the field ends an entry: a comma or semicolon after something with an @, a space after an address. A comma after a name goes on: `Silva, Ana <ana@x.org>`. */
export const endsRecipient = (text: string): boolean =>
  (/[,;，；、]\s*$/.test(text.slice(-2)) && text.includes('@')) ||
  (/\s$/.test(text.slice(-1)) && isAddress(text.trim()));

/** Whether a pasted text is a piece of a word, which goes into the field as it is, and not a list. */
export const isPartOfWord = (pasted: string, typed: string): boolean =>
  typed !== '' && !/[\s,;，；、]/.test(pasted.trim());
