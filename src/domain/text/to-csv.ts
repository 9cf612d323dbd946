import { escapeFormula } from './escape-formula.ts';

const quote = (cell: string): string => `"${escapeFormula(cell).replaceAll('"', '""')}"`;

/**
 * Returns rows as CSV (RFC 4180) like the server's: with a byte order mark, because Excel does not
 * recognise UTF-8 without one, every cell quoted, and none run as a formula.
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(quote).join(',')}\r\n`).join('')}`;
