import { extractAddresses } from '../sharing/extract-addresses.ts';
import { getAddressKey } from '../sharing/recipients.ts';

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
const lineEnds = /[\r\n]+/;
/** A cell of a table: in quotes, in which a quote is doubled, or without. */
const cells = /(?:^|[,;\t]) *(?:"((?:[^"]|"")*)"[^,;\t]*|([^,;\t]*))/g;
const firstNameHeader = /^(?:first|given|fore)/i;
const lastNameHeader = /^(?:last|family|sur)/i;

type Name = Pick<StudentName, 'firstName' | 'lastName'>;

const trimCell = (cell: string): string =>
  cell
    .trim()
    .replace(/^"+|"+$/g, '')
    .trim();
/** Returns the cells of a line (RFC 4180, with commas, semicolons or tabs). */
const splitCells = (line: string): readonly string[] =>
  [...line.matchAll(cells)].map(([, quoted, plain = '']) =>
    trimCell(quoted?.replaceAll('""', '"') ?? plain),
  );
const isName = (cell: string): boolean =>
  /\p{L}/u.test(cell) && !cell.includes('@') && cell.length <= maxNameLength;

/** Splits a whole name: its last word is the last name. */
function splitName(name: string): Name {
  const words = name.split(/\s+/);
  return words.length === 1
    ? { firstName: name, lastName: '' }
    : { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}

/** Returns a name that is written in one piece, `Ana Silva` or `Silva, Ana`; null for none. */
function readWholeName(text: string): Name | null {
  const parts = text.split(',').map(trimCell).filter(isName);
  const last = parts.at(-1);
  if (last === undefined) return null;
  const before = parts.at(-2);
  return before === undefined ? splitName(last) : { firstName: last, lastName: before };
}

/** Returns the name before an address in angle brackets: `Ana Silva <`, `"Silva, Ana" <`. */
function readNameBefore(text: string): Name | null {
  const own = text.slice(text.lastIndexOf(';') + 1);
  return readWholeName(/"([^"]+)"\s*$/.exec(own)?.[1] ?? own);
}

/** Returns the names of a line with addresses in angle brackets. */
function readNamesInBrackets(line: string): StudentName[] {
  return line.split('>').flatMap((part) => {
    const start = part.lastIndexOf('<');
    const name = start < 0 ? null : readNameBefore(part.slice(0, start));
    return name === null ? [] : [{ email: part.slice(start + 1).trim(), ...name }];
  });
}

interface Columns {
  readonly first: number;
  readonly last: number;
}

function findColumns(line: string): Columns | null {
  const names = splitCells(line);
  const first = names.findIndex((name) => firstNameHeader.test(name));
  const last = names.findIndex((name) => lastNameHeader.test(name));
  return first < 0 && last < 0 ? null : { first, last };
}

/** Returns the name of a row of a table with one address: by the header's columns, else in order. */
function readNameOfRow(line: string, columns: Columns | null): StudentName[] {
  const row = splitCells(line);
  const email = row.find((cell) => cell.includes('@'));
  if (email === undefined || row.filter((cell) => cell.includes('@')).length !== 1) return [];
  if (columns !== null)
    return [{ email, firstName: row[columns.first] ?? '', lastName: row[columns.last] ?? '' }];
  const [first, last] = row.filter(isName);
  if (first !== undefined && last !== undefined)
    return [{ email, firstName: first, lastName: last }];
  const name = readWholeName(first ?? '');
  return name === null ? [] : [{ email, ...name }];
}

/** Returns whether the first line names the columns of a table. */
const isHeader = (line: string): boolean => !line.includes('@') && /e-?mail|address/i.test(line);

/**
 * Returns the students of a pasted text or a CSV file (CLS-06). Separators are lines, commas,
 * semicolons and spaces; `Name <a@b.org>` and the columns of a table give names. Runs in linear
 * time.
 */
export function readPastedStudents(text: string): PastedStudents {
  const lines = text.split(lineEnds);
  const header = lines.findIndex((line) => line.trim() !== '');
  const hasHeader = isHeader(lines[header] ?? '');
  const columns = hasHeader ? findColumns(lines[header] ?? '') : null;
  const rows = hasHeader ? lines.slice(header + 1) : lines;
  const emails = new Map<string, string>();
  const repeated: string[] = [];
  const invalid: string[] = [];
  for (const fragment of extractAddresses(rows.join('\n'))) {
    const key = getAddressKey(fragment.text);
    if (fragment.kind === 'invalid') {
      if (!hasHeader || fragment.text.includes('@')) invalid.push(fragment.text);
    } else if (emails.has(key)) repeated.push(fragment.text);
    else emails.set(key, fragment.text);
  }
  const names = new Map(
    rows
      .flatMap((line) =>
        line.includes('<') ? readNamesInBrackets(line) : readNameOfRow(line, columns),
      )
      .filter(({ email }) => emails.has(getAddressKey(email)))
      .map((name) => [getAddressKey(name.email), name]),
  );
  return { emails: [...emails.values()], names: [...names.values()], repeated, invalid };
}
