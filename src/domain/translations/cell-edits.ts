import type { Message } from '../messages/message.ts';
import type { SiteLanguage } from './languages.ts';
import type { CellLocation, TranslationCell, TranslationRow } from './translation-rows.ts';
import { validateCell } from './validate-translation.ts';

/**
 * A value that was typed or pasted into a cell and is not stored yet. `base` is the cell it replaces.
 * Edits of one `batch` are stored by one call. One with a `reason` was not stored and waits for its
 * author.
 */
export interface CellEdit {
  readonly place: CellLocation;
  readonly groupId: number;
  readonly base: TranslationCell | null;
  readonly value: string;
  readonly batch: number;
  readonly reason: Message | null;
}

/** Returns whether two locations are the same cell. */
export const isSamePlace = (a: CellLocation, b: CellLocation): boolean =>
  a.key === b.key && a.language === b.language;

/** Returns the newest edit of a cell, undefined when it has none. */
export const findEdit = (edits: readonly CellEdit[], place: CellLocation): CellEdit | undefined =>
  edits.findLast((edit) => isSamePlace(edit.place, place));

/** Returns why a value cannot be stored in a cell of a row, or null (TRAN-20, TRAN-22, TRAN-23). */
export function findValueProblem(
  { key, groupId, cells }: TranslationRow,
  language: CellLocation['language'],
  value: string,
  edits: readonly CellEdit[],
): Message | null {
  const english = findEdit(edits, { key, language: 'en' })?.value ?? cells.en?.value ?? '';
  const errors = validateCell({ key, groupId, english, value, id: null }, language);
  return (errors['value'] ?? errors['english'])?.[0] ?? null;
}

/** Returns the rows and columns of text that a spreadsheet has copied: tabs, lines, quoted cells. */
export function readBlock(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  const cells = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/gy;
  let row: string[] = [];
  while (cells.lastIndex < text.length) {
    const [, quoted, plain = '', end] = cells.exec(text) ?? [];
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\t' && cells.lastIndex < text.length) continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** A block of values over the cells of a grid; blank ones are left out. */
export interface PlacedBlock {
  readonly values: readonly {
    readonly row: TranslationRow;
    readonly place: CellLocation;
    readonly value: string;
  }[];
  /** How many values have no cell: they are below the last row or beside the last language. */
  readonly outside: number;
}

/**
 * Lays a block over `rows`, from the first of them down and from the language with the index
 * `column` on. Blank values change nothing.
 */
export function placeBlock(
  block: readonly (readonly string[])[],
  rows: readonly TranslationRow[],
  languages: readonly SiteLanguage[],
  column: number,
): PlacedBlock {
  const filled = block.flatMap((cells, down) =>
    cells.flatMap((value, along) =>
      value.trim() === '' ? [] : [{ row: rows[down], language: languages[column + along], value }],
    ),
  );
  const values = filled.flatMap(({ row, language, value }) =>
    row === undefined || language === undefined
      ? []
      : [{ row, place: { key: row.key, language: language.code }, value }],
  );
  return { values, outside: filled.length - values.length };
}
