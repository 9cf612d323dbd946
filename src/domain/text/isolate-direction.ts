const directionSigns = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const open = '\u2068';
const close = '\u2069';

/**
 * Returns a text whose direction-changing characters do not affect the text around it (UAX 9,
 * isolates).
 */
export const isolateDirection = (text: string): string =>
  directionSigns.test(text) ? `${open}${text.replace(/[\u2066-\u2069]/g, '')}${close}` : text;
