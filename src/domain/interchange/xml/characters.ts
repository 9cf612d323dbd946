const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const control = /^\p{Cc}$/u;

/** Whether XML 1.0 (section 2.2) can hold every character of `text`. */
export const fitsXml = (text: string): boolean => text.search(forbidden) === -1;

/** `text` as XML 1.0 can hold it: without control characters, and with U+FFFD for halves of surrogate pairs and noncharacters. */
export const fitXml = (text: string): string =>
  text.replaceAll(forbidden, (found) => (control.test(found) ? '' : '\uFFFD'));
