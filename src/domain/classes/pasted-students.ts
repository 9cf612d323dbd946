import { isAddress } from '../sharing/address.ts';
import { extractAddresses } from '../sharing/extract-addresses.ts';
import type { Fragment } from '../sharing/extract-from-word.ts';
import { getAddressKey } from '../sharing/recipients.ts';
import { unescapeFormula } from '../text/escape-formula.ts';
import { findSeparator, readCsv } from '../text/read-csv.ts';
import {
  findRosterColumns,
  fitsHeaders,
  isRosterHeader,
  type RosterColumns,
} from './roster-columns.ts';

/** The name that stands beside an address in a pasted text. */
export interface StudentName {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * What a pasted text or a CSV file holds: each address once, the names beside them, the addresses
 * that stand there again, and the pieces that are no address.
 */
export interface PastedStudents {
  readonly emails: readonly string[];
  readonly names: readonly StudentName[];
  readonly repeated: readonly string[];
  readonly invalid: readonly string[];
}

const maxNameLength = 100;
const lineEnds = /\r\n|[\r\n]/;
const separatorLine = /^\ufeff?sep=/i;

type Name = Pick<StudentName, 'firstName' | 'lastName'>;

const trimCell = (cell: string): string =>
  unescapeFormula(cell)
    .trim()
    .replace(/^"+|"+$/g, '')
    .trim();
const isName = (cell: string): boolean =>
  /\p{L}/u.test(cell) && !cell.includes('@') && cell.length <= maxNameLength;

/** Scripts in which a whole name begins with the last name. */
const sortedScripts = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Splits a whole name: its last word is the last name. */
function splitName(name: string): Name | null {
  if (sortedScripts.test(name)) return null;
  const words = name.split(/\s+/);
  return words.length === 1
    ? { firstName: name, lastName: '' }
    : { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}

/** Returns a name that is written in one piece, `Ana Silva` or `Silva, Ana`; null for none. */
function readWholeName(parts: readonly string[]): Name | null {
  const last = parts.at(-1);
  if (last === undefined) return null;
  const before = parts.at(-2);
  return before === undefined ? splitName(last) : { firstName: last, lastName: before };
}

const splitNameParts = (text: string): readonly string[] =>
  text.split(',').map(trimCell).filter(isName);

/** The name of a header line of a mail, `Cc: `. */
const headerLabel = /^\s*[\p{L}-]{1,15}:\s/u;

/** Returns the name before an address in angle brackets: `Ana Silva <`, `"Silva, Ana" <`. */
function readNameBefore(text: string): Name | null {
  const own = text.slice(text.lastIndexOf(';') + 1).replace(headerLabel, '');
  return readWholeName(splitNameParts(/"([^"]+)"\s*$/.exec(own)?.[1] ?? own));
}

/** Returns the names of a line with addresses in angle brackets. */
function readNamesInBrackets(line: string): StudentName[] {
  return line.split('>').flatMap((part) => {
    const start = part.lastIndexOf('<');
    const name = start < 0 ? null : readNameBefore(part.slice(0, start));
    return name === null ? [] : [{ email: part.slice(start + 1).trim(), ...name }];
  });
}

const suffix = /^(?:jr|sr|ii|iii|iv|phd|ph\.d|md|m\.d)\.?$/i;

/** Returns the name in a cell of whole names, or null when it may be read in two ways. */
function readNameCell(cell: string, isSorted: boolean): Name | null {
  const parts = splitNameParts(cell);
  if (parts.length > 2 || parts.some((part) => suffix.test(part))) return null;
  return parts.length < 2 && isSorted ? null : readWholeName(parts);
}

/** Returns the name of a row of a roster by its columns. */
function readNameOfRow(row: readonly string[], columns: RosterColumns): Name | null {
  const read = (column: number): string => {
    const cell = trimCell(row[column] ?? '');
    return isName(cell) ? cell : '';
  };
  if (columns.first < 0 && columns.last < 0)
    return readNameCell(read(columns.whole), columns.isSorted);
  const name = { firstName: read(columns.first), lastName: read(columns.last) };
  return name.firstName + name.lastName === '' ? null : name;
}

/** Returns the name in the cells beside an address in a table without headers. */
function readNameInOrder(cells: readonly string[]): Name | null {
  const [first, last, ...others] = cells.map(trimCell).filter(isName);
  if (first === undefined || others.length > 0) return null;
  return last === undefined ? readNameCell(first, false) : { firstName: first, lastName: last };
}

/** What a piece of the text holds, in its order. */
interface Piece {
  readonly fragments: readonly Fragment[];
  readonly names: readonly StudentName[];
}

/** Whether a line has quotes and closes each; one that does not is slow to parse, and no table. */
const hasClosedQuotes = (line: string): boolean => {
  const quotes = line.split('"').length - 1;
  return quotes > 0 && quotes % 2 === 0;
};

/** Returns the name of a row of a text that is no table: of the cells beside its only address. */
function readNamesOfLine(line: string): readonly StudentName[] {
  if (line.includes('<')) return readNamesInBrackets(line);
  const cells = hasClosedQuotes(line)
    ? (readCsv(line, { separator: [',', ';', '\t'] })[0] ?? [])
    : line.split(/[,;\t]/);
  const [email, ...others] = cells.map(trimCell).filter((cell) => cell.includes('@'));
  const name = email === undefined || others.length > 0 ? null : readNameInOrder(cells);
  return email === undefined || name === null ? [] : [{ email, ...name }];
}

const readText = (lines: readonly string[]): Piece => ({
  fragments: extractAddresses(lines.join('\n')),
  names: lines.flatMap(readNamesOfLine),
});

/** Reads rows of a table whose addresses stand in one column. A row without one is to correct. */
function readRows(
  rows: readonly (readonly string[])[],
  address: number,
  readName: (row: readonly string[]) => Name | null,
): Piece {
  const read = rows.map((row) => {
    const cell = row[address] ?? '';
    const filled = row.map(trimCell).filter((each) => each !== '');
    if (filled.length === 0) return { fragments: [], names: [] };
    if (!cell.includes('@'))
      return { fragments: [{ kind: 'invalid' as const, text: filled.join(', ') }], names: [] };
    const fragments = extractAddresses(cell);
    const [only, ...others] = fragments;
    const name = readName(row);
    return only === undefined || others.length > 0 || name === null
      ? { fragments, names: readNamesInBrackets(cell) }
      : { fragments, names: [{ email: only.text, ...name }] };
  });
  return {
    fragments: read.flatMap(({ fragments }) => fragments),
    names: read.flatMap(({ names }) => names),
  };
}

/** Returns the only column that has an address in every row, or -1. */
function findOnlyAddressColumn(rows: readonly (readonly string[])[]): number {
  const columns = rows.map((row) =>
    row.flatMap((cell, column) => (isAddress(cell.trim()) ? [column] : [])),
  );
  const [column = -1] = columns[0] ?? [];
  const isTable =
    rows.every((row) => row.length > 1) &&
    columns.every((found) => found.length === 1 && found[0] === column);
  return isTable ? column : -1;
}

/**
 * Reads lines without known headers: a table with one column of addresses, or any text. Above a
 * table may stand headers of an unknown language, which are to correct; names are left out then.
 */
function readLines(lines: readonly string[]): Piece {
  const [first = [], ...others] = readCsv(lines.join('\n'));
  const address = others.length === 0 ? -1 : findOnlyAddressColumn(others);
  const cell = first[address]?.trim() ?? '';
  if (address < 0 || (!isAddress(cell) && first.some((each) => each.includes('@'))))
    return readText(lines);
  return readRows([first, ...others], address, (row) =>
    cell === '' || isAddress(cell) ? readNameInOrder(row.toSpliced(address, 1)) : null,
  );
}

/**
 * Reads a table that begins with its headers, after a line that may name the separator. Where the
 * rows do not fit the headers, all their addresses are read, and names only before brackets.
 */
function readRoster(lines: readonly string[]): Piece {
  const [head = [], ...rows] = readCsv(lines.join('\n'));
  const columns = findRosterColumns(head, rows);
  if (fitsHeaders(head, rows) && columns.address >= 0)
    return readRows(rows, columns.address, (row) => readNameOfRow(row, columns));
  const below = lines.filter((line) => !separatorLine.test(line)).slice(1);
  return {
    fragments: extractAddresses(below.join('\n')),
    names: below.flatMap(readNamesInBrackets),
  };
}

/** Returns whether a line has the headers of a table: cells that name columns, above others. */
function isHeaderLine(line: string, next: string, isFirst: boolean): boolean {
  if (line.includes('@')) return false;
  const separator = findSeparator(line);
  const cells = hasClosedQuotes(line)
    ? (readCsv(line, { separator })[0] ?? [])
    : line.split(separator);
  if (!cells.some(isRosterHeader)) return false;
  return cells.length > 1 ? next === '' || next.includes(separator) : isFirst;
}

/** Returns the lines of a text in pieces, and which of them begin with headers. */
function splitPieces(
  text: string,
): readonly { readonly lines: string[]; readonly hasHeader: boolean }[] {
  const lines = text.split(lineEnds).filter((line) => line.trim() !== '');
  const pieces: { readonly lines: string[]; readonly hasHeader: boolean }[] = [];
  let named: string[] = [];
  for (const [at, line] of lines.entries()) {
    const isFirst = pieces.length === 0;
    if (separatorLine.test(line)) named = [line];
    else if (isHeaderLine(line, lines[at + 1] ?? '', isFirst)) {
      pieces.push({ lines: [...named, line], hasHeader: true });
      named = [];
    } else if (isFirst) pieces.push({ lines: [...named, line], hasHeader: false });
    else pieces.at(-1)?.lines.push(line);
  }
  return pieces;
}

/**
 * Returns the students of a pasted text or a CSV file (CLS-06). Separators are lines, commas,
 * semicolons and spaces; `Name <a@b.org>` and the columns of a table give names. In a table with
 * headers only the column of addresses is invited, rows without an address are to correct, and a
 * name that its columns do not tell for certain is left out. Runs in linear time.
 */
export function readPastedStudents(text: string): PastedStudents {
  const pieces = splitPieces(text).map(({ lines, hasHeader }) =>
    hasHeader ? readRoster(lines) : readLines(lines),
  );
  const emails = new Map<string, string>();
  const repeated: string[] = [];
  const invalid: string[] = [];
  for (const fragment of pieces.flatMap(({ fragments }) => fragments)) {
    const key = getAddressKey(fragment.text);
    if (fragment.kind === 'invalid') invalid.push(fragment.text);
    else if (emails.has(key)) repeated.push(fragment.text);
    else emails.set(key, fragment.text);
  }
  const names = new Map(
    pieces
      .flatMap((piece) => piece.names)
      .filter(({ email }) => emails.has(getAddressKey(email)))
      .map((name) => [getAddressKey(name.email), name]),
  );
  return { emails: [...emails.values()], names: [...names.values()], repeated, invalid };
}
