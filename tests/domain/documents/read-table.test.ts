import { expect, it } from 'vitest';

import { maxShownRows, readTable } from '../../../src/domain/documents/read-table.ts';

it.each([
  ['commas', 'name,group\r\nAna,1\r\n'],
  ['semicolons', 'name;group\nAna;1'],
  ['tabs', 'name\tgroup\nAna\t1\n\n'],
])('reads a table separated by %s', (_, text) => {
  expect(readTable(text)).toEqual({
    rows: [
      ['name', 'group'],
      ['Ana', '1'],
    ],
    isCut: false,
  });
});

it('reads quoted cells with separators, quotes and line breaks', () => {
  expect(readTable('a,b\n"x, ""y""\nz",=1+1\n').rows).toEqual([
    ['a', 'b'],
    ['x, "y"\nz', '=1+1'],
  ]);
});

it('shows the first rows of a long table', () => {
  const { rows, isCut } = readTable('a,b\n'.repeat(maxShownRows + 5));
  expect([rows.length, isCut]).toEqual([maxShownRows, true]);
});

it('shows all rows when a quote is never closed or stands inside a cell', () => {
  expect(readTable('a,b\n"x,1\ny,2\n').rows).toEqual([
    ['a', 'b'],
    ['"x', '1'],
    ['y', '2'],
  ]);
  expect(readTable('a;b\n3.5" disk;"c"d').rows).toEqual([
    ['a', 'b'],
    ['3.5" disk', '"c"d'],
  ]);
});

it('shows rows of different lengths and leaves out the byte order mark and empty lines', () => {
  expect(readTable('\uFEFFa,b\r\n\r\nc\rd,e,f\n').rows).toEqual([
    ['a', 'b'],
    ['c'],
    ['d', 'e', 'f'],
  ]);
});

it.each([
  ['a plain cell', (length: number) => `${'x'.repeat(length)},1\n`],
  ['a quoted cell', (length: number) => `"${'x, ""y""\n'.repeat(length / 9)}",1\n`],
])('reads only the start of a large file, and leaves out the row cut off in %s', (_, rowOf) => {
  const row = rowOf(300_000);
  const { rows, isCut } = readTable(`a,b\n${row.repeat(5)}`);
  expect(isCut).toBe(true);
  expect(rows[0]).toEqual(['a', 'b']);
  expect(rows[1]).toEqual(readTable(`a,b\n${row}`).rows[1]);
  expect(rows.slice(2)).toEqual(rows.slice(2).map(() => rows[1]));
  expect(rows.length).toBeGreaterThanOrEqual(3);
});

it('reads an empty file', () => {
  expect(readTable('')).toEqual({ rows: [], isCut: false });
});
