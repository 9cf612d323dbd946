import { parse } from 'csv-parse/browser/esm/sync';

const separators = [',', ';', '\t'] as const;

/** The first line in which spreadsheets name the separator: `sep=;`. */
const separatorLine = /^\ufeff?"?sep=([^\r\n])"?[;,\t]*(?:\r\n|\r|\n|$)/i;

/** Returns the separator that occurs most in the first line with text, outside of quotes. */
export function findSeparator(text: string): string {
  const first = text.trimStart();
  const start = text.lastIndexOf('\n', text.length - first.length) + 1;
  const line = (text.slice(start).split(/[\r\n]/, 1)[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const counts = separators.map((separator) => line.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}

/**
 * How a table is read. Without a `separator` the text names it, or its first line shows it. A
 * `quote` of null reads quotes as a part of the text. `skipsFaults` leaves out rows that cannot be
 * read.
 */
export interface CsvReading {
  readonly separator?: string | readonly string[];
  readonly quote?: '"' | null;
  readonly maxRows?: number;
  readonly skipsFaults?: boolean;
}

/**
 * Returns the rows of a CSV (RFC 4180) separated by comma, semicolon or tab, without empty lines, a
 * byte order mark and the line `sep=`. Rows may have different lengths. Throws a `CsvError` at a
 * quote that nothing closes.
 */
export function parseCsv(text: string, reading: CsvReading = {}): string[][] {
  const named = separatorLine.exec(text);
  const rows = named === null ? text : text.slice(named[0].length);
  const separator = reading.separator ?? named?.[1] ?? findSeparator(rows);
  return parse(rows, {
    bom: true,
    delimiter: typeof separator === 'string' ? separator : [...separator],
    quote: reading.quote === undefined ? '"' : reading.quote,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: reading.skipsFaults ?? false,
    ...(reading.maxRows !== undefined && { to: reading.maxRows }),
  });
}

/** Returns the rows of a CSV; where a quote is never closed, all quotes are a part of the text. */
export function readCsv(text: string, reading: CsvReading = {}): string[][] {
  try {
    return parseCsv(text, reading);
  } catch {
    return parseCsv(text, { ...reading, quote: null });
  }
}
