const beginsFormula = /^[\s"'\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r]/;

/**
 * A cell's text that no spreadsheet runs as a formula (CWE-1236): one that begins with = + - @ (also in full width, also after quotes, spaces and marks that
 * do not show), a tab or a carriage return gets an apostrophe in front. Every other text stays as it is.
 */
export const harmlessCell = (text: string): string =>
  beginsFormula.test(text) ? `'${text}` : text;

/** The text a cell was written from by `harmlessCell`: without the apostrophe that it put in front. */
export const cellText = (cell: string): string =>
  cell.startsWith("'") && beginsFormula.test(cell.slice(1)) ? cell.slice(1) : cell;
