import { countCharacters } from '../count-characters.ts';

/** How many characters a translated value may have (LIM-17). */
export const longestValue = 256;

/** How much storage such a value may take: one character can be made of any number of marks. */
const longestValueUnits = 8192;

/** How long the keys of translations and of groups and the titles of groups may be. */
export const longestName = 200;

/** Whether a value has more characters than a translation may have (TRAN-23). */
export const isTooLong = (value: string): boolean =>
  value.length > longestValue &&
  (value.length > longestValueUnits || countCharacters(value) > longestValue);
