import { countCharacters } from '../text/count-characters.ts';

/** The maximum number of characters of a translated value (LIM-17). */
export const maxValueLength = 256;

/**
 * The maximum length of such a value in UTF-16 code units; one character can consist of any number
 * of them.
 */
const longestValueUnits = 8192;

/** How many values can be pasted, and are stored by one call. */
export const maxBlockValues = 1000;

/** The maximum length of translation keys, group keys and group titles. */
export const maxNameLength = 200;

/** Returns whether a value is longer than a translation may be (TRAN-23). */
export const isTooLong = (value: string): boolean =>
  value.length > maxValueLength &&
  (value.length > longestValueUnits || countCharacters(value) > maxValueLength);
