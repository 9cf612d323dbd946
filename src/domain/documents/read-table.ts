import { parse } from 'csv-parse/browser/esm/sync';

/** How many rows of a table are shown. */
export const maxShownRows = 2000;

/** How many characters of a file are read for them. */
const maxReadLength = 1_000_000;

const separators = [',', ';', '\t'] as const;

/** Returns the separator that occurs most in the first line, outside of quotes. */
function findSeparator(text: string): string {
  const line = (text.split(/\r?\n/, 1)[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const counts = separators.map((separator) => line.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Reads rows with quoted cells, or with `quote` null with quotes as a part of the text. */
const readRows = (text: string, quote: '"' | null, skipsFaults = false): string[][] =>
  parse(text, {
    bom: true,
    delimiter: findSeparator(text),
    quote,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: skipsFaults,
    to: maxShownRows + 1,
  });

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
  const isCutOff = start.length < text.length;
  // The last row may be cut off, so it is left out. One that is cut off in quotes is skipped.
  if (isCutOff) return { rows: readRows(start, '"', true).slice(0, -1), isCut: true };
  let rows: string[][];
  try {
    rows = readRows(start, '"');
  } catch {
    rows = readRows(start, null);
  }
  return { rows: rows.slice(0, maxShownRows), isCut: rows.length > maxShownRows };
}
