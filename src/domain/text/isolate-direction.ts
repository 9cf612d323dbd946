const directionSigns = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const open = '\u2068';
const close = '\u2069';

/** Whether every isolate of a text ends in it, and no other one does. */
function hasWholeIsolates(text: string): boolean {
  let depth = 0;
  for (const sign of text.match(/[\u2066-\u2069]/g) ?? []) {
    depth += sign === close ? -1 : 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Returns a text without isolates, such as a title that is stored and not only shown. */
export const removeIsolates = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '');

/**
 * Returns a text whose direction-changing characters do not affect the text around it (UAX 9,
 * isolates). Whole isolates in it stay, such as those around the values of a message in a message.
 */
export const isolateDirection = (text: string): string =>
  directionSigns.test(text)
    ? `${open}${hasWholeIsolates(text) ? text : removeIsolates(text)}${close}`
    : text;
