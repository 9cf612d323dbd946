/** How many rows of a table are shown. */
export const maxShownRows = 2000;

const separators = [',', ';', '\t'] as const;

/** Returns the separator that occurs most in the first line, outside of quotes. */
function findSeparator(text: string): string {
  const line = (text.split(/\r?\n/, 1)[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const counts = separators.map((separator) => line.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** A table and whether it has more rows than are shown. */
export interface ReadTable {
  readonly rows: readonly (readonly string[])[];
  readonly isCut: boolean;
}

/**
 * Reads the first rows of a CSV (RFC 4180) separated by comma, semicolon or tab. It is shown, never
 * computed with, so a wrong quote only moves text.
 */
export function readTable(text: string): ReadTable {
  const separator = findSeparator(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endRow = (): void => {
    row.push(cell);
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === separator) {
      row.push(cell);
      cell = '';
    } else if (sign === '\n') {
      endRow();
      if (rows.length > maxShownRows) break;
    } else if (sign !== '\r') cell += sign;
  }
  if (cell !== '' || row.length > 0) endRow();
  return { rows: rows.slice(0, maxShownRows), isCut: rows.length > maxShownRows };
}
