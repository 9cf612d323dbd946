const turnsText = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const open = '\u2068';
const close = '\u2069';

/** Somebody's words for a place in a sentence: signs in them that turn the direction of text do not reach the words around (UAX 9, isolates). */
export const isolated = (words: string): string =>
  turnsText.test(words) ? `${open}${words.replace(/[\u2066-\u2069]/g, '')}${close}` : words;
