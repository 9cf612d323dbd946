import { parseCsv, readCsv } from '../text/read-csv.ts';

/** How many rows of a table are shown. */
export const maxShownRows = 2000;

/** How many characters of a file are read for them. */
const maxReadLength = 1_000_000;

/** A table and whether it has more rows than are shown. */
export interface ReadTable {
  readonly rows: readonly (readonly string[])[];
  readonly isCut: boolean;
}

/**
 * Reads the first rows of a CSV (RFC 4180) separated by comma, semicolon or tab. It is shown, never
 * computed with, so quotes that nothing closes are shown as they stand.
 */
export function readTable(text: string): ReadTable {
  const start = text.slice(0, maxReadLength);
  const reading = { maxRows: maxShownRows + 1 };
  // The last row may be cut off, so it is left out. One that is cut off in quotes is skipped.
  if (start.length < text.length)
    return { rows: parseCsv(start, { ...reading, skipsFaults: true }).slice(0, -1), isCut: true };
  const rows = readCsv(start, reading);
  return { rows: rows.slice(0, maxShownRows), isCut: rows.length > maxShownRows };
}
