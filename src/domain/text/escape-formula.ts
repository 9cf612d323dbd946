const beginsFormula = /^[\s"'\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^'*[\t\r\n]/;

/**
 * Returns the text of a cell so that no spreadsheet runs it as a formula (CWE-1236): a text that
 * begins with = + - @ (also in full width, also after quotes, spaces and invisible marks), a tab,
 * a carriage return or a line feed gets an apostrophe in front.
 */
export const escapeFormula = (text: string): string =>
  beginsFormula.test(text) ? `'${text}` : text;

/** Returns the text that `escapeFormula` escaped, without its apostrophe. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && beginsFormula.test(cell.slice(1)) ? cell.slice(1) : cell;
